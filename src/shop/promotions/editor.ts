import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import { STATES } from '#kit/brazil/states.ts'
import type { Goods } from './promotion.ts'
import { readRule } from './read-rule.ts'

/** What is missing stays. */
export type PromotionInput = {
  name?: string | undefined
  isActive?: boolean | undefined
  rule?: unknown
  goods?: Partial<Goods> | undefined
  startsAt?: Date | null | undefined
  endsAt?: Date | null | undefined
  weekdays?: number[] | undefined
  /** Minutes since midnight; null takes the hours away. */
  hours?: { from: number; to: number } | null | undefined
  ufs?: string[] | undefined
  paymentMethods?: string[] | undefined
  combines?: boolean | undefined
  withCoupons?: boolean | undefined
}

export type PromotionEditProblem = { kind: 'gone' | 'stale' | 'too-many' } | { kind: 'bad'; text: string }
export type PromotionSaved = { ok: true; id: number } | { ok: false; problem: PromotionEditProblem }

/** All of them are reckoned for every cart. */
const MOST = 100

const select = (db: Kysely<Database>) =>
  db
    .selectFrom('promotions')
    .selectAll()
    .select(
      sql<number>`(select coalesce(sum(p.discount_cents), 0) from order_promotions p where p.promotion_id = promotions.id)::bigint`.as(
        'given_cents',
      ),
    )
    .select(sql<number>`(select count(*) from order_promotions p where p.promotion_id = promotions.id)::int`.as('orders'))
export type StoredPromotion = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number]

/** Promotions as merchants write them. */
export function createPromotionEditor({ db }: { db: Kysely<Database> }) {
  return {
    /** As they are applied, the first first. */
    list: () => select(db).orderBy('position').orderBy('id').execute(),
    read: (id: number) => select(db).where('id', '=', id).executeTakeFirst(),

    /** A new one stands last. */
    create: (input: PromotionInput): Promise<PromotionSaved> =>
      inTransaction(db, async (trx) => {
        await lock(trx)
        const { count, last } = await trx
          .selectFrom('promotions')
          .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('position').as('last')])
          .executeTakeFirstOrThrow()
        if (Number(count) >= MOST) return { ok: false, problem: { kind: 'too-many' } }
        const edited = columnsOf({ rule: undefined, name: '', ...input })
        if (!edited.ok) return edited
        const { name = '', rule = '{}', ...columns } = edited.columns
        const { id } = await trx
          .insertInto('promotions')
          .values({ ...columns, name, rule, position: (last ?? 0) + 1 })
          .returning('id')
          .executeTakeFirstOrThrow()
        return { ok: true, id }
      }),

    /** `version`: what the merchant had read; a change since then is not overwritten. */
    update: (id: number, input: PromotionInput, version?: number): Promise<PromotionSaved> =>
      inTransaction(db, async (trx) => {
        const now = await trx.selectFrom('promotions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
        if (!now) return { ok: false, problem: { kind: 'gone' } }
        if (version !== undefined && version !== now.version) return { ok: false, problem: { kind: 'stale' } }
        const edited = columnsOf({ startsAt: now.starts_at, endsAt: now.ends_at, ...input })
        if (!edited.ok) return edited
        await trx
          .updateTable('promotions')
          .set({ ...edited.columns, modified_at: sql<Date>`now()`, version: now.version + 1 })
          .where('id', '=', id)
          .execute()
        return { ok: true, id }
      }),

    /** For good. Orders keep what it took off. */
    remove: async (id: number): Promise<void> => {
      await db.deleteFrom('promotions').where('id', '=', id).execute()
    },

    /** These first, in this order; others stay behind them as they stood. */
    order: (ids: number[]): Promise<void> =>
      inTransaction(db, async (trx) => {
        await lock(trx)
        await sql`
          update promotions p set position = place.at from (
            select id, row_number() over (order by coalesce(array_position(${ids}::bigint[], id), 1000000), position, id) as at from promotions
          ) place where place.id = p.id and p.position <> place.at`.execute(trx)
      }),
  }
}
export type PromotionEditor = ReturnType<typeof createPromotionEditor>

/** Two that are made or put in order at once wait for each other. */
const lock = (trx: Transaction<Database>) => sql`select pg_advisory_xact_lock(hashtext('promotions'))`.execute(trx)

type Columns = {
  name?: string
  is_active?: boolean
  rule?: string
  goods?: string
  starts_at?: Date | null
  ends_at?: Date | null
  weekdays?: number[]
  from_minute?: number | null
  to_minute?: number | null
  ufs?: string[]
  payment_methods?: string[]
  combines?: boolean
  with_coupons?: boolean
}

function columnsOf(input: PromotionInput): { ok: true; columns: Columns } | { ok: false; problem: PromotionEditProblem } {
  const no = (text: string) => ({ ok: false as const, problem: { kind: 'bad' as const, text } })
  const columns: Columns = {}
  if (input.name !== undefined) {
    columns.name = input.name.trim()
    if (columns.name === '' || columns.name.length > 100) return no('Dê um nome de até 100 letras: é o que o cliente lê.')
  }
  if ('rule' in input) {
    const read = readRule(input.rule)
    if (!read.ok) return no(read.problem)
    columns.rule = JSON.stringify(read.rule)
  }
  if (input.goods !== undefined) columns.goods = JSON.stringify(input.goods)
  if (input.startsAt !== undefined) columns.starts_at = wholeMinute(input.startsAt)
  if (input.endsAt !== undefined) columns.ends_at = wholeMinute(input.endsAt)
  if (columns.starts_at && columns.ends_at && columns.ends_at <= columns.starts_at) return no('O fim é depois do começo.')
  if (input.weekdays !== undefined) columns.weekdays = [...new Set(input.weekdays)].sort()
  if (input.hours !== undefined) {
    if (input.hours && input.hours.from === input.hours.to) return no('O horário começa e termina em minutos diferentes.')
    columns.from_minute = input.hours?.from ?? null
    columns.to_minute = input.hours?.to ?? null
  }
  if (input.ufs !== undefined) {
    if (input.ufs.some((uf) => !(uf in STATES))) return no('Um dos estados não existe.')
    columns.ufs = [...new Set(input.ufs)]
  }
  if (input.paymentMethods !== undefined) columns.payment_methods = [...new Set(input.paymentMethods)]
  if (input.isActive !== undefined) columns.is_active = input.isActive
  if (input.combines !== undefined) columns.combines = input.combines
  if (input.withCoupons !== undefined) columns.with_coupons = input.withCoupons
  return { ok: true, columns }
}

/** What is kept in memory is looked at once a minute. */
const wholeMinute = (at: Date | null) => at && new Date(Math.floor(at.getTime() / 60_000) * 60_000)
