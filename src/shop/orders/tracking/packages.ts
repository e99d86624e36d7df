import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { TrackingStep } from './step.ts'

/** A package that it is time to ask for, with what says whom. */
export type DuePackage = {
  id: number
  orderId: number
  direction: 'sent' | 'back'
  code: string
  reference: string
  failures: number
  createdAt: Date
  freightCarrier: string | null
  service: string
  typedCarrier: string
}

const AT_ONCE = 200
/** Whoever claims a package and dies leaves it to the others after so long. */
const CLAIM_SECONDS = 300

/** Takes what is due for this process. What has arrived by the merchant's own word is not asked for any more. */
export async function claimDue(db: Kysely<Database>): Promise<DuePackage[]> {
  const { rows } = await sql<DuePackage>`
    with due as (
      select id from tracked_packages where state = 'open' and next_ask_at <= now()
      order by next_ask_at limit ${AT_ONCE} for update skip locked
    ), arrived as (
      update tracked_packages t set state = 'done' from orders o
      where t.id in (select id from due) and o.id = t.order_id
        and (o.trashed_at is not null or t.direction = 'sent' and o.delivered_at is not null)
      returning t.id
    )
    update tracked_packages t set next_ask_at = now() + make_interval(secs => ${CLAIM_SECONDS})
    from orders o left join order_freight f on f.order_id = o.id
    where t.id in (select id from due except select id from arrived) and o.id = t.order_id
    returning t.id, t.order_id as "orderId", t.direction, t.code, t.reference, t.failures, t.created_at as "createdAt",
      coalesce(nullif(t.carrier, ''), f.carrier) as "freightCarrier", coalesce(f.service, '') as service,
      o.tracking_carrier as "typedCarrier"`.execute(db)
  return rows
}

type Heard = {
  step: TrackingStep | null
  happenedAt: Date | null
  carrier: string
  reference: string
  /** Until it is asked for again; undefined: never. */
  seconds: number | undefined
}

/** A carrier answered. */
export async function finishPackage(db: Kysely<Database>, id: number, { step, happenedAt, carrier, reference, seconds }: Heard) {
  await sql`
    update tracked_packages set step = ${step}, happened_at = ${happenedAt}, carrier = ${carrier}, reference = ${reference},
      state = ${seconds === undefined ? 'done' : 'open'}, next_ask_at = now() + make_interval(secs => ${seconds ?? 0}),
      asked_at = now(), failures = 0, problem = ''
    where id = ${id}`.execute(db)
}

type PutOff = { seconds: number; problem?: string; isFailure?: boolean }

/** Nobody answered, or nobody was asked. */
export async function putOffPackages(db: Kysely<Database>, ids: readonly number[], { seconds, problem, isFailure }: PutOff) {
  if (ids.length === 0) return
  await sql`
    update tracked_packages set next_ask_at = now() + make_interval(secs => ${seconds}),
      problem = coalesce(${problem?.slice(0, 500) ?? null}, problem), failures = failures + ${isFailure ? 1 : 0}
    where id = any(${ids}::bigint[])`.execute(db)
}

export type FollowedPackage = {
  code: string
  /** Who was asked last, or empty. */
  carrierName: string
  isDone: boolean
  askedAt: Date | null
  nextAskAt: Date
  problem: string
}

/** What the merchant sees of the packages that an order was sent in. */
export async function readFollowed(
  db: Kysely<Database>,
  orderId: number,
  carriers: readonly { id: string; name: string }[],
): Promise<FollowedPackage[]> {
  const rows = await db
    .selectFrom('tracked_packages')
    .select(['code', 'carrier', 'state', 'asked_at', 'next_ask_at', 'problem'])
    .where('order_id', '=', orderId)
    .where('direction', '=', 'sent')
    .orderBy('id')
    .execute()
  return rows.map(({ code, carrier, state, asked_at: askedAt, next_ask_at: nextAskAt, problem }) => {
    const carrierName = carriers.find(({ id }) => id === carrier)?.name ?? carrier
    return { code, carrierName, isDone: state === 'done', askedAt, nextAskAt, problem }
  })
}
