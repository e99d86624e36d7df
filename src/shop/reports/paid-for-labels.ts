import { type RawBuilder, sql } from 'kysely'

/** What the shop paid to send an order `o`, whose freight is `f`: what the carrier asked for, since no label says more. */
export const paidForLabels = (): RawBuilder<number> => sql<number>`f.cost_cents`
