import { openUploads } from './sources/uploads.ts'

export const MOST_PICTURE_BYTES = 10 * 1024 * 1024

/** Files of the old shop's uploads that were handed over with it, by the addresses that they had. */
export type PictureFiles = { read: (url: string) => Promise<Buffer | undefined>; close: () => void }

/** A folder or a zip of uploads; without one there are no files. */
export async function openPictureFiles(place: string | undefined): Promise<PictureFiles> {
  const uploads = place === undefined ? undefined : await openUploads(place)
  return {
    read: async (url) => {
      const path = pathOf(url)
      return path === undefined ? undefined : await uploads?.read(path, MOST_PICTURE_BYTES)
    },
    close: () => uploads?.close(),
  }
}

/** The path below the uploads: `…/wp-content/uploads/2024/07/x.jpg`, or `…/midia/x.jpg` of a shop like this one. */
function pathOf(url: string): string | undefined {
  const [, path] = /\/(?:uploads|midia)\/([^?#]+)/.exec(url) ?? []
  try {
    return path && decodeURIComponent(path)
  } catch {
    return path
  }
}
