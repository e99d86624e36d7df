import type { MediaLibrary } from '#content/media/library.ts'
import { looksLikePicture } from '#content/media/picture-bytes.ts'

type Picture = { id: number; name: string; bytes: Buffer; alt: string; title: string; caption: string; by: number }

/** Puts a picture into the library under the number that things know it by. */
export const keepUnder =
  (library: Pick<MediaLibrary, 'upload'>) =>
  async ({ by, ...picture }: Picture): Promise<boolean> => {
    if (!looksLikePicture(picture.bytes)) return false
    const kept = await library.upload({ ...picture, description: '', contentId: 0, authorId: by })
    return kept.ok
  }
