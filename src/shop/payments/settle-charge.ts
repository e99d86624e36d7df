import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Charge } from './charge-rows.ts'
import type { Found } from './provider.ts'
import { checkedShown } from './shown.ts'

type Options = {
  db: Kysely<Database>
  /** Against whoever tries one stolen card after the other. */
  countDecline: (order: { key: string; ip: string }) => Promise<void>
}
type Learned = Pick<Found, 'state' | 'shown' | 'expiresAt'> & { isWanted?: boolean; serviceId?: string | undefined }

const FIRST_LOOK_SECONDS = 45
/** Who has just answered their bank looks at the page. */
const CHALLENGE_LOOK_SECONDS = 3

/** Keeps what was learned of a charge. What the browser made of a card is forgotten as soon as the service has answered. */
export function createChargeSettling({ db, countDecline }: Options) {
  return async (
    { id, orderId }: Pick<Charge, 'id' | 'orderId'>,
    { state, shown, expiresAt, serviceId, isWanted = true }: Learned,
  ) => {
    const isOver = state === 'paid' || state === 'ended' || !isWanted
    const words = shown && JSON.stringify(checkedShown(shown))
    const { rows } = await sql<{ id: number }>`
      update payment_charges c set failures = 0, problem = '',
        state = case when ${state === 'paid'} then 'paid' when ${isOver} then 'ended' when ${words !== undefined} then 'open' else state end,
        shown = coalesce(${words ?? null}::jsonb, shown),
        service_id = coalesce(${serviceId ?? null}, service_id),
        expires_at = coalesce(${expiresAt ?? null}::timestamptz, expires_at),
        locked_card = case when ${isOver || words !== undefined} then null else locked_card end,
        next_ask_at = now() + case
          when coalesce(${words ?? null}::jsonb, c.shown)->>'kind' = 'challenge' then make_interval(secs => ${CHALLENGE_LOOK_SECONDS})
          when state = 'new' then make_interval(secs => ${FIRST_LOOK_SECONDS})
          when created_at > now() - interval '1 hour' then interval '50 seconds'
          else interval '5 minutes' end
      where id = ${id} and (state in ('new', 'open') or ${state === 'paid'} and state = 'ended') returning id`.execute(db)
    if (rows.length === 0) return
    if (shown?.kind === 'review' && expiresAt) await holdUntil(orderId, expiresAt)
    if (shown?.kind === 'refused' && state === 'ended') await noteRefusal(orderId, shown.text, shown.code)
  }

  /** The units wait as long as the service thinks. */
  async function holdUntil(orderId: number, until: Date) {
    await sql`
      update orders set hold_until = greatest(hold_until, ${until}::timestamptz)
      where id = ${orderId} and status in ('pending', 'failed') and hold_until is not null`.execute(db)
  }
  async function noteRefusal(orderId: number, told: string, code: string) {
    const text = `Cartão não aprovado (${code}). O cliente leu: «${told}»`
    await db.insertInto('order_notes').values({ order_id: orderId, text, author: 'Loja' }).execute()
    const order = await db.selectFrom('orders').select(['key', 'ip']).where('id', '=', orderId).executeTakeFirst()
    if (order) await countDecline(order)
  }
}
export type SettleCharge = ReturnType<typeof createChargeSettling>
