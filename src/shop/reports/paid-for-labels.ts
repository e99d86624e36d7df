import { type RawBuilder, sql } from 'kysely'

/** What the shop paid to send an order `o`, whose freight is `f`: what its labels cost; without one, what the carrier asked for. */
export const paidForLabels = (): RawBuilder<number> => sql<number>`coalesce((
  select sum(coalesce(l.paid_cents, l.agreed_cents)) from shipping_labels l where l.order_id = o.id and l.state = 'bought'
), f.cost_cents)`
