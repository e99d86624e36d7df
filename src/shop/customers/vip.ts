import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { type Cents, percentOf } from '#kit/money.ts'
import type { Fee } from '#shop/checkout/contract.ts'

export const VIP_FEE = 'vip-discount'

/** What a tag takes off the goods, as a line of its own in cart, checkout and order. */
export const vipFees = (percent: number, goodsCents: Cents): Fee[] => {
  const cents = Math.min(goodsCents, percentOf(goodsCents, percent))
  return cents > 0 ? [{ id: VIP_FEE, label: 'Desconto VIP', cents: -cents }] : []
}

/** The discount of whoever is signed in: of several tags the best. Who only types somebody's e-mail has none. */
export function createVipDiscount({ db }: { db: Kysely<Database> }) {
  const percentFor = async (userId: number): Promise<number> => {
    const { rows } = await sql<{ percent: number }>`
      select coalesce(max(t.percent_off), 0) as percent from customer_profiles p
      join customer_tagged g on g.profile_id = p.id join customer_tags t on t.id = g.tag_id where p.user_id = ${userId}`.execute(
      db,
    )
    return rows[0]!.percent
  }
  return {
    percentFor,
    feesOf: async ({ userId, goodsCents }: { userId: number | undefined; goodsCents: Cents }): Promise<Fee[]> =>
      userId === undefined ? [] : vipFees(await percentFor(userId), goodsCents),
  }
}
export type VipDiscount = ReturnType<typeof createVipDiscount>
