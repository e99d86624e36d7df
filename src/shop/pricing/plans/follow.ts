import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import { enqueue } from '#jobs/queue.ts'
import { begin, end, type OfferPrice, type PlanTerms, type Skipped } from './plan-rule.ts'

export const FOLLOW_PLANS_JOB = 'follow-price-plans'
/** Offers that change in one transaction: a moment of a large shop has many, and nobody waits long for their rows. */
const AT_ONCE = 300

type Trx = Transaction<Database>
/** JSON has no dates. */
type StoredPrice = Omit<OfferPrice, 'saleFrom' | 'saleTo'> & { saleFrom: string | null; saleTo: string | null }
type DuePlan = PlanTerms & { id: number; productId: number; variationId: number | null; isOn: boolean; was: StoredPrice | null }
type KnownOffer = OfferPrice & { productId: number; variationId: number | null }
type Outcome = { id: number; state: 'on' | 'done' | 'undone' | 'skipped'; skipped?: Skipped; was?: OfferPrice }
/** What a plan does to its offer, and what becomes of the plan. */
export type PlanStep = { plan: DuePlan; offer?: OfferPrice; outcome: Outcome }

/** Asks for work at the very moment of a change. The same moment of many plans is one job. */
export async function followAt(trx: Trx, moments: readonly (Date | null)[]): Promise<void> {
  for (const at of moments) {
    if (at) await enqueue(trx, { kind: FOLLOW_PLANS_JOB, payload: {}, ref: at.toISOString(), runAt: at })
  }
}

/** Lets begin and end what is due, of each offer one thing after the other. Answers how many steps were taken. */
export async function followPlans(db: Kysely<Database>): Promise<number> {
  let taken = 0
  for (;;) {
    const steps = await inTransaction(db, takeDue)
    taken += steps
    if (steps === 0) return taken
  }
}

/** One round: the first due step of each offer, so that what ended while the shop was away ends before the next begins. */
export async function takeDue(trx: Trx): Promise<number> {
  const { rows: due } = await sql<DuePlan & { now: Date }>`
    select distinct on (p.product_id, p.variation_id) p.id, p.product_id as "productId", p.variation_id as "variationId", p.kind, p.cents,
      p.starts_at as "startsAt", p.ends_at as "endsAt", p.state = 'on' as "isOn", p.was, now() as now
    from (
      select *, starts_at as at from price_plans where state = 'planned' and starts_at <= now()
      union all
      select *, ends_at from price_plans where state = 'on' and ends_at <= now()
    ) p
    order by p.product_id, p.variation_id, p.at, p.state, p.id limit ${AT_ONCE}`.execute(trx)
  if (due.length === 0) return 0
  await takeSteps(trx, due, (plan, offer, now) => {
    if (!plan.isOn) return beginOf(plan, offer, now)
    return { plan, offer: end(plan, offer, wasOf(plan), now), outcome: { id: plan.id, state: 'done' } }
  })
  return due.length
}

/** A plan that is on ends before its time. */
export const endNow = (trx: Trx, plan: DuePlan) =>
  takeSteps(trx, [plan], (one, offer, now) => ({
    plan: one,
    offer: end(one, offer, wasOf(one), now),
    outcome: { id: one.id, state: 'undone' },
  }))

function beginOf(plan: DuePlan, offer: OfferPrice, now: Date): PlanStep {
  const begun = begin(plan, offer, now)
  if (typeof begun === 'string') return { plan, outcome: { id: plan.id, state: 'skipped', skipped: begun } }
  // A price without an end is the product's own from here on.
  const isOver = plan.kind === 'price' && plan.endsAt === null
  return { plan, offer: begun, outcome: { id: plan.id, state: isOver ? 'done' : 'on', was: offer } }
}

type Take = (plan: DuePlan, offer: OfferPrice, now: Date) => PlanStep

async function takeSteps(trx: Trx, due: readonly DuePlan[], take: Take): Promise<void> {
  const ids = [...new Set(due.map(({ productId }) => productId))]
  await sql`select 1 from products where id = any(${ids}::bigint[]) order by id for no key update`.execute(trx)
  // Whoever came first may have taken the step while this one waited.
  const { rows: open } = await sql<{ id: number; isOn: boolean; now: Date }>`
    select id, state = 'on' as "isOn", now() as now from price_plans
    where id = any(${due.map(({ id }) => id)}::bigint[]) and state in ('planned', 'on')`.execute(trx)
  const state = new Map(open.map((row) => [row.id, row]))
  const offers = new Map((await readOffers(trx, ids)).map((offer) => [keyOf(offer), offer]))
  const steps = due.flatMap((plan): PlanStep[] => {
    const found = state.get(plan.id)
    if (found?.isOn !== plan.isOn) return []
    const offer = offers.get(keyOf(plan))
    if (!offer) return [{ plan, outcome: { id: plan.id, state: 'skipped', skipped: 'gone' } }]
    return [take(plan, offer, found.now)]
  })
  await write(trx, steps)
}

const keyOf = ({ productId, variationId }: { productId: number; variationId: number | null }) => `${productId}:${variationId}`

function wasOf({ was }: DuePlan): OfferPrice {
  if (!was) throw new Error('A price plan that is on has no price from before. It was put on by hand: set its state to "done".')
  const dateOf = (text: string | null) => (text === null ? null : new Date(text))
  return { ...was, saleFrom: dateOf(was.saleFrom), saleTo: dateOf(was.saleTo) }
}

/** What the products and their variations cost, as their rows say it. */
export async function readOffers(db: Kysely<Database>, productIds: readonly number[]): Promise<KnownOffer[]> {
  const { rows } = await sql<KnownOffer>`
    select id as "productId", null::bigint as "variationId", price_cents as "priceCents", sale_price_cents as "saleCents",
      sale_from as "saleFrom", sale_to as "saleTo"
    from products
    where id = any(${productIds}::bigint[]) and priced and (type in ('simple', 'external') or type = 'bundle' and bundle_pricing = 'own')
    union all
    select v.product_id, v.id, v.price_cents, v.sale_price_cents, v.sale_from, v.sale_to
    from variations v join products p on p.id = v.product_id and p.type = 'variable'
    where v.product_id = any(${productIds}::bigint[]) and v.priced`.execute(db)
  return rows
}

async function write(trx: Trx, steps: readonly PlanStep[]): Promise<void> {
  const list = JSON.stringify(
    steps.flatMap(({ plan, offer }) => (offer ? [{ ...offer, productId: plan.productId, variationId: plan.variationId }] : [])),
  )
  const prices = sql`jsonb_to_recordset(${list}::jsonb) as w(
    "productId" bigint, "variationId" bigint, "priceCents" bigint, "saleCents" bigint, "saleFrom" timestamptz, "saleTo" timestamptz
  )`
  const set = sql`price_cents = w."priceCents", sale_price_cents = w."saleCents", sale_from = w."saleFrom", sale_to = w."saleTo",
    version = version + 1, modified_at = now()`
  const hasChanged = sql`(t.price_cents, t.sale_price_cents, t.sale_from, t.sale_to) is distinct from (w."priceCents", w."saleCents", w."saleFrom", w."saleTo")`
  await sql`update products t set ${set} from ${prices} where w."variationId" is null and t.id = w."productId" and ${hasChanged}`.execute(
    trx,
  )
  await sql`update variations t set ${set} from ${prices} where t.id = w."variationId" and ${hasChanged}`.execute(trx)
  const outcomes = JSON.stringify(steps.map(({ outcome }) => outcome))
  await sql`
    update price_plans t set state = w.state, skipped = w.skipped, was = coalesce(w.was, t.was),
      ends_at = case when w.state = 'undone' then least(t.ends_at, greatest(now(), t.starts_at + interval '1 second')) else t.ends_at end
    from jsonb_to_recordset(${outcomes}::jsonb) as w(id bigint, state text, skipped text, was jsonb) where t.id = w.id`.execute(
    trx,
  )
}
