import type { FontMetrics } from './metrics.ts'

/** A family that pages can be written in, shipped with the shop or uploaded. */
export type UsableFont = { id: string; name: string; kind: 'sans-serif' | 'serif'; url: string; metrics: FontMetrics }

/** What the fonts of a page add to it. */
export type PageFonts = {
  /** Faces, their stand-ins and the design tokens that name them; empty for the fonts of the visitor's device. */
  css: string
  /** Addresses of the files that are fetched before the style sheet asks for them. */
  preload: string[]
  /** What documents ask for and don't get. */
  problems: string[]
}

/** The fonts as pages read them. */
export type FontReader = {
  /** `named`: families that the page's documents choose for single elements, by id or by name. */
  onPage: (named: readonly string[]) => Promise<PageFonts>
  /** For mails: the family's name and stand-ins that every program has; nothing is fetched. */
  stacks: () => Promise<{ text: string | undefined; display: string | undefined }>
}
