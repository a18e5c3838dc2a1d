// Where the icons are: the build puts the name of the sprite in. Draw one with <use href={`${SPRITE}#i-NAME`}/>,
// a scene with <use href={`${SPRITE}#s-NAME`}/>.
declare const __SPRITE__: string | undefined;

export const SPRITE: string = typeof __SPRITE__ === "string" ? __SPRITE__ : "/static/icons.svg";
