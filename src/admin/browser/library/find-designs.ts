import type { LibraryRecord, ReadyRecord } from '#api/vitrine/library-item.ts'
import { nameOf } from '../writing/writing-labels.ts'

/** A design as the picker shows it, of the shop or of the merchant's own. */
export type Design = {
  /** By which its picture is asked for. */
  key: string
  title: string
  group: string
  groupTitle: string
  words: string
  note: string
  kind: 'section' | 'page' | 'block'
  /** Of the merchant's own: its number. */
  ownId?: number
}

export const OWN_GROUP = 'own'
export const KIND_NAMES = { section: 'Seção', page: 'Página', block: 'Bloco reutilizável' } as const

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** The merchant's own first, then what the shop comes with. */
export const allDesigns = (own: readonly OwnListed[], ready: readonly ReadyRecord[]): Design[] => [
  ...own.map((record): Design => ({
    key: `own-${record.id}`,
    title: nameOf(record),
    group: OWN_GROUP,
    groupTitle: 'Meus modelos',
    words: KIND_NAMES[record.kind],
    note: record.kind === 'block' ? 'Bloco: muda em todo lugar onde aparece.' : '',
    kind: record.kind,
    ownId: record.id,
  })),
  ...ready.map(({ id, group_title: groupTitle, ...rest }): Design => ({ key: id, groupTitle, ...rest })),
]
/** What lists tell of the merchant's own. */
export type OwnListed = Omit<LibraryRecord, 'document' | 'document_problems'>

/** Those with all of the words, whatever accents were typed; of one group where it is named. */
export function findDesigns(designs: readonly Design[], words: string, group?: string): Design[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean)
  return designs.filter((design) => {
    const text = plain(`${design.title} ${design.words} ${design.groupTitle}`)
    return (group === undefined || design.group === group) && wanted.every((word) => text.includes(word))
  })
}

/** The groups in the order in which they come. */
export const groupsOf = (designs: readonly Design[]) =>
  [...Map.groupBy(designs, ({ group }) => group)].map(([group, all]) => ({ group, title: all[0]!.groupTitle, designs: all }))
