import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Cents } from '#kit/money.ts'
import type { Shown } from './provider.ts'

export type Charge = {
  id: number
  orderId: number
  method: string
  reference: string
  /** What the service calls it, where it said so. */
  serviceId: string | null
  amountCents: Cents
  state: 'new' | 'open' | 'paid' | 'ended'
  expiresAt: Date
  shown: Shown | null
  failures: number
  problem: string
  /** What the buyer's browser made of a card, until the service has answered. */
  lockedCard: Buffer | null
}

/** Longer than all calls of one try together: whoever died in between is followed by another. */
const CLAIM_SECONDS = 60

export const CHARGE = sql`c.id, c.order_id as "orderId", c.method, c.reference, c.service_id as "serviceId", c.amount_cents as "amountCents", c.state,
  c.expires_at as "expiresAt", c.shown, c.failures, c.problem, c.locked_card as "lockedCard"`

/** Takes the right to ask the service about it; undefined when somebody else has it, or it is not due. */
export async function claimCharge(db: Kysely<Database>, id: number): Promise<Charge | undefined> {
  const { rows } = await sql<Charge>`
    update payment_charges c set next_ask_at = now() + make_interval(secs => ${CLAIM_SECONDS})
    where c.id = ${id} and c.next_ask_at <= now() and c.state in ('new', 'open') returning ${CHARGE}`.execute(db)
  return rows[0]
}

export async function readCharge(db: Kysely<Database>, id: number): Promise<Charge | undefined> {
  return (await sql<Charge>`select ${CHARGE} from payment_charges c where c.id = ${id}`.execute(db)).rows[0]
}

export async function findCharge(
  db: Kysely<Database>,
  methods: readonly string[],
  reference: string,
): Promise<Charge | undefined> {
  const { rows } = await sql<Charge>`
    select ${CHARGE} from payment_charges c where c.method = any (${methods}::text[]) and c.reference = ${reference}`.execute(db)
  return rows[0]
}

/** The service did not answer, or not well: asked again later, and later each time. */
export async function putOff(
  db: Kysely<Database>,
  charge: Charge,
  { problem, waitSeconds }: { problem: string; waitSeconds: number },
) {
  await sql`
    update payment_charges set failures = failures + 1, problem = ${problem.slice(0, 500)},
      next_ask_at = now() + make_interval(secs => ${waitSeconds})
    where id = ${charge.id}`.execute(db)
}

const LONGEST_PAUSE_SECONDS = 300
/** 5, 10, 20 … seconds, five minutes at the most, and never less than the service asked for. */
export const pauseSeconds = (failures: number, asked = 0) =>
  Math.max(Math.min(LONGEST_PAUSE_SECONDS, 5 * 2 ** Math.min(failures, 6)), Math.min(asked, 3_600))
