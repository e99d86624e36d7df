import type { Static, TObject } from 'typebox'
import { choice, CONTEXT, flag, listOf, maybe, moment, orNull, PAGING, text, whole } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { offsetOf, pageOf } from '#http/rest/paging.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'
import { typedText } from '#kit/typed-text.ts'
import type { CouponEditProblem, CouponInput } from '#shop/coupons/edit-coupon.ts'
import { COUPON_ORDERS } from '#shop/coupons/editor.ts'
import { readDate } from '../dates.ts'
import { wcMay } from '../authorize.ts'
import type { ApiServices } from '../services.ts'
import { amount, centsOf } from './amounts.ts'
import { COUPON_SCHEMA, couponItem } from './coupon-shape.ts'
import { eitherDate, LARGEST, META_DATA } from './offer-arguments.ts'
import { METHOD_IDS } from './method-ids.ts'
import { noSuch, stale } from './problems.ts'
import { ID, resourceRoutes } from './resource.ts'

const ids = () => maybe(listOf(whole(), { maxItems: 500 }))
const CODE = text({ minLength: 1, maxLength: 80 })
const COUPON = {
  discount_type: maybe(choice(['percent', 'fixed_cart', 'fixed_product'])),
  amount: maybe(amount()),
  description: maybe(text({ maxLength: 2_000 })),
  date_expires: maybe(orNull(moment())),
  date_expires_gmt: maybe(orNull(moment())),
  individual_use: maybe(flag()),
  product_ids: ids(),
  excluded_product_ids: ids(),
  usage_limit: maybe(orNull(whole({ maximum: LARGEST }))),
  usage_limit_per_user: maybe(orNull(whole({ maximum: LARGEST }))),
  free_shipping: maybe(flag()),
  product_categories: ids(),
  excluded_product_categories: ids(),
  exclude_sale_items: maybe(flag()),
  minimum_amount: maybe(amount()),
  maximum_amount: maybe(amount()),
  email_restrictions: maybe(listOf(text({ maxLength: 254, pattern: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$' }))),
  vitrine_starts_at: maybe(orNull(moment())),
  vitrine_first_purchase: maybe(flag()),
  vitrine_payment_methods: METHOD_IDS,
  vitrine_only_free_shipping: maybe(flag()),
  ...META_DATA,
}
const SEARCH = {
  ...PAGING,
  ...CONTEXT,
  code: maybe(text({ maxLength: 80 })),
  search: maybe(text({ maxLength: 200 })),
  include: maybe(listOf(whole())),
  exclude: maybe(listOf(whole())),
  after: maybe(moment()),
  before: maybe(moment()),
  order: choice(['asc', 'desc'], { default: 'desc' }),
  orderby: choice(COUPON_ORDERS, { default: 'date' }),
}

export function couponRoutes({ couponEditor: coupons, root }: Pick<ApiServices, 'couponEditor' | 'root'>): Route[] {
  const read = async (id: number) => {
    const row = await coupons.read(id)
    if (!row) throw noCoupon()
    return couponItem(row, root)
  }
  const list = endpoint({
    methods: ['GET'],
    args: SEARCH,
    authorize: wcMay.list,
    readsReplica: true,
    answer: async (call) => {
      const { code, search: words, include, exclude, after, before, per_page: limit, orderby, order } = call.args
      const found = await coupons.list(
        {
          code,
          words,
          include,
          exclude,
          after: after ? readDate(after) : undefined,
          before: before ? readDate(before) : undefined,
        },
        { limit, offset: offsetOf(call.args), orderby, order },
      )
      return pageOf(
        found.coupons.map((row) => couponItem(row, root)),
        found.total,
        call,
        root,
      )
    },
  })
  return resourceRoutes({
    root,
    path: '/coupons',
    schema: COUPON_SCHEMA,
    what: 'cupons',
    list,
    create: { args: { code: CODE, ...COUPON }, save: (args) => coupons.create(inputOf(args)) },
    update: {
      args: { ...ID, code: maybe(CODE), ...COUPON, version: maybe(whole()) },
      save: (args) => coupons.update(args.id, inputOf(args), args.version),
    },
    read,
    remove: coupons.remove,
    refusalOf,
  })
}

type Written = Static<TObject<typeof COUPON>> & { code?: string }
function inputOf(args: Written): CouponInput {
  const cents = (written: string | undefined) => (written === undefined ? undefined : centsOf(written))
  return {
    code: args.code,
    description: args.description === undefined ? undefined : typedText(args.description, 2_000),
    ...worthOf(args),
    minimumCents: cents(args.minimum_amount),
    maximumCents: cents(args.maximum_amount),
    usageLimit: args.usage_limit,
    perPerson: args.usage_limit_per_user,
    expiresAt: eitherDate(args.date_expires, args.date_expires_gmt),
    startsAt: args.vitrine_starts_at ? readDate(args.vitrine_starts_at) : (args.vitrine_starts_at as null | undefined), // an empty text is no moment
    firstPurchase: args.vitrine_first_purchase,
    paymentMethods: args.vitrine_payment_methods,
    freeShipping: args.free_shipping,
    individualUse: args.individual_use,
    excludeSaleItems: args.exclude_sale_items,
    productIds: args.product_ids,
    excludedProductIds: args.excluded_product_ids,
    categoryIds: args.product_categories,
    excludedCategoryIds: args.excluded_product_categories,
    emails: args.email_restrictions,
    meta: args.meta_data,
  }
}

/** One that only sends for free takes nothing off, whatever else was sent. */
function worthOf({ vitrine_only_free_shipping: isOnlyFreight, discount_type: kind, amount: written }: Written) {
  if (isOnlyFreight) return { kind: 'free_shipping' as const, hundredths: 0 }
  return { kind, hundredths: written === undefined ? undefined : (centsOf(written) ?? 0) }
}

const noCoupon = () => noSuch('woocommerce_rest_shop_coupon_invalid_id')
const REFUSALS: Record<Exclude<CouponEditProblem['kind'], 'gone' | 'stale'>, [code: string, message: string]> = {
  'no-code': ['woocommerce_rest_invalid_coupon_code', 'Informe um código de cupom de até 80 caracteres.'],
  'code-taken': ['woocommerce_rest_coupon_code_already_exists', 'O código do cupom já existe.'],
  'bad-percent': ['woocommerce_rest_invalid_coupon_amount', 'Um desconto percentual é um número inteiro de 0 a 100.'],
  'below-used': ['woocommerce_rest_invalid_usage_limit', 'O cupom já foi usado mais vezes do que este limite permite.'],
  'below-minimum': ['woocommerce_rest_invalid_maximum_amount', 'O gasto máximo não pode ser menor que o gasto mínimo.'],
  'ends-first': ['woocommerce_rest_invalid_date_expires', 'O fim do cupom é depois do começo.'],
  'too-much-meta': ['woocommerce_rest_too_much_meta_data', 'meta_data tem itens demais ou é grande demais.'],
}
function refusalOf({ kind }: CouponEditProblem): RestProblem {
  if (kind === 'gone') return noCoupon()
  if (kind === 'stale') return stale()
  const [code, message] = REFUSALS[kind]
  return new RestProblem(400, code, message)
}
