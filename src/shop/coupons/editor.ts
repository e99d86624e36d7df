import { type Kysely, sql, type Transaction } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import { type CouponColumns, type CouponEditProblem, type CouponInput, editCoupon } from './edit-coupon.ts'

export type CouponSaved = { ok: true; id: number } | { ok: false; problem: CouponEditProblem }
export const COUPON_ORDERS = ['date', 'modified', 'id', 'include', 'title', 'slug'] as const
export type CouponSearch = { code?: string; words?: string; include?: number[]; exclude?: number[]; after?: Date; before?: Date }
type Page = { limit: number; offset: number; orderby: (typeof COUPON_ORDERS)[number]; order: 'asc' | 'desc' }

/** Who used a coupon is told up to so many; how often, always. */
const MOST_USERS_TOLD = 1_000

const select = (db: Kysely<Database>) =>
  db
    .selectFrom('coupons')
    .selectAll('coupons')
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('coupon_uses')
          .select(['user_id', 'email'])
          .whereRef('coupon_uses.coupon_id', '=', 'coupons.id')
          .orderBy('coupon_uses.id')
          .limit(MOST_USERS_TOLD),
      ).as('uses'),
    )
export type StoredCoupon = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number]

/** Coupons as merchants write them. Their uses are counted where orders are placed, never here. */
export function createCouponEditor({ db }: { db: Kysely<Database> }) {
  return {
    list: async (search: CouponSearch, { limit, offset, orderby, order }: Page) => {
      const matching = narrowed(select(db), search)
      const column = {
        date: sql`created_at`,
        modified: sql`modified_at`,
        id: sql`id`,
        include: sql`array_position(${search.include ?? []}::bigint[], id)`,
        title: sql`code`,
        slug: sql`code`,
      }[orderby]
      const [coupons, counted] = await Promise.all([
        matching.orderBy(column, order).orderBy('id', order).limit(limit).offset(offset).execute(),
        narrowed(db.selectFrom('coupons'), search)
          .select(({ fn }) => fn.countAll<number>().as('total'))
          .executeTakeFirstOrThrow(),
      ])
      return { coupons, total: Number(counted.total) }
    },
    read: (id: number) => select(db).where('coupons.id', '=', id).executeTakeFirst(),

    create: (input: CouponInput): Promise<CouponSaved> =>
      inTransaction(db, async (trx) => {
        const edited = editCoupon(undefined, input, 0)
        if (!edited.ok) return edited
        if (await isTaken(trx, edited.columns.code, 0)) return { ok: false, problem: { kind: 'code-taken' } }
        const { id } = await trx.insertInto('coupons').values(stored(edited.columns)).returning('id').executeTakeFirstOrThrow()
        return { ok: true, id }
      }),

    /** `version`: what the merchant had read; a change since then is not overwritten. */
    update: (id: number, input: CouponInput, version?: number): Promise<CouponSaved> =>
      inTransaction(db, async (trx) => {
        // Orders that use it wait meanwhile, so a new limit counts all uses.
        const now = await trx.selectFrom('coupons').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
        if (!now) return { ok: false, problem: { kind: 'gone' } }
        if (version !== undefined && version !== now.version) return { ok: false, problem: { kind: 'stale' } }
        const edited = editCoupon(now, input, now.used)
        if (!edited.ok) return edited
        if (await isTaken(trx, edited.columns.code, id)) return { ok: false, problem: { kind: 'code-taken' } }
        await trx
          .updateTable('coupons')
          .set({ ...stored(edited.columns), modified_at: sql<Date>`now()`, version: now.version + 1 })
          .where('id', '=', id)
          .execute()
        return { ok: true, id }
      }),

    /** For good. Orders keep what it took off. */
    remove: async (id: number): Promise<void> => {
      await db.deleteFrom('coupons').where('id', '=', id).execute()
    },
  }
}
export type CouponEditor = ReturnType<typeof createCouponEditor>

type Narrowable = { where: (...condition: never[]) => unknown }
function narrowed<Q extends Narrowable>(query: Q, { code, words, include, exclude, after, before }: CouponSearch): Q {
  const conditions = [
    ...(code === undefined ? [] : [sql<boolean>`coupons.code = ${code.trim().toLowerCase()}`]),
    ...(words
      ? [sql<boolean>`coupons.code || ' ' || coupons.description ilike ${`%${words.replaceAll(/[\\%_]/g, '\\$&')}%`}`]
      : []),
    ...(include?.length ? [sql<boolean>`coupons.id = any(${include}::bigint[])`] : []),
    ...(exclude?.length ? [sql<boolean>`coupons.id <> all(${exclude}::bigint[])`] : []),
    ...(after ? [sql<boolean>`coupons.created_at > ${after}`] : []),
    ...(before ? [sql<boolean>`coupons.created_at < ${before}`] : []),
  ]
  // Each of Kysely's builders answers one of its own kind to a condition.
  return conditions.reduce((all, one) => all.where(one as never) as Q, query)
}

/** Nobody else can take the code before this transaction ends. */
async function isTaken(trx: Transaction<Database>, code: string, except: number): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext(${`coupon:${code}`}))`.execute(trx)
  const row = await trx.selectFrom('coupons').select('id').where('code', '=', code).where('id', '<>', except).executeTakeFirst()
  return row !== undefined
}

const stored = ({ meta, ...columns }: CouponColumns) => ({ ...columns, meta: JSON.stringify(meta) })
