/** What has a document that merchants draw, by its name in the API. */
export const DRAFT_KINDS = ['pages', 'posts', 'templates', 'popups', 'shop-pages', 'library'] as const
export type DraftKind = (typeof DRAFT_KINDS)[number]

/** One document: the number of its content, or the name of a page of buying. */
export type Subject = { kind: DraftKind; id: string }

/** What is told of a document that somebody edits and has not saved. */
export type Draft = {
  /** Where it was written: a device, one of its tabs, and which opening there: «d4e5f6.a1b2c3-2». Who is present is told by device and tab. */
  client: string
  /** The version of the document that was open. */
  version: number
  sequence: number
  /** The parts of the form that were changed. */
  content: Record<string, unknown>
  ageSeconds: number
  /** Whether that editor is still open. */
  isOpen: boolean
}

/** Somebody who has the document open. */
export type Editor = { client: string; userId: number; name: string; since: Date }
