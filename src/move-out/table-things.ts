import { type Kysely, sql } from 'kysely'
import type { MenuItem } from '#content/menus/contract.ts'
import type { Database } from '#db/schema.ts'
import { decimalMoney } from '#kit/money.ts'
import type { Things } from './contract.ts'

const AT_ONCE = 500
type Db = Kysely<Database>

/** Rows of a statement after a number, a few at a time. */
async function* rowsOf<Row extends { id: number }>(read: (after: number) => Promise<Row[]>): AsyncGenerator<Row> {
  for (let last = 0; ;) {
    const rows = await read(last)
    yield* rows
    if (rows.length < AT_ONCE) return
    last = rows.at(-1)!.id
  }
}

/** What the API tells order by order only. */
export async function* orderPartThings(db: Db): Things {
  const refunds = (after: number) =>
    sql<{ id: number; order_id: number; amount_cents: number; reason: string; created_at: Date }>`
      select r.id, r.order_id, r.amount_cents, r.reason, r.created_at from order_refunds r join orders o on o.id = r.order_id
      where r.id > ${after} and o.trashed_at is null order by r.id limit ${AT_ONCE}`.execute(db)
  for await (const row of rowsOf(async (after) => (await refunds(after)).rows))
    yield {
      kind: 'refund',
      oldId: String(row.id),
      data: {
        id: row.id,
        parent_id: row.order_id,
        amount: decimalMoney(row.amount_cents),
        reason: row.reason,
        date_created_gmt: row.created_at.toISOString(),
      },
    }
  const notes = (after: number) =>
    sql<{ id: number; order_id: number; text: string; to_customer: boolean; author: string; created_at: Date }>`
      select n.id, n.order_id, n.text, n.to_customer, n.author, n.created_at from order_notes n join orders o on o.id = n.order_id
      where n.id > ${after} and o.trashed_at is null order by n.id limit ${AT_ONCE}`.execute(db)
  for await (const row of rowsOf(async (after) => (await notes(after)).rows))
    yield {
      kind: 'order-note',
      oldId: String(row.id),
      data: {
        id: row.id,
        order_id: row.order_id,
        note: row.text,
        author: row.author,
        customer_note: row.to_customer,
        date_created_gmt: row.created_at.toISOString(),
      },
    }
}

/** How the old builder names what a template draws; those that are kept for use have no other name there. */
const TEMPLATE_TYPES: Record<string, string> = {
  single: 'single-post',
  archive: 'archive',
  'not-found': 'error-404',
  'library-page': 'page',
  'library-section': 'section',
  'library-block': 'section',
}

/** Templates and popups with their documents. */
export async function* templateThings(db: Db): Things {
  const read = (after: number) =>
    db
      .selectFrom('content')
      .select(['id', 'type', 'part', 'slug', 'title', 'status', 'document', 'settings', 'created_at'])
      .where('type', 'in', ['template', 'popup'])
      .where('status', '<>', 'trash')
      .where('id', '>', after)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute()
  for await (const { id, type, part, slug, title, status, document, settings, created_at } of rowsOf(read))
    yield {
      kind: type === 'popup' ? 'popup' : 'template',
      oldId: String(id),
      data: {
        id,
        slug,
        status,
        title: { raw: title },
        date_gmt: created_at.toISOString(),
        settings,
        meta: {
          _elementor_edit_mode: 'builder',
          _elementor_template_type: type === 'popup' ? 'popup' : (TEMPLATE_TYPES[part ?? ''] ?? part),
          _elementor_data: JSON.stringify(document),
        },
      },
    }
}

/** Menus, addresses that lead elsewhere, and what visitors wrote into forms. */
export async function* siteThings(db: Db): Things {
  for (const { id, slug, name, items } of await db.selectFrom('menus').select(['id', 'slug', 'name', 'items']).execute())
    yield { kind: 'menu', oldId: String(id), data: { id, slug, name, items: [...entriesOf(items as MenuItem[])] } }
  for (const { from_path, to_path } of await db.selectFrom('redirects').select(['from_path', 'to_path']).execute())
    yield { kind: 'redirect', oldId: from_path.slice(0, 200), data: { from: from_path, to: to_path } }
  const read = (after: number) =>
    db
      .selectFrom('form_submissions')
      .select(['id', 'post_id', 'form_id', 'form_name', 'fields', 'referrer', 'status', 'created_at'])
      .where('status', 'in', ['new', 'read'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute()
  for await (const { id, fields, created_at, ...row } of rowsOf(read))
    yield {
      kind: 'form-answer',
      oldId: String(id),
      data: {
        id,
        post_id: row.post_id,
        element_id: row.form_id,
        form_name: row.form_name,
        referer: row.referrer,
        is_read: row.status === 'read',
        created_at_gmt: created_at.toISOString(),
        values: fields.map((field) => ({ key: field.id, label: field.label, value: field.value })),
      },
    }
}

/** A tree of entries as the list that WordPress keeps: each names the one that it stands below. */
function* entriesOf(items: readonly MenuItem[], parent = ''): Generator<Record<string, string>> {
  for (const [at, { title, url, children }] of items.entries()) {
    const id = parent === '' ? String(at + 1) : `${parent}.${at + 1}`
    yield { id, parent, title, url, object: 'custom' }
    // Menus that the shop came with leave empty lists out.
    yield* entriesOf(children ?? [], id)
  }
}
