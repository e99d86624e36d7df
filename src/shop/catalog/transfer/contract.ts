export type TransferState = 'receiving' | 'checking' | 'checked' | 'running' | 'done' | 'cancelled' | 'failed'
export const OUTCOMES = ['new', 'changed', 'same', 'skipped', 'refused'] as const
export type Outcome = (typeof OUTCOMES)[number]
export type TransferCounts = Record<Outcome, number>

export const LANGUAGES = ['pt', 'en'] as const
export type Language = (typeof LANGUAGES)[number]
export const SEPARATORS = ['comma', 'semicolon', 'tab'] as const
export type Separator = (typeof SEPARATORS)[number]
export const SEPARATOR_SIGNS: Record<Separator, string> = { comma: ',', semicolon: ';', tab: '\t' }

export type ImportOptions = { creates: boolean; updates: boolean }
export type ExportOptions = {
  language: Language
  separator: Separator
  /** Without one, everything but the trash. */
  status?: 'publish' | 'draft' | 'pending' | 'private'
  categoryId?: number
}
export type TransferOptions = Partial<ImportOptions & ExportOptions> & { columns?: string[]; lastId?: number }

/** A table that people make by hand is smaller; a catalogue of this size still fits into minutes. */
export const MOST_ROWS = 100_000
export const MOST_TABLE_BYTES = 200 * 1024 * 1024
export const MOST_ZIP_BYTES = 1024 * 1024 * 1024
/** One piece of a file that is being sent. */
export const MOST_PIECE_BYTES = 2 * 1024 * 1024
