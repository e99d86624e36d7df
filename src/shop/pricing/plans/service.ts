import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import { endNow, followAt, readOffers, takeDue } from './follow.ts'
import { MOST_PLANS, type PlanKind, type PlanTerms, refusePlan, type Skipped } from './plan-rule.ts'

/** What is planned, what is on, and what has been. */
export type PlanState = 'planned' | 'on' | 'done' | 'undone' | 'skipped'
export type PricePlan = PlanTerms & {
  id: number
  variationId: number | null
  state: PlanState
  skipped: Skipped | null
}
/** Without a beginning: at once. */
export type PlanInput = Omit<PlanTerms, 'startsAt'> & { variationId: number | null; startsAt: Date | undefined }
export type PlanProblem = { kind: 'gone' } | { kind: 'bad'; text: string }

/** Of what is over. */
const PAST_SHOWN = 20
/** Afterwards the register of changes and the history of prices tell of it. */
const KEEP_DAYS = 400

type Trx = Transaction<Database>

/** Prices and sales of a product that begin later. */
export function createPricePlans({ db }: { db: Kysely<Database> }) {
  return {
    /** What is open in the order of time, then what is over, the last first. */
    of: async (productId: number): Promise<PricePlan[]> => {
      const [open, past] = await Promise.all([
        select(db, sql`product_id = ${productId} and state in ('planned', 'on') order by starts_at, id`),
        select(
          db,
          sql`product_id = ${productId} and state not in ('planned', 'on') order by starts_at desc, id desc limit ${PAST_SHOWN}`,
        ),
      ])
      return [...open, ...past]
    },

    /** For one variation or, of a product in variations without naming one, for each of them: all or none. */
    plan: (productId: number, { variationId, startsAt, ...typed }: PlanInput): Promise<PlanProblem | undefined> =>
      inTransaction(db, async (trx) => {
        const now = await lock(trx, productId)
        if (!now) return { kind: 'gone' }
        const terms = { ...typed, startsAt: startsAt ?? now }
        const offers = (await readOffers(trx, [productId])).filter(
          (offer) => variationId === null || offer.variationId === variationId,
        )
        if (offers.length === 0) return { kind: 'bad', text: NO_PRICE }
        const open = await select(trx, sql`product_id = ${productId} and state in ('planned', 'on')`)
        if (open.length + offers.length > MOST_PLANS)
          return { kind: 'bad', text: `Um produto tem até ${MOST_PLANS} mudanças de preço agendadas.` }
        for (const offer of offers) {
          const own = open.filter((plan) => plan.variationId === offer.variationId)
          const text = refusePlan(terms, { offer, open: own, now })
          if (text) return { kind: 'bad', text }
        }
        await sql`
          insert into price_plans (product_id, variation_id, kind, cents, starts_at, ends_at)
          select ${productId}, id, ${terms.kind}, ${terms.cents}, ${terms.startsAt}, ${terms.endsAt}
          from jsonb_array_elements_text(${JSON.stringify(offers.map((offer) => offer.variationId))}::jsonb) with ordinality as ids (id_text, place)
          cross join lateral (select id_text::bigint as id) typed order by place`.execute(trx)
        await followAt(trx, [terms.startsAt, terms.endsAt])
        if (terms.startsAt <= now) while ((await takeDue(trx)) > 0);
        return undefined
      }),

    /** What has not begun goes; what is on ends now, and the price from before is there again. */
    undo: (productId: number, id: number): Promise<PlanProblem | undefined> =>
      inTransaction(db, async (trx) => {
        if (!(await lock(trx, productId))) return { kind: 'gone' }
        const { rows } = await sql<Parameters<typeof endNow>[1] & { state: PlanState }>`
          select id, product_id as "productId", variation_id as "variationId", kind, cents, starts_at as "startsAt", ends_at as "endsAt",
            state = 'on' as "isOn", was, state
          from price_plans where id = ${id} and product_id = ${productId} for update`.execute(trx)
        const plan = rows[0]
        if (!plan) return { kind: 'gone' }
        if (plan.state === 'on') await endNow(trx, plan)
        else if (plan.state === 'planned') await sql`delete from price_plans where id = ${id}`.execute(trx)
        else return { kind: 'bad', text: 'Essa mudança de preço já acabou.' }
        return undefined
      }),

    sweep: async (): Promise<void> => {
      await sql`
        delete from price_plans where state in ('done', 'undone', 'skipped')
          and coalesce(ends_at, starts_at) < now() - make_interval(days => ${KEEP_DAYS})`.execute(db)
    },
  }
}
export type PricePlans = ReturnType<typeof createPricePlans>

const NO_PRICE = 'Só se agenda o preço do que já tem um preço próprio. Salve o preço primeiro.'

/** Holds the product until the change is made; undefined where there is none. Answers the database's clock. */
async function lock(trx: Trx, productId: number): Promise<Date | undefined> {
  const { rows } = await sql<{ now: Date }>`
    select now() as now from products where id = ${productId} for no key update`.execute(trx)
  return rows[0]?.now
}

async function select(db: Kysely<Database>, where: ReturnType<typeof sql>): Promise<PricePlan[]> {
  const { rows } = await sql<PricePlan & { kind: PlanKind }>`
    select id, variation_id as "variationId", kind, cents, starts_at as "startsAt", ends_at as "endsAt", state, skipped
    from price_plans where ${where}`.execute(db)
  return rows
}
