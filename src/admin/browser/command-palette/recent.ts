import { isRecord } from '#kit/is-record.ts'
import type { Entry } from './entries.ts'
import { keyOf } from './rank.ts'

const MOST = 6
export type Recent = Pick<Entry, 'to' | 'label' | 'about'>

/** The choices of last time with one more, the newest first. */
export function remembered(recent: readonly Recent[], entry: Entry): Recent[] {
  if (!entry.isRemembered) return [...recent]
  const { to, label, about } = entry
  return [{ to, label, about }, ...recent.filter((one) => keyOf(one) !== keyOf(entry))].slice(0, MOST)
}

/** What the browser kept, as far as it still can be opened: a role may have changed, an extension may be gone. */
export function recentEntries(kept: unknown, opens: (to: string) => boolean): Entry[] {
  if (!Array.isArray(kept)) return []
  return kept
    .filter(isRecent)
    .flatMap(({ to, label, about }): Entry[] =>
      opens(to) ? [{ to, label, about, words: '', heading: 'Recentes', isRemembered: true }] : [],
    )
}

const isRecent = (one: unknown): one is Recent =>
  isRecord(one) && [one['to'], one['label'], one['about']].every((text) => typeof text === 'string')
