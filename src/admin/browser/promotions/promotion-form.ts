import type { PromotionRecord } from '#api/vitrine/promotion-routes.ts'
import type { CartStep, Rule } from '#shop/promotions/promotion.ts'
import { centsOf } from '../shared/words.ts'

export type FormKind =
  | 'pay-less'
  | 'next-unit'
  | 'percent'
  | 'amount'
  | 'quantity-steps'
  | 'cart-steps'
  | 'bundle'
  | 'gift'
  | 'bump'

export const KIND_CHOICES: { id: FormKind; name: string }[] = [
  { id: 'pay-less', name: 'Leve X, pague Y' },
  { id: 'next-unit', name: 'Desconto na 2ª (ou 3ª…) unidade' },
  { id: 'percent', name: 'Porcentagem em produtos' },
  { id: 'amount', name: 'Valor fixo por unidade' },
  { id: 'quantity-steps', name: 'Desconto por quantidade' },
  { id: 'cart-steps', name: 'Desconto pelo valor da compra' },
  { id: 'bundle', name: 'Kit com preço' },
  { id: 'gift', name: 'Brinde a partir de um valor' },
  { id: 'bump', name: 'Oferta na finalização da compra' },
]

/** What the form of a promotion holds: amounts are the API's decimals. */
export type PromotionForm = {
  name: string
  is_active: boolean
  kind: FormKind
  take?: number | string | null
  pay?: number | string | null
  percent?: number | string | null
  amount?: string | null
  counts?: 'together' | 'each'
  quantity_steps?: { units?: number | string | null; percent?: number | string | null }[]
  cart_steps?: { from?: string | null; percent?: number | string | null; amount?: string | null }[]
  parts?: { product_ids?: number[]; units?: number | string | null }[]
  gift_ids?: number[]
  bump_ids?: number[]
  gift_units?: number | string | null
  goods: PromotionRecord['goods']
  starts_at: string | null
  ends_at: string | null
  weekdays: number[]
  from_hour: string
  to_hour: string
  states: string[]
  payment_methods: string[]
  combines: boolean
  with_coupons: boolean
  version?: number
}

const NO_GOODS: PromotionRecord['goods'] = {
  product_ids: [],
  category_ids: [],
  tag_ids: [],
  excluded_product_ids: [],
  excluded_category_ids: [],
  exclude_sale_items: false,
}

export const FRESH: PromotionForm = {
  name: '',
  is_active: true,
  kind: 'pay-less',
  take: 3,
  pay: 2,
  percent: 50,
  counts: 'together',
  quantity_steps: [{ units: 3, percent: 10 }],
  cart_steps: [{ from: '200.00', percent: 10 }],
  parts: [{ product_ids: [], units: 1 }],
  gift_units: 1,
  goods: NO_GOODS,
  starts_at: null,
  ends_at: null,
  weekdays: [],
  from_hour: '',
  to_hour: '',
  states: [],
  payment_methods: [],
  combines: true,
  with_coupons: true,
}

const decimal = (cents: number) => (cents / 100).toFixed(2)
const whole = (typed: number | string | null | undefined) =>
  typed === null || typed === undefined || typed === '' ? 0 : Number(typed)
const cents = (typed: string | null | undefined) => (typed ? centsOf(typed) : 0)

/** A promotion as its form shows it. */
export function shownPromotion(record: PromotionRecord): PromotionForm {
  const {
    name,
    is_active,
    rule,
    goods,
    starts_at,
    ends_at,
    weekdays,
    hours,
    states,
    payment_methods,
    combines,
    with_coupons,
    version,
  } = record
  return {
    ...FRESH,
    name,
    is_active,
    ...shownRule(rule),
    goods,
    starts_at,
    ends_at,
    weekdays,
    from_hour: hours?.from ?? '',
    to_hour: hours?.to ?? '',
    states,
    payment_methods,
    combines,
    with_coupons,
    version,
  }
}

function shownRule(rule: Rule): Partial<PromotionForm> & Pick<PromotionForm, 'kind'> {
  switch (rule.kind) {
    case 'percent':
      return { kind: 'percent', percent: rule.percent }
    case 'amount':
      return { kind: 'amount', amount: decimal(rule.cents) }
    case 'units':
      return rule.percent === 100
        ? { kind: 'pay-less', take: rule.take, pay: rule.take - rule.lowered }
        : { kind: 'next-unit', take: rule.take, percent: rule.percent }
    case 'quantity-steps':
      return { kind: 'quantity-steps', counts: rule.counts, quantity_steps: rule.steps }
    case 'cart-steps':
      return { kind: 'cart-steps', cart_steps: rule.steps.map(shownStep) }
    case 'bundle':
      return {
        kind: 'bundle',
        amount: decimal(rule.cents),
        parts: rule.parts.map(({ productIds, units }) => ({ product_ids: productIds, units })),
      }
    case 'gift':
      return { kind: 'gift', amount: decimal(rule.fromCents), gift_ids: rule.productIds, gift_units: rule.units }
    case 'bump':
      return { kind: 'bump', amount: decimal(rule.fromCents), bump_ids: rule.productIds, percent: rule.percent }
  }
}

const shownStep = (step: CartStep) => ({
  from: decimal(step.fromCents),
  ...('percent' in step ? { percent: step.percent } : { amount: decimal(step.cents) }),
})

/** What the API is told of a form. */
export function wirePromotion(form: PromotionForm) {
  const {
    name,
    is_active,
    goods,
    starts_at,
    ends_at,
    weekdays,
    from_hour,
    to_hour,
    states,
    payment_methods,
    combines,
    with_coupons,
    version,
  } = form
  return {
    name,
    is_active,
    rule: wireRule(form),
    goods,
    starts_at: starts_at || null,
    ends_at: ends_at || null,
    weekdays,
    hours: from_hour && to_hour ? { from: from_hour, to: to_hour } : null,
    states,
    payment_methods,
    combines,
    with_coupons,
    ...(version !== undefined && { version }),
  }
}

function wireRule(form: PromotionForm): object {
  const { kind } = form
  switch (kind) {
    case 'percent':
      return { kind, percent: whole(form.percent) }
    case 'amount':
      return { kind, cents: cents(form.amount) }
    case 'pay-less':
      return { kind: 'units', take: whole(form.take), lowered: whole(form.take) - whole(form.pay), percent: 100 }
    case 'next-unit':
      return { kind: 'units', take: whole(form.take), lowered: 1, percent: whole(form.percent) }
    case 'quantity-steps': {
      const steps = (form.quantity_steps ?? []).map(({ units, percent }) => ({ units: whole(units), percent: whole(percent) }))
      return { kind, counts: form.counts, steps }
    }
    case 'cart-steps': {
      const steps = (form.cart_steps ?? []).map(({ from, percent, amount }) => ({
        fromCents: cents(from),
        ...(whole(percent) > 0 ? { percent: whole(percent) } : { cents: cents(amount) }),
      }))
      return { kind, steps }
    }
    case 'bundle': {
      const parts = (form.parts ?? []).map(({ product_ids = [], units }) => ({ productIds: product_ids, units: whole(units) }))
      return { kind, cents: cents(form.amount), parts }
    }
    case 'gift':
      return { kind, fromCents: cents(form.amount), productIds: form.gift_ids ?? [], units: whole(form.gift_units) }
    case 'bump':
      return { kind, fromCents: cents(form.amount), productIds: form.bump_ids ?? [], percent: whole(form.percent) }
  }
}
