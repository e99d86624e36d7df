import { randomBytes } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { createContentEditing, EditOutcome } from '#content/pages/edit.ts'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import { closesCircle, withoutBlock } from './block-references.ts'
import { BLOCK_SETTING, BLOCK_WIDGET, type BlockReader, type DesignUse, type LibraryKind } from './contract.ts'

/** A design of the merchant's own. */
export type OwnDesign = {
  id: number
  kind: LibraryKind
  title: string
  status: 'publish' | 'trash'
  document: unknown
  version: number
  createdAt: Date
  modifiedAt: Date
}
export type DesignQuery = {
  kinds: readonly LibraryKind[]
  status: OwnDesign['status']
  search?: string
  include?: number[]
  limit: number
  offset: number
}
type Change = { title?: string; document?: unknown[] }
export type DesignOutcome = EditOutcome | { ok: false; problem: 'circle' } | { ok: false; problem: 'in-use'; uses: DesignUse[] }

type Editing = Pick<ReturnType<typeof createContentEditing>, 'create' | 'update' | 'trash' | 'remove'>
type Options = { db: Kysely<Database>; editingIn: (db: Kysely<Database>) => Editing }

/** Enough to be told by. */
const MOST_USES = 50
const newElementId = () => randomBytes(4).toString('hex').slice(0, 7)

/** Finds what pages show of blocks. */
export const createBlockReader = (db: Kysely<Database>): BlockReader => ({
  blockDocument: async (id) =>
    (
      await db
        .selectFrom('content')
        .select('document')
        .where('id', '=', id)
        .where('part', '=', 'library-block')
        .where('status', '=', 'publish')
        .executeTakeFirst()
    )?.document,
})

/** The document of a design of the merchant's own, for its picture. */
export const createDesignReader =
  (db: Kysely<Database>) =>
  async (id: number): Promise<unknown> =>
    (await kept(db).where('id', '=', id).executeTakeFirst())?.document

/** The merchant's own sections, pages and blocks. */
export function createLibrary({ db, editingIn }: Options) {
  const find = async (id: number, from = db) => {
    const row = await kept(from).where('id', '=', id).executeTakeFirst()
    return row && designOf(row)
  }
  /** One at a time: of two who each put one block into the other the second is refused. */
  const alone = <T>(work: (trx: Transaction<Database>) => Promise<T>) =>
    inTransaction(db, async (trx) => {
      await sql`select pg_advisory_xact_lock(hashtext('library'))`.execute(trx)
      return await work(trx)
    })
  /** What is still shown somewhere stays, unless its content may stay there in its place. */
  const release = async (trx: Transaction<Database>, design: OwnDesign, detach: boolean): Promise<DesignUse[]> => {
    const uses = design.kind === 'block' ? await usesOf(trx, design.id) : []
    if (uses.length === 0 || !detach) return uses
    await detachAll(trx, design, editingIn(trx))
    return []
  }
  const end = (id: number, detach: boolean, act: 'trash' | 'remove') =>
    alone(async (trx): Promise<DesignOutcome> => {
      const design = await find(id, trx)
      if (!design) return { ok: false, problem: 'missing' }
      const uses = await release(trx, design, detach)
      if (uses.length > 0) return { ok: false, problem: 'in-use', uses }
      await editingIn(trx)[act]('template', id)
      return { ok: true, id }
    })

  return {
    find,
    uses: (id: number) => usesOf(db, id),

    list: async ({ kinds, status, search = '', include, limit, offset }: DesignQuery) => {
      const parts = kinds.map((kind) => `library-${kind}` as const)
      let matching = kept(db).where('part', 'in', parts).where('status', '=', status)
      if (search !== '') matching = matching.where(sql<boolean>`strpos(plain_name(title), plain_name(${search})) > 0`)
      if (include) matching = matching.where(sql<boolean>`id = any(${include}::bigint[])`)
      const [rows, { total }] = await Promise.all([
        matching.orderBy('modified_at', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).execute(),
        matching
          .clearSelect()
          .select(sql<number>`count(*)::int`.as('total'))
          .executeTakeFirstOrThrow(),
      ])
      return { items: rows.map(designOf), total }
    },

    create: async (kind: LibraryKind, change: Change, author: { id: number; name: string }): Promise<EditOutcome> =>
      await editingIn(db).create(
        'template',
        { ...change, status: 'publish', part: `library-${kind}`, slug: `library ${kind} ${change.title ?? ''}` },
        author,
      ),

    /** `version`: the one that the caller read; a change since then is not overwritten. */
    update: (id: number, change: Change, version?: number) =>
      alone(async (trx): Promise<DesignOutcome> => {
        const before = await find(id, trx)
        if (!before) return { ok: false, problem: 'missing' }
        const { blockDocument } = createBlockReader(trx)
        if (before.kind === 'block' && change.document && (await closesCircle(id, change.document, blockDocument)))
          return { ok: false, problem: 'circle' }
        return await editingIn(trx).update('template', id, { ...change, status: 'publish' }, version)
      }),

    trash: (id: number, detach = false) => end(id, detach, 'trash'),
    /** For good, with its revisions. */
    remove: (id: number, detach = false) => end(id, detach, 'remove'),
  }
}

const kept = (db: Kysely<Database>) =>
  db
    .selectFrom('content')
    .select(['id', 'part', 'title', 'status', 'document', 'version', 'created_at as createdAt', 'modified_at as modifiedAt'])
    .where('type', '=', 'template')
    .where('part', 'in', ['library-section', 'library-page', 'library-block'])

type Row = Omit<OwnDesign, 'kind' | 'status'> & { part: string | null; status: string }
const designOf = ({ part, status, ...row }: Row): OwnDesign => ({
  ...row,
  kind: part!.slice('library-'.length) as LibraryKind, // the question asked for no others
  status: status === 'trash' ? 'trash' : 'publish',
})

const SHOWS = sql.lit(
  `$.** ? (@.widgetType == "${BLOCK_WIDGET}" && (@.settings.${BLOCK_SETTING} == $id || @.settings.${BLOCK_SETTING} == $text))`,
)
const shows = (id: number) =>
  sql<boolean>`jsonb_path_exists(document, ${SHOWS}, jsonb_build_object('id', ${id}::bigint, 'text', ${String(id)}::text))`

async function usesOf(db: Kysely<Database>, id: number): Promise<DesignUse[]> {
  const { rows } = await sql<DesignUse>`
    select case when part in ('cart', 'checkout', 'order-received') then 'shop-page'
      when part = 'library-block' then 'block' else type end as kind, id, title
    from content where status <> 'trash' and (part is null or part not in ('library-section', 'library-page')) and ${shows(id)}
    order by kind, title, id limit ${MOST_USES}`.execute(db)
  return rows
}

/** Everywhere, also in what is in the bin and in designs to be copied. */
async function detachAll(trx: Transaction<Database>, { id, document }: OwnDesign, editing: Editing) {
  const rows = await trx
    .selectFrom('content')
    .select(['id', 'type', 'document'])
    .where(shows(id))
    .where('status', '<>', 'trash')
    .execute()
  for (const row of rows)
    await editing.update(row.type, row.id, { document: withoutBlock(row.document, id, document, newElementId) })
}
