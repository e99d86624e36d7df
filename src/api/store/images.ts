import type { PictureFile } from '#kit/picture-file.ts'

/** A picture as this API tells of it. */
export function imageOf({ id, alt, sizes }: PictureFile, shopUrl: string) {
  const [smallest, largest] = [sizes[0], sizes.at(-1)]
  return {
    id,
    src: largest ? shopUrl + largest.webp : '',
    thumbnail: smallest ? shopUrl + smallest.webp : '',
    srcset: sizes.map(({ webp, width }) => `${shopUrl}${webp} ${width}w`).join(', '),
    sizes: largest ? `(max-width: ${largest.width}px) 100vw, ${largest.width}px` : '',
    name: alt,
    alt,
  }
}
