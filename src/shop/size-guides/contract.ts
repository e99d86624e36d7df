export const UNITS = ['cm', ''] as const
/** «Busto» in centimetres; a size of another country has no unit. */
export type GuideColumn = { name: string; unit: (typeof UNITS)[number] }

/** A guide as a product's page shows it. The first column names the size. */
export type SizeGuide = { id: number; name: string; intro: string; columns: GuideColumn[]; rows: string[][] }

/** What a guide is for, by numbers. */
export type GuideTargets = { productIds: number[]; categoryIds: number[]; tagIds: number[] }
export type GuideInput = Omit<SizeGuide, 'id'> & GuideTargets
export type KeptGuide = SizeGuide & GuideTargets & { version: number; removedAt: Date | null }

export type GuideProblem = { kind: 'unknown' | 'stale' | 'too-many' } | { kind: 'refused'; text: string }
export type GuideOutcome = { ok: true; id: number } | { ok: false; problem: GuideProblem }

export const MOST_GUIDES = 100
export const MOST_COLUMNS = 12
export const MOST_ROWS = 40
/** Of each: products, categories, tags. */
export const MOST_TARGETS = 500
export const LONGEST_NAME = 80
export const LONGEST_INTRO = 2_000
/** «86 a 90»; a cell is no place for a sentence. */
export const LONGEST_CELL = 40
/** How long a guide that was excluded can be brought back. */
export const KEPT_DAYS = 30
