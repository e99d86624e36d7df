import { decimalMoney, parseMoney, percentOf } from '#kit/money.ts'
import { FEE_CODE, MERCHANT_DISCOUNT } from '#shop/orders/text.ts'
import type { OrderRecord } from '#api/wc/order-shape.ts'
import type { WireBuyer, WirePlace } from '#api/wc/wire-address.ts'
import { centsOf } from '../shared/words.ts'

/** A line as the merchant writes it; one that the order has already carries its number. */
export type DraftLine = {
  id?: number
  productId: number
  variationId: number
  name: string
  quantity: number
  /** Of the line as it stands, or the list price: the server has the last word. */
  unitCents: number
  /** Sold at its face value, whichever way it is paid. */
  isGiftCard?: boolean
}

/** An address as the form asks for it. */
export type DraftPlace = Omit<WirePlace, 'country'>
type Buyer = Omit<WireBuyer, 'country' | 'persontype' | 'ie'>

/** An order on the desk: what was typed, as it was typed. */
export type Draft = {
  customerId: number
  makesAccount: boolean
  billing: Buyer
  /** Undefined: to where the bill goes. */
  shipping: DraftPlace | undefined
  lines: DraftLine[]
  freightName: string
  freight: string
  discount: string
  note: string
  paymentMethod: string
  /** Of an order that is there: how it was paid, what it has off for that, and the fees that stay as they are. */
  was?: { paymentMethod: string; methodCents: number; feesCents: number[] }
}

const NOWHERE: DraftPlace = {
  first_name: '',
  last_name: '',
  company: '',
  address_1: '',
  address_2: '',
  number: '',
  neighborhood: '',
  city: '',
  state: '',
  postcode: '',
  phone: '',
}
export const NOBODY: Buyer = { ...NOWHERE, email: '', cpf: '', cnpj: '', cellphone: '' }

export const FRESH: Draft = {
  customerId: 0,
  makesAccount: false,
  billing: NOBODY,
  shipping: undefined,
  lines: [],
  freightName: 'Entrega',
  freight: '',
  discount: '',
  note: '',
  paymentMethod: '',
}

const typed = (cents: number) => (cents === 0 ? '' : decimalMoney(cents).replace('.', ','))

/** Of two forms of the same shape, the parts that the first has names for. */
const only = <T extends object>(shape: T, from: object): T =>
  Object.fromEntries(Object.keys(shape).map((name) => [name, (from as Record<string, unknown>)[name] ?? ''])) as T

export const placeOf = (from: object) => only(NOWHERE, from)
export const buyerOf = (from: object) => only(NOBODY, from)

/** An order that is there, as the form shows it. */
export function draftOf(order: OrderRecord): Draft {
  const rules = order.fee_lines.filter(isOfRule)
  return {
    customerId: order.customer_id,
    makesAccount: false,
    billing: buyerOf(order.billing),
    shipping: placeOf(order.shipping),
    lines: order.line_items.map((item) => ({
      id: item.id,
      productId: item.product_id,
      variationId: item.variation_id,
      name: item.name,
      quantity: item.quantity,
      unitCents: Math.round(centsOf(item.total) / item.quantity),
      isGiftCard: item.is_gift_card,
    })),
    freightName: order.shipping_lines[0]?.method_title ?? 'Entrega',
    freight: typed(centsOf(order.shipping_total)),
    discount: typed(offCents(discountsOf(order).filter(isOwn))),
    note: order.customer_note,
    paymentMethod: order.payment_method,
    was: {
      paymentMethod: order.payment_method,
      methodCents: methodDiscountOf(order),
      feesCents: rules.map(({ total }) => centsOf(total)),
    },
  }
}

type WithFees = Pick<OrderRecord, 'fee_lines'>
const discountsOf = (order: WithFees) => order.fee_lines.filter((fee) => !isOfRule(fee))
const isOwn = ({ name }: { name: string }) => name === MERCHANT_DISCOUNT
const offCents = (fees: OrderRecord['fee_lines']) => 0 - fees.reduce((sum, { total }) => sum + centsOf(total), 0)

/** What an order has off for its way of paying. */
export const methodDiscountOf = (order: WithFees) => offCents(discountsOf(order).filter((fee) => !isOwn(fee)))

/** A fee that a rule of the shop made, and no discount of the merchant or of the way of paying. */
export const isOfRule = ({ meta_data: meta }: Pick<OrderRecord['fee_lines'][number], 'meta_data'>) =>
  meta.some(({ key }) => key === FEE_CODE)

/** What is typed in a field of money; nothing is nothing, nonsense is undefined. */
export const typedCents = (text: string) => (text.trim() === '' ? 0 : parseMoney(text.trim()))

/** What the order will cost by what the screen knows; undefined while a sum is not one. The way of paying takes its percent off. */
export function totalOf(draft: Draft, methodPercent = 0): number | undefined {
  const [sent, off] = [typedCents(draft.freight), typedCents(draft.discount)]
  if (sent === undefined || off === undefined) return undefined
  const goods = draft.lines.reduce((sum, { quantity, unitCents }) => sum + quantity * unitCents, 0)
  const fees = (draft.was?.feesCents ?? []).reduce((sum, cents) => sum + cents, 0)
  return goods + sent + fees - off - methodCents(draft, Math.max(0, goods - off), methodPercent)
}

/** As the server counts: a fresh order has nothing off for its way of paying, nor one that was made without it. */
function methodCents({ was, paymentMethod, lines }: Draft, goodsCents: number, percent: number): number {
  if (!was) return 0
  const cards = lines.reduce((sum, { quantity, unitCents, isGiftCard }) => sum + (isGiftCard ? quantity * unitCents : 0), 0)
  const lowered = Math.max(0, goodsCents - cards)
  // What fees took off the goods is not there to be taken off once more.
  const most = Math.max(0, goodsCents + was.feesCents.reduce((sum, cents) => sum + Math.min(0, cents), 0))
  if (was.paymentMethod !== paymentMethod) return Math.min(percentOf(lowered, percent), most)
  if (was.methodCents === 0) return 0
  return Math.min(percent > 0 ? percentOf(lowered, percent) : was.methodCents, most)
}

/** Why it can't be saved yet, in the order of the form. */
export function problemOf(draft: Draft): string | undefined {
  if (draft.lines.length === 0) return 'Acrescente pelo menos um produto.'
  if (draft.makesAccount && draft.billing.email === '') return 'Para criar a conta, informe o e-mail do cliente.'
  const total = totalOf(draft)
  if (total === undefined) return 'Escreva frete e desconto como 12,50.'
  return total < 0 ? 'O desconto é maior do que o total.' : undefined
}

/** The order for the API. Of one that is there only what is another; lines that went are sent with nothing left of them. */
export function wireOf(draft: Draft, before?: OrderRecord) {
  const wire = wholeOf(draft, before)
  if (!before) return { status: 'pending', ...wire }
  const same = wholeOf(draftOf(before), before)
  const isOther = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify((same as Record<string, unknown>)[name])
  return {
    edit_version: before.edit_version,
    ...(Object.fromEntries(Object.entries(wire).filter(isOther)) as Partial<typeof wire>),
  }
}

function wholeOf(draft: Draft, before: OrderRecord | undefined) {
  const kept = new Set(draft.lines.map(({ id }) => id))
  const gone = before?.line_items.filter(({ id }) => !kept.has(id)) ?? []
  const was = new Map(before?.line_items.map((item) => [item.id, item.quantity]))
  const [freight = 0, discount = 0] = [typedCents(draft.freight), typedCents(draft.discount)]
  const lines = draft.lines.flatMap(({ id, productId, variationId, quantity }): object[] => {
    if (id === undefined) return [{ product_id: productId, ...(variationId && { variation_id: variationId }), quantity }]
    return was.get(id) === quantity ? [] : [{ id, quantity }]
  })
  const items = [...lines, ...gone.map(({ id }) => ({ id, quantity: 0 }))]
  return {
    customer_id: draft.customerId,
    billing: draft.billing,
    shipping: draft.shipping ?? placeOf(draft.billing),
    ...(items.length > 0 && { line_items: items }),
    shipping_lines: [freightOf(draft, freight, before)],
    fee_lines: discount > 0 ? [{ name: MERCHANT_DISCOUNT, total: `-${decimalMoney(discount)}` }] : [],
    customer_note: draft.note,
    payment_method: draft.paymentMethod,
  }
}

/** The freight by the way that the order has already, where it has one. */
function freightOf({ freightName }: Draft, cents: number, before: OrderRecord | undefined) {
  const { method_id = 'other', instance_id = '0' } = before?.shipping_lines[0] ?? {}
  return { method_id, instance_id, method_title: freightName.trim() || 'Entrega', total: decimalMoney(cents) }
}
