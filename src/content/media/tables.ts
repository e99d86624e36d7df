import type { Generated, JSONColumnType } from 'kysely'

/** `bytes`: the length of the WebP file, where it was measured. */
export type StoredSize = { width: number; height: number; avif: string; webp: string; bytes?: number }

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
  created_at: Generated<Date>
  modified_at: Generated<Date>
}

declare module '#db/schema.ts' {
  interface Database {
    media: MediaTable
  }
}
