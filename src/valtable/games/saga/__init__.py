"""La Saga du Ténébréon: its cards, its books and the words of its effects. The rules are still to come."""
