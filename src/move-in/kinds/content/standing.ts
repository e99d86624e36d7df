import { sql } from 'kysely'
import {
  canStandAt,
  conditionsProblem,
  isEmptyDocument,
  isPlaced,
  losesList,
  TEMPLATE_PARTS,
} from '#content/pages/template-rules.ts'
import type { TemplatePart } from '#content/pages/contract.ts'
import { conditionOf } from '#content/pages/condition-places.ts'
import type { ContentTable } from '#content/pages/tables.ts'
import { type ConditionIds, type ConditionKind, translateConditions } from '../../elementor/conditions.ts'
import { translatePopup } from '../../elementor/popups.ts'
import type { Trx, WriteHelp, Writing } from '../../kind.ts'
import type { MovedKind } from '../../moved-thing.ts'
import { numbersIn } from './references.ts'
import type { ContentRow } from './read.ts'

type Standing = {
  part: ContentTable['part']
  status: ContentRow['status']
  settings?: Record<string, unknown>
  notes: string[]
}
type Thing = { oldId: string; row: ContentRow; document: unknown }
export type Standings = (id: number, thing: Thing) => Standing

const KINDS: Record<ConditionKind, MovedKind | undefined> = {
  page: 'page',
  post: 'post',
  product: 'product',
  category: 'term',
  'product-category': 'term',
  'product-tag': 'term',
  tag: 'term',
  author: undefined,
}
/** Where terms are numbered each by themselves, as here. */
const TAXONOMIES: Partial<Record<ConditionKind, string>> = {
  category: 'category',
  'product-category': 'product_cat',
  'product-tag': 'product_tag',
  tag: 'post_tag',
}
const NAMES: Record<TemplatePart, string> = {
  header: 'um cabeçalho',
  footer: 'um rodapé',
  product: 'uma página de produto',
  archive: 'um modelo de listas',
  single: 'um modelo de textos',
  'not-found': 'uma página de erro',
  'loop-item': 'um cartão',
}

/** Where things of a batch stand: as in the old shop, but nothing of this shop is covered by what comes. */
export async function createStandings(trx: Trx, things: readonly Writing<ContentRow>[], help: WriteHelp): Promise<Standings> {
  const [kind] = things.map(({ row }) => row.type)
  if (kind !== 'template' && kind !== 'popup') return (_id, { row }) => ({ part: row.part, status: row.status, notes: [] })
  const conditionIds = await readConditionIds(things, help)
  if (kind === 'popup') return (_id, { row }) => popupStanding(row, conditionIds)
  const taken = await ownParts(trx, help)
  const shown = await shownBlocks(trx, help)
  return (_id, { oldId, row, document }) => {
    if (row.part?.startsWith('library-'))
      return { part: shown.has(oldId.replace(/^kit:/, '')) ? 'library-block' : row.part, status: 'publish', notes: [] }
    return templateStanding(row, { conditionIds, taken, document })
  }
}

async function readConditionIds(things: readonly Writing<ContentRow>[], { newIds }: WriteHelp): Promise<ConditionIds> {
  const numbers = numbersIn(JSON.stringify(things.map(({ row }) => row.conditions ?? null)).replaceAll('/', ' '))
  const kinds = ['page', 'post', 'product', 'term'] as const
  const found = new Map<MovedKind, ReadonlyMap<string, number>>()
  const named = ['', 'kit:', ...Object.values(TAXONOMIES).map((taxonomy) => `${taxonomy}:`)].flatMap((of) =>
    numbers.map((id) => of + id),
  )
  for (const kind of kinds) found.set(kind, await newIds(kind, named))
  return (kind, oldId) => {
    const known = found.get(KINDS[kind] ?? 'setting')
    return known?.get(String(oldId)) ?? known?.get(`kit:${oldId}`) ?? known?.get(`${TAXONOMIES[kind]}:${oldId}`)
  }
}

/** Parts for which this shop has a published template that did not come from there. */
async function ownParts(trx: Trx, { source }: WriteHelp): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ part: string }>`
    select distinct part from content c where type = 'template' and status = 'publish' and part is not null
      and not exists (select from old_things o where o.source = ${source} and o.place = 'content' and o.new_id = c.id and o.created)`.execute(
    trx,
  )
  return new Set(rows.map(({ part }) => part))
}

/** `"template_id":"12"`, `[elementor-template id="12"]`, a form of MetForm; quotes in a text of JSON stand behind a backslash. */
const BLOCK_REFERENCE = String.raw`(?:(?:template_?id|mf_form_id)[\\" ]*:|elementor-template id=)[\\"' ]*([1-9][0-9]{0,14})`

/** Designs that documents show as they are kept, by their old numbers: they stay one, and are no copies. */
async function shownBlocks(trx: Trx, { move }: WriteHelp): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ old_id: string }>`
    select distinct found[1] as old_id from moved_things t
    cross join lateral regexp_matches(t.data::text, ${BLOCK_REFERENCE}, 'gi') found
    where t.move_id = ${move.id} and t.kind in ('page', 'post', 'template', 'popup')`.execute(trx)
  return new Set(rows.map((row) => row.old_id))
}

function popupStanding(row: ContentRow, newId: ConditionIds): Standing {
  const { pageSettings, displaySettings, conditions } = row
  const { settings, notes } = translatePopup({ pageSettings, displaySettings, conditions }, newId)
  // A popup with fewer rules than it had would be seen where and when nobody wanted it.
  if (notes.length === 0 || row.status !== 'publish') return { part: null, status: row.status, settings, notes }
  return { part: null, status: 'draft', settings, notes: [...notes, 'Por isso veio como rascunho: confira e publique.'] }
}

type Around = { conditionIds: ConditionIds; taken: ReadonlySet<string>; document: unknown }

function templateStanding(row: ContentRow, { conditionIds, taken, document }: Around): Standing {
  const part = TEMPLATE_PARTS.find((one) => one === row.part)
  if (!part || !isPlaced(part)) return { part: row.part, status: row.status, notes: [] }
  const { conditions: all, left } = translateConditions(row.conditions, conditionIds)
  const conditions = all.filter((one) => canStandAt(part, conditionOf(one).place))
  const lost = [...left, ...all.filter((one) => !conditions.includes(one))]
  const notes = lost.length > 0 ? [`Lugares que não existem aqui: ${lost.join(', ')}.`] : []
  const settings = { conditions }
  const draft = (note: string): Standing => ({ part, status: 'draft', settings, notes: [...notes, note] })
  if (row.status !== 'publish') return { part, status: row.status, settings, notes }
  if (conditions.length === 0) return draft('Não diz onde aparece: veio como rascunho.')
  if (lost.length > 0 || conditionsProblem(part, conditions)) return draft('Por isso veio como rascunho: confira e publique.')
  if (taken.has(part)) return draft(`A loja já tem ${NAMES[part]}: este veio como rascunho; publique-o em «Modelos» para usá-lo.`)
  if (isEmptyDocument(document) || losesList(part, conditions, document))
    return draft('Faltam partes que a página precisa: veio como rascunho.')
  return { part, status: 'publish', settings, notes }
}
