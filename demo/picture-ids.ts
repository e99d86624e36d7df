/** Media ids by picture name. */
export type PictureIds = (name: string) => number
