/** What a drawn page is made of, as far as it is measured. `element`: of the open document, where it is one. */
export type PageFacts = {
  headings: HeadingFact[]
  pictures: PictureFact[]
  links: LinkFact[]
  texts: TextFact[]
  /** What can be jumped to. */
  anchors: ReadonlySet<string>
  /** Bytes as they are sent, compressed. */
  weight: { script: number; style: number; pictures: number; fonts: number; page: number }
  /** What fills most of the first screen. */
  largest: LargestFact | undefined
}
type Owned = { element: string | undefined }
export type HeadingFact = Owned & { level: number; text: string }
export type PictureFact = Owned & {
  /** The name of its file. */
  file: string
  /** null: it says nothing at all of what it shows. */
  alt: string | null
  /** It is the only thing inside of a link. */
  isLink: boolean
  bytes: number
  /** How wide its file is, and how wide it is drawn, in the pixels of the screen. */
  fileWidth: number
  drawnWidth: number
}
export type LinkFact = Owned & { href: string; text: string }
export type TextFact = Owned & { text: string; colour: string; ground: string; isLarge: boolean }
export type LargestFact = Owned & { what: 'picture' | 'text'; bytes: number; isLate: boolean; file: string }
