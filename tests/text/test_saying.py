"""Sentences as they should be, word for word."""

from __future__ import annotations

import pytest

import valtable
from valtable.engine.effects import Counter, Gain
from valtable.engine.message import Message, amount, plain, player_name
from valtable.engine.question import Option, Question
from valtable.games import find
from valtable.games.kingdom.vocabulary import VOCABULARY
from valtable.games.realm.vocabulary import amounts
from valtable.text import MissingText, Speaker, speaker_for, speaker_of

NBSP = "\u00a0"
PEOPLE = ["Alice", "Bob"]


def speaker(language: str, game: str = "kingdom") -> Speaker:
    return speaker_of(find(game), language, PEOPLE)


def both(message: Message, game: str = "kingdom") -> tuple[str, str]:
    """In English and in French, with plain spaces for the no-break ones."""
    return speaker("en", game).say(message), speaker("fr", game).say(message).replace(NBSP, " ")


CARDS = {
    "monk": (
        ["Your turn: gain 1 gold and 2 magic.", "Other turns: pay 1 gold to gain 2 magic."],
        ["À votre tour : gagner 1 Or et 2 Magie.", "Hors de votre tour : payer 1 Or pour gagner 2 Magie."],
    ),
    "thief": (
        ["Your turn: take from an opponent up to 3 gold or 3 magic.", "Other turns: gain 2 gold or 2 magic."],
        [
            "À votre tour : prendre à un adversaire jusqu’à 3 Or ou 3 Magie.",
            "Hors de votre tour : gagner 2 Or ou 2 Magie.",
        ],
    ),
    "miner": (
        ["Your turn: gain 1 gold and 1 gold per domain.", "Other turns: gain 4 gold."],
        ["À votre tour : gagner 1 Or et 1 Or par Domaine.", "Hors de votre tour : gagner 4 Or."],
    ),
    "spider_queen": (
        ["Reward: gain 2 gold per Forest monster you have slain, or take any citizen from the centre and gain 1 VP."],
        [
            "Récompense : gagner 2 Or par Monstre tué (Forêt), "
            "ou prendre au centre n’importe quel Citoyen et gagner 1 PV."
        ],
    ),
    "desert_orchid": (
        ["Your roll: pay 1 gold per holy citizen to set one die to 1."],
        ["À votre Lancer : payer 1 Or par Citoyen Sacré pour changer un dé en 1."],
    ),
    "palace_of_the_dawn": (
        ["Your roll: you may lower one die by 1."],
        ["À votre Lancer : vous pouvez baisser un dé de 1."],
    ),
    "cloudriders_camp": (
        ["When built: gain 3 strength and take a soldier citizen of cost 2 or less from the centre."],
        ["À la construction : gagner 3 Force et prendre au centre un Citoyen Soldat de coût 2 ou moins."],
    ),
    "eye_of_asteraten": (
        ["When built: gain 5 strength, then you may slay a monster as an extra action."],
        ["À la construction : gagner 5 Force, puis, si vous voulez, tuer un Monstre en Action supplémentaire."],
    ),
    "watcher_on_the_water": (
        ["When built: you may return one of your monsters to its stack and gain 3 VP."],
        ["À la construction : vous pouvez rendre l’un de vos Monstres à sa pile et gagner 3 PV."],
    ),
    "tsoukalos": (
        ["End of the game: gain 1 VP per gold you have, 2 VP per domain and 1 VP per 2 magic and strength combined."],
        [
            "Fin de partie : gagner 1 PV par Or que vous avez, 2 PV par Domaine "
            "et 1 PV par lot de 2 Magie et Force réunies."
        ],
    ),
    "giant_leech": (
        ["When rolled: every player loses 1 strength, if they have any.", "Reward: gain 5 magic."],
        ["Quand sa valeur sort : chaque joueur perd 1 Force, s’il en a.", "Récompense : gagner 5 Magie."],
    ),
}


@pytest.mark.parametrize("id", CARDS)
def test_what_cards_do(id: str) -> None:
    note = next(note for note in find("kingdom").prepare(2, None).catalogue() if note.id == id)
    said = [both(effect) for effect in note.effects]
    assert ([en for en, _ in said], [fr for _, fr in said]) == CARDS[id]


VILLAGES: dict[str, tuple[list[str], list[str]]] = {
    "tannery": (
        ["type: artisan", "costs 1 food", "as a resource: wood", "worth 1 VP"],
        ["type : Artisan", "coûte 1 Nourriture", "comme Ressource : Bois", "vaut 1 PV"],
    ),
    "bakery": (
        ["type: artisan", "costs 1 food and 1 wood", "as a resource: stone", "worth 1 VP", "At once: draw 2 cards."],
        [
            "type : Artisan",
            "coûte 1 Nourriture et 1 Bois",
            "comme Ressource : Pierre",
            "vaut 1 PV",
            "Aussitôt : piocher 2 cartes.",
        ],
    ),
    "fountain": (
        [
            "type: artisan",
            "costs 1 stone and 1 magic",
            "as a resource: magic",
            "worth 1 VP",
            "Paying for a building: discard 2 cards for 1 native resource.",
        ],
        [
            "type : Artisan",
            "coûte 1 Pierre et 1 Magie",
            "comme Ressource : Magie",
            "vaut 1 PV",
            "Pour payer un Bâtiment : défausser 2 cartes contre 1 Ressource Native.",
        ],
    ),
    "farm": (
        [
            "type: artisan",
            "costs 2 wood, 1 stone and 1 magic",
            "as a resource: food",
            "worth 2 VP",
            "Paying for a building: gain 1 food.",
        ],
        [
            "type : Artisan",
            "coûte 2 Bois, 1 Pierre et 1 Magie",
            "comme Ressource : Nourriture",
            "vaut 2 PV",
            "Pour payer un Bâtiment : gagner 1 Nourriture.",
        ],
    ),
    "guard_tower": (
        ["type: soldier", "costs 1 wood and 1 stone", "as a resource: magic", "worth 1 VP", "Harvest: draw 1 card."],
        [
            "type : Soldat",
            "coûte 1 Bois et 1 Pierre",
            "comme Ressource : Magie",
            "vaut 1 PV",
            "Récolte : piocher 1 carte.",
        ],
    ),
    "keep": (
        [
            "type: soldier",
            "costs 2 stone",
            "as a resource: wood",
            "worth 1 VP",
            "At once: take 1 random card from an opponent's hand.",
        ],
        [
            "type : Soldat",
            "coûte 2 Pierre",
            "comme Ressource : Bois",
            "vaut 1 PV",
            "Aussitôt : prendre 1 carte au hasard dans la main d’un adversaire.",
        ],
    ),
    "witchs_hut": (
        [
            "type: shadow",
            "costs 1 wood and 1 magic",
            "as a resource: magic",
            "worth 1 VP",
            "At once: discard 1 card for 1 gold.",
        ],
        [
            "type : Ombre",
            "coûte 1 Bois et 1 Magie",
            "comme Ressource : Magie",
            "vaut 1 PV",
            "Aussitôt : défausser 1 carte contre 1 Or.",
        ],
    ),
    "oracle": (
        ["type: holy", "costs 1 wood and 2 magic", "as a resource: magic", "worth 1 VP", "Tax: gain 1 gold."],
        ["type : Saint", "coûte 1 Bois et 2 Magie", "comme Ressource : Magie", "vaut 1 PV", "Impôt : gagner 1 Or."],
    ),
    "monastery": (
        [
            "type: holy",
            "costs 1 food, 1 stone and 1 magic",
            "as a resource: food",
            "worth 2 VP",
            "Paying for a holy building: gain 1 native resource.",
        ],
        [
            "type : Saint",
            "coûte 1 Nourriture, 1 Pierre et 1 Magie",
            "comme Ressource : Nourriture",
            "vaut 2 PV",
            "Pour payer un Bâtiment Saint : gagner 1 Ressource Native.",
        ],
    ),
    "knight": (
        ["requires buildings: 2 soldiers", "worth 2 VP", "End of the game: gain 1 VP per soldier building."],
        ["exige des Bâtiments : 2 Soldats", "vaut 2 PV", "Fin de partie : gagner 1 PV par Bâtiment Soldat."],
    ),
    "necromancer": (
        ["requires buildings: 2 shadows", "worth 3 VP", "At once: draw 1 card per shadow building."],
        ["exige des Bâtiments : 2 Ombres", "vaut 3 PV", "Aussitôt : piocher 1 carte par Bâtiment Ombre."],
    ),
    "cleric": (
        ["requires buildings: 2 holy", "worth 2 VP", "End of the game: gain 1 VP per holy building."],
        ["exige des Bâtiments : 2 Saints", "vaut 2 PV", "Fin de partie : gagner 1 PV par Bâtiment Saint."],
    ),
    "master_mason": (
        ["requires buildings: 2 artisans", "worth 2 VP", "Paying for an artisan building: gain 1 native resource."],
        [
            "exige des Bâtiments : 2 Artisans",
            "vaut 2 PV",
            "Pour payer un Bâtiment Artisan : gagner 1 Ressource Native.",
        ],
    ),
    "rogue": (
        [
            "requires buildings: 1 soldier and 1 shadow",
            "worth 3 VP",
            "At once: take 2 random cards from one opponent's hand.",
        ],
        [
            "exige des Bâtiments : 1 Soldat et 1 Ombre",
            "vaut 3 PV",
            "Aussitôt : prendre 2 cartes au hasard dans la main d’un même adversaire.",
        ],
    ),
    "thief": (
        ["requires buildings: 1 artisan and 1 shadow", "worth 2 VP", "At once: take 1 gold from an opponent."],
        ["exige des Bâtiments : 1 Artisan et 1 Ombre", "vaut 2 PV", "Aussitôt : prendre 1 Or à un adversaire."],
    ),
    "bard": (
        [
            "requires buildings: 1 artisan, 1 shadow and 1 holy",
            "worth 4 VP",
            "End of the game: gain 1 VP per adventurer.",
        ],
        [
            "exige des Bâtiments : 1 Artisan, 1 Ombre et 1 Saint",
            "vaut 4 PV",
            "Fin de partie : gagner 1 PV par Aventurier.",
        ],
    ),
    "dragon_slayer": (
        ["requires buildings: 1 artisan, 1 soldier, 1 shadow and 1 holy", "worth 5 VP"],
        ["exige des Bâtiments : 1 Artisan, 1 Soldat, 1 Ombre et 1 Saint", "vaut 5 PV"],
    ),
}


@pytest.mark.parametrize("id", VILLAGES)
def test_cards_of_villages(id: str) -> None:
    note = next(note for note in find("villages").prepare(2, None).catalogue() if note.id == id)
    said = [both(message, "villages") for message in (*note.facts, *note.effects)]
    assert ([en for en, _ in said], [fr for _, fr in said]) == VILLAGES[id]


@pytest.mark.parametrize(
    ("effect", "english", "french"),
    [
        ("wild+1", "gain 1 resource of your choice", "gagner 1 Ressource au choix"),
        ("wild+2", "gain 2 of one resource of your choice", "gagner 2 fois une même Ressource au choix"),
        ("gold+1 & magic+2 & vp+1", "gain 1 gold, 2 magic and 1 VP", "gagner 1 Or, 2 Magie et 1 PV"),
        ("choose(gold+1|magic+1|vp+1)", "gain 1 gold, 1 magic or 1 VP", "gagner 1 Or, 1 Magie ou 1 PV"),
        (
            "choose(gold+1 & magic+1|strength+3)",
            "gain 1 gold and 1 magic, or gain 3 strength",
            "gagner 1 Or et 1 Magie, ou gagner 3 Force",
        ),
        (
            "gold+1 & choose(magic+2|vp+1)",
            "gain 1 gold, then gain 2 magic or 1 VP",
            "gagner 1 Or, puis gagner 2 Magie ou 1 PV",
        ),
        ("add_die(1)", "raise one die by 1", "augmenter un dé de 1"),
        ("add_die(-2)", "add -2 to one die", "ajouter -2 à un dé"),
        ("vp+1 per 2 citizen", "gain 1 VP per 2 citizens", "gagner 1 PV par lot de 2 Citoyens"),
        ("vp+1 per name:knight", "gain 1 VP per Knight", "gagner 1 PV par Chevalier"),
        ("vp+5 per type:boss", "gain 5 VP per boss you have slain", "gagner 5 PV par Monstre tué (Boss)"),
    ],
)
def test_effects(effect: str, english: str, french: str) -> None:
    assert both(VOCABULARY.parse(effect).message()) == (english, french)


ALICE = player_name(0)
MONK = Message("card-monk")


@pytest.mark.parametrize(
    ("message", "english", "french"),
    [
        (
            Message("event-slew", {"player": ALICE, "card": Message("card-goblin"), "price": amounts(0, 1, 2)}),
            "Alice slays the Goblin with 1 strength and 2 magic.",
            "Alice tue un Monstre : Gobelin (1 Force et 2 Magie).",
        ),
        (
            Message("event-harvested", {"player": ALICE, "gains": amounts(2, 1, 1), "cards": [MONK]}),
            "Alice harvests 2 gold, 1 strength and 1 magic (Monk).",
            "Alice récolte 2 Or, 1 Force et 1 Magie (Moine).",
        ),
        (Message("times", {"n": 1, "card": MONK}), "Monk", "Moine"),
        (Message("times", {"n": 3, "card": MONK}), "Monk ×3", "Moine ×3"),
        (
            Message("event-roll", {"player": ALICE, "die1": 3, "die2": 5}),
            "Alice rolls 3 and 5.",
            "Alice lance les dés : 3 et 5.",
        ),
        (Message("amount-holy", {"n": 1}), "1 holy", "1 Sacré"),
        (Message("amount-holy", {"n": 2}), "2 holy", "2 Sacrés"),
        (Message("amount-soldier", {"n": 3}), "3 soldiers", "3 Soldats"),
        (
            Message(
                "score-duke", {"card": Message("card-cornelius"), "effect": Gain("vp", 3, Counter("domain")).message()}
            ),
            "Cornelius the Dreamer: 3 VP per domain",
            "Cornelius le Rêveur : 3 PV par Domaine",
        ),
        (
            Message("score-no-duke", {"effect": Gain("vp", 1, Counter("resources", "", 3)).message()}),
            "1 VP per 3 resources you have",
            "1 PV par lot de 3 Ressources que vous avez",
        ),
        (Message("ask-pay", {"card": MONK}), "Monk: how will you pay?", "Moine : comment payez-vous ?"),
        (player_name(4), "Player 5", "Joueur 5"),
    ],
)
def test_events_scores_and_questions(message: Message, english: str, french: str) -> None:
    assert both(message) == (english, french)


FARM = Message("card-farm")
STONE = Message("resource-stone")


@pytest.mark.parametrize(
    ("message", "english", "french"),
    [
        (
            Message("event-developed", {"player": ALICE, "card": FARM, "resource": STONE}),
            "Alice lays out stone (Farm).",
            "Alice pose une Ressource : Pierre (Ferme).",
        ),
        (
            Message("event-coin-on-other", {"player": ALICE, "owner": player_name(1), "resource": STONE}),
            "Alice puts 1 gold on Bob's stone.",
            "Alice pose 1 Or chez Bob (Pierre).",
        ),
        (
            Message("event-gained", {"player": ALICE, "gains": [amount("gold", 3)]}),
            "Alice collects 3 gold.",
            "Alice encaisse 3 Or.",
        ),
        (
            Message(
                "event-stole-card",
                {"player": ALICE, "victim": player_name(1), "card": FARM, "source": Message("card-keep")},
            ),
            "Alice takes Farm from Bob's hand (Keep).",
            "Alice prend une carte à Bob (Donjon) : Ferme.",
        ),
        (
            Message("provide-own", {"resource": STONE}),
            "1 gold on your stone",
            "1 Or sur l’une de vos Ressources (Pierre)",
        ),
        (
            Message("provide-resource", {"player": player_name(1), "resource": STONE}),
            "1 gold on Bob's stone",
            "1 Or chez Bob (Pierre)",
        ),
        (
            Message("provide-power", {"card": FARM, "effect": Gain("food", 1).message()}),
            "Farm: 1 food",
            "Ferme : 1 Nourriture",
        ),
        (
            Message(
                "score-power",
                {"card": Message("card-harbor"), "effect": Gain("vp", 1, Counter("building", "shadow")).message()},
            ),
            "Harbor: 1 VP per shadow building",
            "Port : 1 PV par Bâtiment Ombre",
        ),
        (
            Message("ask-provide", {"card": FARM, "resource": STONE}),
            "Farm: where does the stone come from?",
            "Ferme : d’où vient cette Ressource (Pierre) ?",
        ),
    ],
)
def test_sentences_of_villages(message: Message, english: str, french: str) -> None:
    assert both(message, "villages") == (english, french)


def test_following_is_offered_with_what_it_brings() -> None:
    yes, stop = Option("yes", Message("option-yes")), Option("pass", Message("option-pass"))
    question = Question(0, "follow-develop", (yes, stop), Message("ask-follow-develop"), "")
    english, french = speaker("en", "villages"), speaker("fr", "villages")
    assert english.option(question, yes) == "Follow: discard 2 cards to lay out another as a resource"
    said = french.option(question, yes).replace(NBSP, " ")
    assert said == "Suivre : défausser 2 cartes pour en poser une autre comme Ressource"
    assert [english.option(question, stop), french.option(question, stop)] == ["Pass", "Passer"]


def test_options_are_buttons_and_know_their_question() -> None:
    english, french = speaker("en"), speaker("fr")
    gold = Option("gold", Message("amount-gold", {"n": 1}))
    stop = Option("pass", Message("option-pass"))
    action = Question(0, "action", (gold,), Message("ask-action"), "")
    dice = Question(0, "change-dice", (stop,), Message("ask-change-dice"), "")
    other = Question(0, "something-else", (gold, stop), Message("ask-action"), "")
    branch = Option("gold-2", VOCABULARY.parse("gold+2").message())
    assert [english.option(action, gold), french.option(action, gold)] == ["Take 1 gold", "Gagner 1 Or"]
    assert [english.option(dice, stop), french.option(dice, stop)] == ["Keep the dice", "Garder les dés"]
    assert [english.option(other, gold), english.option(other, stop)] == ["1 gold", "Pass"]
    assert [english.option(other, branch), french.option(other, branch)] == ["Gain 2 gold", "Gagner 2 Or"]


def test_a_match_is_said_with_the_names_of_its_people() -> None:
    match = valtable.new("kingdom", players=2, seed=1, names=["Ann", "Ben"])
    question = match.questions[0]
    said = speaker_for(match, "en")
    assert said.say(question.message) == "Which duke will you keep, in secret?"
    assert [said.option(question, option) for option in question.options] == [
        said.say(Message("card-" + option.id)) for option in question.options
    ]
    assert said.say(player_name(1)) == "Ben"


def test_plain_data_is_said_like_messages() -> None:
    message = Message("event-harvested", {"player": ALICE, "gains": amounts(2, 1, 1), "cards": [MONK]})
    for language in ("en", "fr"):
        words = speaker(language).say(message)
        assert speaker(language).say_data(message.data()) == words
        assert speaker(language).say_data(plain(message)) == words


def test_what_is_missing_is_never_shown() -> None:
    for language in ("en", "fr"):
        with pytest.raises(MissingText, match=f"no words for 'ask-nobody' in '{language}'"):
            speaker(language).say(Message("ask-nobody"))
        with pytest.raises(MissingText, match=r"cannot say.*ask-pay"):
            speaker(language).say(Message("ask-pay"))
        with pytest.raises(KeyError):
            speaker(language).say(Message("ask-pay", {"card": Message("card-nobody")}))


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(valtable.SetupError, match="language: there is no 'de'; there are: en, fr"):
        speaker("de")


@pytest.mark.parametrize(
    ("language", "n", "words"),
    [
        ("en", 1, "The rules were mended since this match was last saved: one answer was taken back."),
        ("en", 4, "The rules were mended since this match was last saved: 4 answers were taken back."),
        (
            "fr",
            1,
            "Les règles ont été corrigées depuis la dernière sauvegarde de cette partie : une réponse a été annulée.",
        ),
        (
            "fr",
            4,
            "Les règles ont été corrigées depuis la dernière sauvegarde de cette partie : 4 réponses ont été annulées.",
        ),
    ],
)
def test_what_a_mended_rule_took_back(language: str, n: int, words: str) -> None:
    said = speaker(language).say(Message("event-taken-back", {"n": n}))
    assert said.replace("\u00a0", " ") == words


def test_numbers_carry_no_direction_marks() -> None:
    assert speaker("fr").say(Message("amount-gold", {"n": 12})) == "12 Or"
    assert "\u2068" not in speaker("en").say(Message("event-lost", {"player": ALICE, "what": amounts(1, 0, 0)}))


MARGRAVES: dict[str, tuple[list[str], list[str]]] = {
    "captain": (
        [
            "Pennant: gain 1 strength, move your margrave along a road and deploy a knight.",
            "Text: gain 1 knight and 1 strength.",
            "Text: each player may pay 1 gold to gain 1 knight.",
            "Text: you may slay a monster beside your location.",
        ],
        [
            "Fanion : gagner 1 Force, déplacer votre Margrave le long d’une route et déployer un Chevalier.",
            "Pouvoir : gagner 1 Chevalier et 1 Force.",
            "Pouvoir : chaque joueur peut payer 1 Or pour gagner 1 Chevalier.",
            "Pouvoir : vous pouvez terrasser un Monstre adjacent à votre Lieu.",
        ],
    ),
    "alchemist": (
        [
            "Pennant: gain 2 gold, move your margrave along a road and deploy a knight.",
            "Text: gain 5 gold.",
            "Text: you may pay 1 gold to gain 1 resource.",
            "Text: each player gains 1 gold per tower built.",
        ],
        [
            "Fanion : gagner 2 Or, déplacer votre Margrave le long d’une route et déployer un Chevalier.",
            "Pouvoir : gagner 5 Or.",
            "Pouvoir : vous pouvez payer 1 Or pour gagner 1 ressource Joker.",
            "Pouvoir : chaque joueur gagne 1 Or par Tour construite.",
        ],
    ),
    "artificer": (
        [
            "Pennant: move your margrave along a road, deploy a knight and deploy a knight.",
            "Text: gain 1 strength, 1 magic and 1 stone.",
            "Text: each opponent may pay you 2 gold to gain 1 strength and 1 stone.",
        ],
        [
            "Fanion : déplacer votre Margrave le long d’une route, déployer un Chevalier et déployer un Chevalier.",
            "Pouvoir : gagner 1 Force, 1 Magie et 1 Pierre.",
            "Pouvoir : chaque adversaire peut vous payer 2 Or pour gagner 1 Force et 1 Pierre.",
        ],
    ),
    "thraecius": (
        [
            "On entering: pay 3 resources to gain 1 gem.",
            "Tower built: gain 1 gem.",
            "Tower built: gain 3 resources.",
            "Tower built: gain 1 privilege I and 2 gold.",
        ],
        [
            "En entrant : payer 3 ressources Joker pour gagner 1 Gemme.",
            "Tour construite : gagner 1 Gemme.",
            "Tour construite : gagner 3 ressources Joker.",
            "Tour construite : gagner 1 Privilège I et 2 Or.",
        ],
    ),
    "warg_pack": (["When slain: gain 1 wood and 1 influence."], ["Terrassé : gagner 1 Bois et 1 Influence."]),
    "lion_smiths": (
        ["End of the game: 1 Artisan icon and lion banner."],
        ["Fin de partie : 1 icône Artisan et Bannière du Lion."],
    ),
    "toll_rights": (
        ["At any time in your turn, once: gain 4 gold."],
        ["À tout moment de votre tour, une fois : gagner 4 Or."],
    ),
}


@pytest.mark.parametrize("id", MARGRAVES)
def test_components_of_margraves(id: str) -> None:
    note = next(note for note in find("margraves").prepare(2, None).catalogue() if note.id == id)
    said = [both(message, "margraves") for message in note.effects]
    assert ([en for en, _ in said], [fr for _, fr in said]) == MARGRAVES[id]
