import { readFile } from 'node:fs/promises'
import { MAX_REVIEW_PHOTO_BYTES, MAX_REVIEW_PHOTOS, REVIEW_PHOTOS_FIELD } from './contract.ts'
import type { CleanPhoto } from './photos.ts'
import { REVIEW_TEXT } from './text.ts'

type Sent = { field: string; name: string; size: number; path: string }
export type CleanPhotoOf = (bytes: Buffer) => Promise<CleanPhoto | undefined>
type ReadPhotos = { ok: true; photos: CleanPhoto[] } | { ok: false; problem: string }

/** Reads the photos of a form, one at a time for everybody: unpacking one takes memory, unpacking many at once could take all of it. */
export function createPhotoReader(clean: CleanPhotoOf) {
  let queue: Promise<unknown> = Promise.resolve()
  const inTurn = (path: string): Promise<CleanPhoto | undefined> => {
    const work = queue.then(async () => await clean(await readFile(path)))
    queue = work.catch(() => {})
    return work
  }
  return async (sent: Sent[]): Promise<ReadPhotos> => {
    const chosen = sent.filter(({ field }) => field === REVIEW_PHOTOS_FIELD)
    if (chosen.length > MAX_REVIEW_PHOTOS) return { ok: false, problem: REVIEW_TEXT.tooManyPhotos }
    if (chosen.some(({ size }) => size > MAX_REVIEW_PHOTO_BYTES)) return { ok: false, problem: REVIEW_TEXT.largePhoto }
    const photos: CleanPhoto[] = []
    for (const { path } of chosen) {
      const photo = await inTurn(path)
      if (!photo) return { ok: false, problem: REVIEW_TEXT.noPhoto }
      photos.push(photo)
    }
    return { ok: true, photos }
  }
}
