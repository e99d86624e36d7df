import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Cart, Line } from '#shop/cart/cart.ts'
import { applyCoupon, keepAlone, readCouponCode } from './apply.ts'
import { type Coupon, type CouponLine, type Discount, emailKey, type Granted, grantedDiscount, judgeCoupon } from './coupon.ts'
import { boughtBefore } from './first-purchase.ts'
import { appliedText, type ApplyProblem, couponText } from './text.ts'

/** Who wants to use coupons; a guest in the cart has said no e-mail yet. */
export type Person = {
  userId: number | undefined
  email: string | undefined
  /** Undefined while nobody chose one. */ paymentMethod?: string | undefined
}
/** `isGuess`: no coupon has that code, so it may have been a try at finding one. */
export type Applied = { ok: true; code: string; coupons: string[]; text: string } | { ok: false; isGuess: boolean; text: string }
export type Judged = {
  discounts: Discount[]
  dropped: { code: string; text: string }[]
  /** Codes of those that ask for a way to pay. */
  forPayment?: string[]
}

export function createCoupons({ db }: { db: Kysely<Database> }) {
  /** The coupons and the categories of what is bought: one round trip. */
  const read = async (codes: string[], lines: Line[], { userId, email, paymentMethod }: Person) => {
    const key = email === undefined ? null : emailKey(email)
    const { rows } = await sql<Reading>`
      with recursive above as (
        select pc.product_id, c.id, c.parent_id from product_categories pc join categories c on c.id = pc.category_id
        where pc.product_id = any(${lines.map((line) => line.productId)}::bigint[])
        union
        select above.product_id, c.id, c.parent_id from above join categories c on c.id = above.parent_id
      )
      select
        (select jsonb_agg(to_jsonb(c) || jsonb_build_object('used_by_person', (
          select count(*) from coupon_uses u where u.coupon_id = c.id and (u.email = ${key} or u.user_id = ${userId ?? null})
        ), 'bought_before', c.first_purchase and ${boughtBefore({ email: key, userId })})) from coupons c where c.code = any(${codes}::text[])) as coupons,
        (select jsonb_object_agg(product_id, ids) from (
          select product_id, jsonb_agg(id) as ids from above group by product_id
        ) grouped) as categories,
        now() as now`.execute(db)
    const { coupons, categories, now } = rows[0]!
    const known = new Map((coupons ?? []).map((row) => [row.code, couponFrom(row)]))
    const couponLines = lines.map((line): CouponLine => ({ ...line, categoryIds: categories?.[line.productId] ?? [] }))
    return { known, purchase: { lines: couponLines, email: key ?? undefined, now, paymentMethod } }
  }

  return {
    /** Which of a cart's coupons hold, and why the others don't. Without coupons nothing is asked; those that are granted hold. */
    judge: async (codes: string[], lines: Line[], person: Person, granted: Granted[] = []): Promise<Judged> => {
      if (codes.length === 0) return { discounts: [], dropped: [] }
      const { known, purchase } = await read(codes, lines, person)
      const grants = codes.flatMap((code) => granted.find((one) => one.code === code) ?? [])
      const discountBy = new Map(grants.map((one) => [one.code, grantedDiscount(one, known.get(one.code), purchase.lines)]))
      if (discountBy.size === codes.length) return { discounts: [...discountBy.values()], dropped: [] }
      const verdicts = codes.map((code) => {
        const [coupon, discount] = [known.get(code), discountBy.get(code)]
        return { code, coupon, verdict: discount ? { ok: true as const, discount } : judgeCoupon(coupon, purchase) }
      })
      const forPayment = verdicts.flatMap(({ code, coupon }) => (coupon?.paymentMethods.length ? [code] : []))
      return { ...keepAlone(verdicts), forPayment }
    },

    /** What somebody typed, judged against what is in the cart and the coupons that are already there. */
    apply: async (typed: unknown, cart: Pick<Cart, 'coupons' | 'lines'>, person: Person): Promise<Applied> => {
      const code = readCouponCode(typed)
      const asWritten = typeof typed === 'string' ? typed.trim().slice(0, 80) : ''
      if (code === undefined) return refusal(asWritten, { kind: asWritten === '' ? 'empty' : 'unknown' })
      const { known, purchase } = await read([code, ...cart.coupons], cart.lines, person)
      const coupon = known.get(code)
      const outcome = applyCoupon(cart.coupons, code, {
        coupon,
        verdict: judgeCoupon(coupon, purchase),
        alone: cart.coupons.find((one) => known.get(one)?.individualUse),
      })
      if (!outcome.ok) return refusal(code, outcome.problem)
      const pushedOut = cart.coupons.filter((one) => !outcome.coupons.includes(one))
      return { ok: true, code, coupons: outcome.coupons, text: appliedText(pushedOut) }
    },
  }
}
const refusal = (code: string, problem: ApplyProblem): Applied => ({
  ok: false,
  isGuess: problem.kind === 'unknown',
  text: couponText(code, problem),
})

export type Coupons = ReturnType<typeof createCoupons>

type Reading = { coupons: CouponRow[] | null; categories: Record<string, number[]> | null; now: Date }
type CouponRow = {
  id: number
  code: string
  kind: Coupon['kind']
  amount: number
  minimum_cents: number | null
  maximum_cents: number | null
  usage_limit: number | null
  usage_limit_per_person: number | null
  used: number
  used_by_person: number
  starts_at: string | null
  expires_at: string | null
  free_shipping: boolean
  individual_use: boolean
  exclude_sale_items: boolean
  product_ids: number[]
  excluded_product_ids: number[]
  category_ids: number[]
  excluded_category_ids: number[]
  emails: string[]
  first_purchase: boolean
  bought_before: boolean
  payment_methods: string[]
}

function couponFrom(row: CouponRow): Coupon {
  return {
    id: row.id,
    code: row.code,
    kind: row.kind,
    amount: row.amount,
    freeShipping: row.free_shipping || row.kind === 'free_shipping',
    minimumCents: row.minimum_cents ?? undefined,
    maximumCents: row.maximum_cents ?? undefined,
    usageLimit: row.usage_limit ?? undefined,
    used: row.used,
    perPerson: row.usage_limit_per_person ?? undefined,
    usedByPerson: row.used_by_person,
    startsAt: row.starts_at ? new Date(row.starts_at) : undefined,
    expiresAt: row.expires_at ? new Date(row.expires_at) : undefined,
    individualUse: row.individual_use,
    excludeSaleItems: row.exclude_sale_items,
    productIds: row.product_ids,
    excludedProductIds: row.excluded_product_ids,
    categoryIds: row.category_ids,
    excludedCategoryIds: row.excluded_category_ids,
    emails: row.emails,
    firstPurchase: row.first_purchase,
    boughtBefore: row.bought_before,
    paymentMethods: row.payment_methods,
  }
}
