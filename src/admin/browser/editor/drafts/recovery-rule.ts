import type { DraftItem } from '#api/vitrine/draft-routes.ts'
import { tabOf } from './editor-identity.ts'
import { agoText } from './ago.ts'
import type { LocalDraft } from './local-drafts.ts'
import { isSameValue } from './same-value.ts'

/** A draft that was found, wherever it is. */
export type Found = {
  client: string
  version: number
  sequence: number
  content: Record<string, unknown>
  ageMs: number
  /** This browser has a copy of it. */
  isLocal: boolean
  /** Its editor is still open somewhere. */
  isOpen: boolean
}
type Sources = {
  server: readonly DraftItem[]
  local: readonly LocalDraft[]
  saved: Record<string, unknown>
  now: number
  /** Whose draft became a real save. */
  isFinished: (client: string) => boolean
  isOpen: (tab: string, toldByShop: boolean) => boolean
}

/** What can be recovered, the newest first, and what says nothing that is not saved already. */
export function sortDrafts({ server, local, saved, now, isFinished, isOpen }: Sources): { offered: Found[]; spent: Found[] } {
  const here = local.map(({ client, version, sequence, content, at }) => ({
    client,
    version,
    sequence,
    content,
    ageMs: Math.max(0, now - at),
    isLocal: true,
    isOpen: false,
  }))
  const there = server.map(({ age_seconds, is_open, ...draft }) => ({
    ...draft,
    ageMs: age_seconds * 1_000,
    isLocal: false,
    isOpen: is_open,
  }))
  const byClient = new Map<string, Found>()
  for (const draft of [...here, ...there]) {
    const known = byClient.get(draft.client)
    const newer = known && known.sequence > draft.sequence ? known : draft
    byClient.set(draft.client, {
      ...newer,
      isLocal: draft.isLocal || (known?.isLocal ?? false),
      isOpen: draft.isOpen || (known?.isOpen ?? false),
    })
  }
  const all = [...byClient.values()]
    .map((draft) => ({ ...draft, isOpen: isOpen(tabOf(draft.client), draft.isOpen) }))
    .toSorted((one, other) => one.ageMs - other.ageMs)
  const isSpent = ({ client, content }: Found) =>
    isFinished(client) || Object.entries(content).every(([name, value]) => isSameValue(value, saved[name]))
  return { offered: all.filter((draft) => !isSpent(draft)), spent: all.filter(isSpent) }
}

type Place = 'here' | 'other-tab' | 'other-device'

/** «Há alterações não salvas, feitas há 12 min neste computador.» */
export function foundText({ ageMs }: Pick<Found, 'ageMs'>, place: Place): string {
  const when = agoText(ageMs)
  const where = {
    here: 'neste computador',
    'other-tab': 'em outra aba que está aberta',
    'other-device': 'em outro aparelho',
  }[place]
  return `Há alterações não salvas, feitas ${when === 'agora' ? 'agora há pouco' : when} ${where}.`
}
