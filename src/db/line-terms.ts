import { type RawBuilder, sql } from 'kysely'
import type { Tier } from '#kit/tiered-price.ts'

/** What a product asks of a line besides its price: null where it sets no limit. */
export type LineTerms = {
  tiers: Tier[] | null
  minUnits: number | null
  maxUnits: number | null
  /** Of one customer, in all orders of so many days; null: of all time. */
  customerUnits: number | null
  customerDays: number | null
}

/** Prices by quantity that this customer has for a line, and how many units of it may be ordered. */
export const lineTerms = (line: RawBuilder<unknown>, userId: RawBuilder<unknown>) => sql`(
  select jsonb_build_object(
    'minUnits', limited.min_units, 'maxUnits', limited.max_units,
    'customerUnits', limited.customer_units, 'customerDays', limited.customer_days,
    'tiers', tiers_of(${line}.product_id, ${line}.variation_id, ${userId}, null)
  ) from products limited where limited.id = ${line}.product_id
)`

/** The same for customers with a tag, whoever they are; null: for everybody. */
export const tiersOfGroup = (line: RawBuilder<unknown>, tagId: number | undefined) =>
  sql`tiers_of(${line}.product_id, ${line}.variation_id, null, ${tagId ?? null}::bigint)`

/** What a unit of a cart's line costs at the quantities of its cart, for letters, which don't open it. */
export const tieredCents = (
  line: RawBuilder<unknown>,
  offerCents: RawBuilder<unknown>,
  userId: RawBuilder<unknown>,
) => sql`least(${offerCents}, (
  select min(tier.cents) from price_tiers tier
  where ${line}.gift_of is null and tier.product_id = ${line}.product_id
    and (tier.variation_id is null or tier.variation_id = ${line}.variation_id) and ${isFor(userId)}
    and tier.from_units <= (
      select sum(beside.quantity) from cart_lines beside
      where beside.cart_id = ${line}.cart_id and beside.product_id = ${line}.product_id and beside.gift_of is null
        and (tier.variation_id is null or beside.variation_id = tier.variation_id)
    )
), (
  select min(${offOf(offerCents)}) from price_rules_of(${line}.product_id) tier
  where ${line}.gift_of is null and ${isFor(userId)} and tier.from_units <= (
    select sum(beside.quantity) from cart_lines beside
    where beside.cart_id = ${line}.cart_id and beside.product_id = ${line}.product_id and beside.gift_of is null
  )
))`

/** As `centsOf` of src/kit/tiered-price.ts counts. */
const offOf = (cents: RawBuilder<unknown>) => sql`(${cents} * (10000 - tier.off) + 5000) / 10000`

const isFor = (userId: RawBuilder<unknown>) => sql`(tier.tag_id is null or tier.tag_id in (
  select tagged.tag_id from customer_profiles who join customer_tagged tagged on tagged.profile_id = who.id where who.user_id = ${userId}
))`
