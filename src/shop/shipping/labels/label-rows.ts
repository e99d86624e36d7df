import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Cents } from '#kit/money.ts'
import type { LabelContent } from '../carriers/carrier.ts'
import type { SentPackage } from '../contract.ts'

export type LabelState = 'planned' | 'asked' | 'check' | 'bought' | 'cancelled' | 'failed'
/** A package with what is in it. */
export type LabelParcel = SentPackage & { contents: LabelContent[] }
export type Label = {
  id: number
  orderId: number
  package: number
  reference: string
  carrier: string
  service: string
  serviceName: string
  state: LabelState
  parcel: LabelParcel
  agreedCents: Cents
  paidCents: Cents | null
  serviceId: string
  code: string
  problem: string
  tries: number
  actor: string
  createdAt: Date
  askedAt: Date | null
}

/** Longer than all calls of one try together: whoever died in between is followed by another. */
const CLAIM_SECONDS = 180

const LABEL = sql`l.id, l.order_id as "orderId", l.package, l.reference, l.carrier, l.service, l.service_name as "serviceName", l.state, l.parcel,
  l.agreed_cents as "agreedCents", l.paid_cents as "paidCents", l.service_id as "serviceId", l.code, l.problem, l.tries, l.actor,
  l.created_at as "createdAt", l.asked_at as "askedAt"`

/** Takes the right to ask the carrier for it; undefined when somebody else has it, or it is not due. */
export async function claimLabel(db: Kysely<Database>, id: number): Promise<(Label & { isRepeat: boolean }) | undefined> {
  const { rows } = await sql<Label & { isRepeat: boolean }>`
    update shipping_labels l
    set state = 'asked', asked_at = coalesce(l.asked_at, now()), tries = l.tries + 1, next_ask_at = now() + make_interval(secs => ${CLAIM_SECONDS})
    from (select id, state from shipping_labels where id = ${id} for update) before
    where l.id = before.id and l.state in ('planned', 'asked') and l.next_ask_at <= now()
    returning ${LABEL}, before.state = 'asked' as "isRepeat"`.execute(db)
  return rows[0]
}

export async function readLabels(db: Kysely<Database>, ids: readonly number[]): Promise<Label[]> {
  const { rows } = await sql<Label>`
    select ${LABEL} from shipping_labels l where l.id = any(${ids}::bigint[]) order by array_position(${ids}::bigint[], l.id)`.execute(
    db,
  )
  return rows
}

/** The last try for each package of each order. */
export async function labelsOfOrders(db: Kysely<Database>, orderIds: readonly number[]): Promise<Map<number, Label[]>> {
  const { rows } = await sql<Label>`
    select distinct on (l.order_id, l.package) ${LABEL} from shipping_labels l
    where l.order_id = any(${orderIds}::bigint[]) order by l.order_id, l.package, l.id desc`.execute(db)
  return Map.groupBy(rows, ({ orderId }) => orderId)
}

/** Bought without a code that it can be followed by: it is asked for again, for some days. */
export async function claimCodeless(db: Kysely<Database>, limit: number): Promise<Label[]> {
  const { rows } = await sql<Label>`
    update shipping_labels l set next_ask_at = now() + interval '10 minutes'
    where l.id in (
      select id from shipping_labels
      where state = 'bought' and code = '' and bought_at > now() - interval '10 days' and next_ask_at <= now()
      order by next_ask_at limit ${limit} for update skip locked
    ) returning ${LABEL}`.execute(db)
  return rows
}

export async function dueLabels(db: Kysely<Database>, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from shipping_labels where state in ('planned', 'asked') and next_ask_at <= now() order by next_ask_at limit ${limit}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}
