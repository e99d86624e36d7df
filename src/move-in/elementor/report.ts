import type { Settings } from './settings.ts'

/** What became of an element: it is as it was, a widget of ours stands for it, its parts were found, or nothing here can draw it. */
export type Outcome = 'same' | 'changed' | 'parts' | 'box'

/** What became of one element of the other builder. */
export type ReportEntry = {
  /** Its id in the translated document. */
  id: string
  /** Its name there: «eael-info-box», «section». */
  name: string
  kind: 'widget' | 'layout'
  outcome: Outcome
  /** The widgets of ours that stand for it. */
  into: string[]
  /** What the merchant should know of it, in their words. */
  notes: string[]
  /** As it was, where something of it may be missing now. */
  original?: { widgetType: string; settings: Settings }
}

/** Addresses that a document would send things to; nothing goes there until the merchant says yes. */
export type NeedsConsent = { element: string; kind: 'webhook' | 'email'; address: string }

export type TranslationReport = {
  entries: ReportEntry[]
  needsConsent: NeedsConsent[]
  /** Pictures of the other site that the shop does not have. */
  missingPictures: { id: number; url: string }[]
  /** What could not be read at all, and why. */
  left: string[]
}

export const emptyReport = (): TranslationReport => ({ entries: [], needsConsent: [], missingPictures: [], left: [] })

/** How many widgets are drawn here, of how many: what stands for itself, what was changed and what was found in parts. */
export function drawnShare({ entries }: Pick<TranslationReport, 'entries'>): { drawn: number; all: number } {
  const widgets = entries.filter(({ kind }) => kind === 'widget')
  return { drawn: widgets.filter(({ outcome }) => outcome !== 'box').length, all: widgets.length }
}

/** Widgets by name, with how often each stands in the document, the most frequent first. */
export function countByName(
  entries: readonly ReportEntry[],
  outcome: Outcome,
): { name: string; count: number; into: string[] }[] {
  const groups = Map.groupBy(
    entries.filter((entry) => entry.kind === 'widget' && entry.outcome === outcome),
    ({ name }) => name,
  )
  return [...groups]
    .map(([name, all]) => ({ name, count: all.length, into: [...new Set(all.flatMap(({ into }) => into))] }))
    .toSorted((one, other) => other.count - one.count)
}
