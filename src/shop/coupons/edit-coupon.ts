import { changeMeta, type Meta, type MetaChange } from '#kit/meta-data.ts'
import type { Cents } from '#kit/money.ts'
import { readCouponCode } from './apply.ts'
import { emailKey } from './coupon.ts'

type Kind = 'percent' | 'fixed_cart' | 'fixed_product' | 'free_shipping'

/** What a merchant may say of a coupon, as it is kept. */
export type CouponColumns = {
  code: string
  description: string
  kind: Kind
  /** Percent, or centavos. */
  amount: number
  minimum_cents: Cents | null
  maximum_cents: Cents | null
  usage_limit: number | null
  usage_limit_per_person: number | null
  starts_at: Date | null
  expires_at: Date | null
  free_shipping: boolean
  individual_use: boolean
  exclude_sale_items: boolean
  product_ids: number[]
  excluded_product_ids: number[]
  category_ids: number[]
  excluded_category_ids: number[]
  emails: string[]
  first_purchase: boolean
  payment_methods: string[]
  meta: Meta[]
}

/** What is missing stays; null takes a limit away. */
export type CouponInput = {
  code?: string
  description?: string
  kind?: Kind
  /** Hundredths of whatever the kind counts: centavos, or hundredths of a percent. */
  hundredths?: number
  minimumCents?: Cents | null
  maximumCents?: Cents | null
  usageLimit?: number | null
  perPerson?: number | null
  startsAt?: Date | null
  expiresAt?: Date | null
  freeShipping?: boolean
  individualUse?: boolean
  excludeSaleItems?: boolean
  productIds?: number[]
  excludedProductIds?: number[]
  categoryIds?: number[]
  excludedCategoryIds?: number[]
  emails?: string[]
  firstPurchase?: boolean
  paymentMethods?: string[]
  meta?: MetaChange[]
}

export type CouponEditProblem = {
  kind:
    | 'gone'
    | 'stale'
    | 'no-code'
    | 'code-taken'
    | 'bad-percent'
    | 'below-used'
    | 'below-minimum'
    | 'ends-first'
    | 'too-much-meta'
}
export type EditedCoupon = { ok: true; columns: CouponColumns } | { ok: false; problem: CouponEditProblem }

const NEW_COUPON: CouponColumns = {
  code: '',
  description: '',
  kind: 'fixed_cart',
  amount: 0,
  minimum_cents: null,
  maximum_cents: null,
  usage_limit: null,
  usage_limit_per_person: null,
  starts_at: null,
  expires_at: null,
  free_shipping: false,
  individual_use: false,
  exclude_sale_items: false,
  product_ids: [],
  excluded_product_ids: [],
  category_ids: [],
  excluded_category_ids: [],
  emails: [],
  first_purchase: false,
  payment_methods: [],
  meta: [],
}

/** A coupon after a merchant's wish; without one, a new one. `used` is how often it was used already. */
export function editCoupon(now: CouponColumns | undefined, input: CouponInput, used: number): EditedCoupon {
  const before = now ?? NEW_COUPON
  const no = (kind: CouponEditProblem['kind']): EditedCoupon => ({ ok: false, problem: { kind } })
  const code = input.code === undefined ? before.code : readCouponCode(input.code)
  if (!code) return no('no-code')
  const worth = worthOf(before, input)
  if (!worth) return no('bad-percent')
  const meta = input.meta === undefined ? before.meta : changeMeta(before.meta, input.meta)
  if (!meta) return no('too-much-meta')
  const columns: CouponColumns = {
    code,
    description: input.description ?? before.description,
    ...worth,
    minimum_cents: limit(input.minimumCents, before.minimum_cents),
    maximum_cents: limit(input.maximumCents, before.maximum_cents),
    usage_limit: limit(input.usageLimit, before.usage_limit),
    usage_limit_per_person: limit(input.perPerson, before.usage_limit_per_person),
    starts_at: input.startsAt === undefined ? before.starts_at : input.startsAt,
    expires_at: input.expiresAt === undefined ? before.expires_at : input.expiresAt,
    individual_use: input.individualUse ?? before.individual_use,
    exclude_sale_items: input.excludeSaleItems ?? before.exclude_sale_items,
    product_ids: once(input.productIds) ?? before.product_ids,
    excluded_product_ids: once(input.excludedProductIds) ?? before.excluded_product_ids,
    category_ids: once(input.categoryIds) ?? before.category_ids,
    excluded_category_ids: once(input.excludedCategoryIds) ?? before.excluded_category_ids,
    emails: once(input.emails?.map(emailKey)) ?? before.emails,
    first_purchase: input.firstPurchase ?? before.first_purchase,
    payment_methods: once(input.paymentMethods) ?? before.payment_methods,
    meta,
  }
  if (columns.usage_limit !== null && columns.usage_limit < used) return no('below-used')
  if (columns.minimum_cents !== null && columns.maximum_cents !== null && columns.maximum_cents < columns.minimum_cents)
    return no('below-minimum')
  if (columns.starts_at && columns.expires_at && columns.expires_at <= columns.starts_at) return no('ends-first')
  return { ok: true, columns }
}

/** How much it takes off. A coupon that only sends for free takes off nothing, until it is told to. */
function worthOf(
  before: CouponColumns,
  input: CouponInput,
): Pick<CouponColumns, 'kind' | 'amount' | 'free_shipping'> | undefined {
  const hundredths = input.hundredths ?? hundredthsOf(before)
  const isMore = before.kind === 'free_shipping' && (hundredths > 0 || input.freeShipping === false)
  const kind = input.kind ?? (isMore ? 'fixed_cart' : before.kind)
  const free_shipping = kind === 'free_shipping' || (input.freeShipping ?? before.free_shipping)
  if (kind !== 'percent') return { kind, amount: hundredths, free_shipping }
  return hundredths % 100 === 0 && hundredths <= 10_000 ? { kind, amount: hundredths / 100, free_shipping } : undefined
}

export const hundredthsOf = ({ kind, amount }: Pick<CouponColumns, 'kind' | 'amount'>) =>
  kind === 'percent' ? amount * 100 : amount

/** The ecosystem writes "no limit" as zero. */
const limit = (input: number | null | undefined, now: number | null) => (input === undefined ? now : input || null)
const once = <T>(list: T[] | undefined) => list && [...new Set(list)]
