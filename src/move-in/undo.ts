import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import { asHistory } from './as-history.ts'
import { KIND_ORDER } from './contract.ts'
import type { Place, Trx } from './kind.ts'
import { forgetLooks } from './kinds/kit.ts'
import type { Step, StepEnd } from './plan.ts'

const BATCH = 200

type Options = {
  db: Kysely<Database>
  /** Takes a picture out of the library, with its files. */ removePicture: (id: number) => Promise<unknown>
  /** Takes away a file for buyers, unless a product sells it. */ removeFile?: (file: string) => Promise<unknown>
}
type Row = { kind: string; old_id: string; place: Place; new_id: number; created: boolean; there: string }

/** These go with the order that they belong to. */
const PARTS: ReadonlySet<Place> = new Set(['order_notes', 'order_refunds'])

/** Takes back everything that came from a source, last kinds first; what was here before stays. */
export const createUndo =
  ({ db, removePicture, removeFile = async () => {} }: Options) =>
  async (move: { id: number; source: string }, step: Step): Promise<StepEnd> => {
    // What has not come yet need not come any more.
    for (const table of ['moved_pictures', 'moved_files'] as const)
      await db.deleteFrom(table).where('source', '=', move.source).where('state', '=', 'waiting').execute()
    for (const kind of [...KIND_ORDER].reverse())
      for (;;) {
        const rows = await next(db, move.source, kind)
        if (rows.length === 0) break
        if (kind === 'media') for (const { new_id, created } of rows) if (created) await removePicture(new_id)
        const isMine = await inTransaction(db, async (trx) => {
          const now = await trx.selectFrom('moves').select('state').where('id', '=', move.id).forUpdate().executeTakeFirst()
          if (now?.state !== 'undoing') return false
          await asHistory(trx)
          await remove(trx, move.source, rows)
          return true
        })
        if (!isMine) return 'over'
        if (step.signal?.aborted || performance.now() > step.until) return 'more'
      }
    await forgetPictures(db, move.source, removePicture)
    for (const { file } of await db.deleteFrom('moved_files').where('source', '=', move.source).returning('file').execute())
      await removeFile(file)
    return 'over'
  }

const next = (db: Kysely<Database>, source: string, kind: string): Promise<Row[]> =>
  db
    .selectFrom('old_things')
    .select(['kind', 'old_id', 'place', 'new_id', 'created', 'there'])
    .where('source', '=', source)
    .where('kind', '=', kind)
    .limit(BATCH)
    .execute() as Promise<Row[]> // places are written by rememberThings alone

async function remove(trx: Trx, source: string, rows: readonly Row[]) {
  const made = rows.filter(({ created, place }) => created && !PARTS.has(place))
  for (const [place, list] of Map.groupBy(made, (row) => row.place)) {
    const ids = list.map(({ new_id }) => new_id)
    if (place === 'redirects') await removeRedirects(trx, list)
    else if (place === 'settings') await forgetLooks(trx, source)
    else if (place === 'orders') await removeOrders(trx, ids)
    else if (place !== 'media') await sql`delete from ${sql.table(place)} where id = any(${ids}::bigint[])`.execute(trx)
  }
  await trx
    .deleteFrom('old_things')
    .where('source', '=', source)
    .where('kind', '=', rows[0]!.kind)
    .where(
      'old_id',
      'in',
      rows.map(({ old_id }) => old_id),
    )
    .execute()
}

async function removeRedirects(trx: Trx, rows: readonly Row[]) {
  const paths = rows.filter(({ old_id }) => old_id.startsWith('path:')).map(({ there }) => there)
  await sql`delete from redirects where from_path = any(${paths}::text[])`.execute(trx)
}

/** Guests were made customers by their orders: who has no other order was nobody before. */
async function removeOrders(trx: Trx, ids: readonly number[]) {
  const { rows } = await sql<{ id: number }>`
    select distinct profile_id as id from customer_orders where order_id = any(${[...ids]}::bigint[]) and profile_id is not null`.execute(
    trx,
  )
  await sql`delete from payment_events where order_id = any(${[...ids]}::bigint[])`.execute(trx)
  await sql`delete from orders where id = any(${[...ids]}::bigint[])`.execute(trx)
  await sql`
    delete from customer_profiles p where p.id = any(${rows.map(({ id }) => id)}::bigint[]) and p.origin = 'order' and p.user_id is null
      and not exists (select from customer_orders o where o.profile_id = p.id) and not exists (select from customer_notes n where n.profile_id = p.id)
      and not exists (select from customer_tagged t where t.profile_id = p.id) and not exists (select from customer_profiles m where m.merged_into = p.id)`.execute(
    trx,
  )
}

/** Pictures that products named without being things of their own. */
async function forgetPictures(db: Kysely<Database>, source: string, removePicture: Options['removePicture']) {
  const rows = await db.selectFrom('moved_pictures').select(['media_id', 'state']).where('source', '=', source).execute()
  for (const { media_id, state } of rows) if (state === 'here') await removePicture(media_id)
  await db.deleteFrom('moved_pictures').where('source', '=', source).execute()
}
