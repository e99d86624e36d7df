import type { PictureFile } from '#kit/picture-file.ts'

/** The media library as pages read it. */
export type MediaReader = {
  /** Pictures by id; an id that is not there, or is no picture, is left out. */
  pictures: (ids: readonly number[]) => Promise<Map<number, PictureFile>>
}
