import type { Generated, JSONColumnType } from 'kysely'
import type { CropArea, Focus } from './crop-rule.ts'

/** `bytes`: the length of the WebP file, where it was measured. */
export type StoredSize = { width: number; height: number; avif: string; webp: string; bytes?: number }

/** The upload, while a part of it stands in its place. */
export type StoredOriginal = Measured & { focus: Focus }
type Measured = { file: string; mime: string; width: number; height: number; bytes: number; sizes: StoredSize[] }

export type MediaTable = {
  id: Generated<number>
  slug: string
  title: Generated<string>
  alt: Generated<string>
  mime: string
  width: Generated<number>
  height: Generated<number>
  file: string
  sizes: JSONColumnType<StoredSize[], string | undefined, string>
  author_id: number | null
  caption: Generated<string>
  description: Generated<string>
  bytes: Generated<number>
  content_id: number | null
  focal_x: Generated<number>
  focal_y: Generated<number>
  crop: JSONColumnType<CropArea, string | null | undefined, string | null> | null
  original: JSONColumnType<StoredOriginal, string | null | undefined, string | null> | null
  created_at: Generated<Date>
  modified_at: Generated<Date>
}

declare module '#db/schema.ts' {
  interface Database {
    media: MediaTable
  }
}
