import { type RawBuilder, sql } from 'kysely'

type Buyer = { email: string | null; userId: number | undefined; /** The order that is being placed. */ exceptOrder?: number }

/** Whether this person has an order that did not come to nothing. */
export const boughtBefore = ({ email, userId, exceptOrder = 0 }: Buyer): RawBuilder<boolean> => sql`exists (
  select from orders o where (o.email = ${email} or o.user_id = ${userId ?? null})
    and o.id <> ${exceptOrder} and o.status not in ('cancelled', 'failed', 'refunded')
)`
