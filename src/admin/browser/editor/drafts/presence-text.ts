import type { PresenceItem } from '#api/vitrine/draft-routes.ts'
import type { DraftKind } from '#content/drafts/contract.ts'

const NOUNS: Record<DraftKind, string> = {
  pages: 'esta página',
  posts: 'este post',
  templates: 'este modelo',
  popups: 'este popup',
  'shop-pages': 'esta página',
  library: 'este modelo',
}
type Editors = PresenceItem['editors']

/** Who else has it open: «Ana está editando esta página desde 14:02.» */
export function presenceText(kind: DraftKind, editors: Editors, isThisDevice: (client: string) => boolean): string[] {
  const noun = NOUNS[kind]
  const own = editors.find(({ is_self }) => is_self)
  const others = editors.filter(({ is_self }) => !is_self)
  const names = [...new Set(others.map(({ name }) => name))]
  // The API tells the shop's own clock.
  const since = (at: string) => at.slice('2026-11-15T'.length, '2026-11-15T14:02'.length)
  const told: string[] = []
  if (names.length === 1) told.push(`${names[0]} está editando ${noun} desde ${since(others[0]!.since)}.`)
  if (names.length > 1) told.push(`${listed(names)} estão editando ${noun}.`)
  if (own) {
    const where = isThisDevice(own.client) ? 'outra aba' : 'outro aparelho'
    told.push(`Você também está com ${noun} aberta em ${where} desde ${since(own.since)}.`.replace(...agreeing(noun)))
  }
  return told
}

const agreeing = (noun: string): [string, string] => (noun.startsWith('este ') ? [' aberta ', ' aberto '] : ['', ''])

const listed = (names: string[]) =>
  names.length <= 3
    ? `${names.slice(0, -1).join(', ')} e ${names.at(-1)}`
    : `${names.slice(0, 2).join(', ')} e mais ${names.length - 2} pessoas`
