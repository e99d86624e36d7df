/** A picture with its rendered sizes, as the media library hands it to pages. */
export type PictureFile = {
  id: number
  alt: string
  width: number
  height: number
  /** What stays in sight where it is cut, in hundredths from the left and the top. Without it: the middle. */
  focus?: { x: number; y: number }
  /** From small to large; each exists in both formats. */
  sizes: { width: number; avif: string; webp: string }[]
}
