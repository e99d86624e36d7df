import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Coupon } from './coupon.ts'

/** What kind of coupon each of these codes is. Without codes nothing is asked. */
export async function couponKinds(db: Kysely<Database>, codes: readonly string[]): Promise<Map<string, Coupon['kind']>> {
  if (codes.length === 0) return new Map()
  const rows = await db.selectFrom('coupons').select(['code', 'kind']).where('code', 'in', codes).execute()
  return new Map(rows.map(({ code, kind }) => [code, kind]))
}
