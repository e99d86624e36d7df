import type { PictureFile } from '#kit/picture-file.ts'

/** The media library as pages read it. */
export type MediaReader = {
  /** Pictures by id; an id that is not there, or is no picture, is left out. */
  pictures: (ids: readonly number[]) => Promise<Map<number, PictureFile>>
}

/** A picture as the table keeps it: file names instead of addresses. */
export type StoredPicture = {
  id: number
  alt: string
  width: number
  height: number
  /** Left out where nothing is cut. */
  focal_x?: number
  focal_y?: number
  sizes: { width: number; height: number; avif: string; webp: string }[]
}
