import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { TemplatePart } from './contract.ts'
import { coveredBy, leavesPagesBare, type Standing, TEMPLATE_PARTS } from './template-rules.ts'
import { conditionsOf } from './templates.ts'

/** A template of any state, with everything that those who edit it may know. */
export type KeptTemplate = {
  id: number
  part: TemplatePart
  title: string
  status: 'draft' | 'publish' | 'trash'
  document: unknown
  conditions: string[]
  version: number
  createdAt: Date
  modifiedAt: Date
  /** Pages would have no header, or no footer, without it. */
  isNeeded: boolean
  /** The one that stands wherever this one would. */
  behind: { id: number; title: string } | undefined
}
export type TemplateQuery = {
  statuses: KeptTemplate['status'][]
  part?: TemplatePart
  search?: string
  include?: number[]
  orderby: 'id' | 'title' | 'modified' | 'part'
  order: 'asc' | 'desc'
  limit: number
  offset: number
}
export type NamedStanding = Standing & { title: string }

/** More than any shop has; what stands behind the last of them is not worth a page's patience. */
const MOST_COMPARED = 600
/** Templates of the site; the pages of buying have a desk of their own. */
const PARTS = [...TEMPLATE_PARTS]
const ORDERS = {
  id: sql`id`,
  title: sql`title`,
  modified: sql`modified_at`,
  part: sql`array_position(${PARTS}::text[], part)`,
}

/** Templates as the merchant reads them. */
export function createTemplateDesk(db: Kysely<Database>) {
  const kept = () =>
    db
      .selectFrom('content')
      .select(['id', 'part', 'title', 'status', 'document', 'version', 'created_at as createdAt', 'modified_at as modifiedAt'])
      .select(sql<unknown>`settings -> 'conditions'`.as('conditions'))
      .where('type', '=', 'template')
      .where('part', 'in', PARTS)
  /** Those that stand in the shop at the moment, as far as it matters which of them is shown. */
  const standing = () =>
    db
      .selectFrom('content')
      .select(['id', 'part', 'title'])
      .select(sql<unknown>`settings -> 'conditions'`.as('conditions'))
      .select(sql<boolean>`not jsonb_path_exists(document, '$.**.elType ? (@ == "widget")')`.as('isEmpty'))
      .where('type', '=', 'template')
      .where('part', 'in', PARTS)
      .where('status', '=', 'publish')
      .orderBy('id')
      .limit(MOST_COMPARED)
  const inTheShop = async () => (await standing().execute()).map(standingOf)
  return {
    inTheShop,

    find: async (id: number): Promise<KeptTemplate | undefined> => {
      const [row, out] = await Promise.all([kept().where('id', '=', id).executeTakeFirst(), inTheShop()])
      return row && templateOf(row, out)
    },

    list: async ({ statuses, part, search = '', include, orderby, order, limit, offset }: TemplateQuery) => {
      let matching = kept().where('status', 'in', statuses)
      if (part !== undefined) matching = matching.where('part', '=', part)
      if (search !== '') matching = matching.where('title', 'ilike', `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`)
      if (include) matching = matching.where(sql<boolean>`id = any(${include}::bigint[])`)
      const total = matching.clearSelect().select(sql<number>`count(*)::int`.as('total'))
      const out = db.selectFrom(standing().as('one')).select(sql<Row[]>`coalesce(jsonb_agg(one), '[]')`.as('out'))
      const [rows, beside] = await Promise.all([
        matching.orderBy(ORDERS[orderby], order).orderBy('id', order).limit(limit).offset(offset).execute(),
        db.selectNoFrom([total.as('total'), out.as('out')]).executeTakeFirstOrThrow(),
      ])
      const others = (beside.out ?? []).map(standingOf)
      return { items: rows.map((row) => templateOf(row, others)), total: beside.total ?? 0 }
    },
  }
}

type Row = { id: number; part: string | null; title: string; conditions: unknown; isEmpty: boolean }
const standingOf = ({ part, conditions, ...row }: Row): NamedStanding => ({
  ...row,
  part: part as TemplatePart, // the question asked for no others
  isOut: true,
  conditions: conditionsOf(conditions),
})

type KeptRow = Omit<KeptTemplate, 'part' | 'status' | 'conditions' | 'isNeeded' | 'behind'> & {
  part: string | null
  status: string
  conditions: unknown
}
function templateOf({ part, status, conditions, ...row }: KeptRow, out: NamedStanding[]): KeptTemplate {
  const own = out.find(({ id }) => id === row.id)
  const template = { ...row, part: part as TemplatePart, conditions: conditionsOf(conditions) } // likewise
  const behind = status === 'trash' ? undefined : coveredBy({ ...template, isOut: true, isEmpty: false }, out)
  return {
    ...template,
    status: status === 'publish' || status === 'trash' ? status : 'draft',
    isNeeded: own !== undefined && leavesPagesBare(own, undefined, out),
    behind: behind && { id: behind.id, title: behind.title },
  }
}
