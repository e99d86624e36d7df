import { type Cents, decimalMoney, splitMoney } from '#kit/money.ts'
import type { Address, Order, OrderLine } from '#shop/orders/contract.ts'

/** What tax law wants to know of a thing; empty where the merchant has not said it yet. */
export type Fiscal = {
  gtin: string
  ncm: string
  cest: string
  cfop: string
  origin: number
  unit: string
  cstIbsCbs: string
  classTrib: string
}

export const HAND_OFF_VERSION = 1
const MAX_NAME = 120

/** What an emitter of NF-e (model 55) gets of an order. The same order is the same `id`, however often it is told. */
export function handOff(order: Order, fiscalOf: (line: OrderLine) => Fiscal) {
  const wholeOrder = wholeOrderOf(order)
  return {
    version: HAND_OFF_VERSION,
    id: `order-${order.id}`,
    order_id: order.id,
    order_number: order.number,
    paid_at: order.paidAt?.toISOString() ?? null,
    model: '55',
    // 2: by internet; the buyer uses it up; no marketplace in between.
    ind_pres: 2,
    ind_final: 1,
    ind_intermed: 0,
    ind_ie_dest: indIeDest(order),
    mod_frete: order.shipping && !order.shipping.id.startsWith('local_pickup') ? 0 : 9,
    payment: { t_pag: T_PAG[order.paymentMethod.id] ?? '99', title: order.paymentMethod.title, cents: order.totalCents },
    buyer: {
      name: order.customer.billing.company || `${order.customer.billing.firstName} ${order.customer.billing.lastName}`.trim(),
      cpf: order.customer.cpf,
      cnpj: order.customer.cnpj,
      ie: order.customer.stateRegistration,
      email: order.customer.email,
      phone: order.customer.billing.phone || order.customer.cellphone,
    },
    billing: addressOf(order.customer.billing),
    shipping: addressOf(order.customer.shipping),
    items: itemsOf(order, wholeOrder, fiscalOf),
    totals: {
      goods_cents: order.subtotalCents,
      discount_cents: order.discountCents + wholeOrder.discountCents,
      freight_cents: wholeOrder.freightCents,
      other_cents: wholeOrder.otherCents,
      total_cents: order.totalCents,
    },
  }
}

/** How it was paid, by the table of the tax office: 20 is a Pix by a code that stays the same, 17 one by a code of its own, 18 a transfer. */
const T_PAG: Record<string, string> = {
  pix: '20',
  pix_api: '17',
  mercado_pago: '03',
  mercado_pago_card: '03',
  mercado_pago_pix: '17',
  mercado_pago_boleto: '15',
  asaas: '03',
  asaas_pix: '17',
  asaas_boleto: '15',
  stripe: '03',
  stripe_boleto: '15',
  bacs: '18',
  cod: '01',
  vitrine_test: '03',
}

/** 1: pays ICMS, 2: exempt, 9: does not. */
function indIeDest({ customer: { personType, stateRegistration: ie } }: Order): 1 | 2 | 9 {
  if (personType !== 'company' || ie === '') return 9
  return ie === 'ISENTO' ? 2 : 1
}

type WholeOrder = { discountCents: Cents; freightCents: Cents; otherCents: Cents }

/**
 * Fees below zero are discounts, others are other expenses. A merchant may give those and freight away, too, but no item's discount
 * is more than the item: what is above the goods is less freight, and what is above that less of the expenses.
 */
function wholeOrderOf(order: Order): WholeOrder {
  const fees = order.fees.map(({ cents }) => cents)
  const added = fees.reduce((sum, cents) => sum + Math.max(0, cents), 0)
  const off = order.merchantDiscountCents + order.paymentDiscountCents - fees.reduce((sum, cents) => sum + Math.min(0, cents), 0)
  const goods = order.lines.reduce((sum, { totalCents }) => sum + totalCents, 0)
  const discountCents = Math.min(off, goods)
  const lessFreight = Math.min(off - discountCents, order.shippingCents)
  const otherCents = added - (off - discountCents - lessFreight)
  return { discountCents, freightCents: order.shippingCents - lessFreight, otherCents }
}

/** Freight, other expenses and the discounts of the whole order are shared out by what lines cost; every share is whole centavos, and they add up. */
function itemsOf(
  { lines }: Order,
  { discountCents, freightCents, otherCents }: WholeOrder,
  fiscalOf: (line: OrderLine) => Fiscal,
) {
  const costs = lines.map(({ totalCents }) => totalCents)
  const weights = costs.some((cents) => cents > 0) ? costs : lines.map(({ quantity }) => quantity)
  const freight = splitMoney(freightCents, weights)
  const discounts = splitMoney(discountCents, weights)
  const others = splitMoney(otherCents, weights)
  return lines.map((line, at) =>
    itemOf(line, fiscalOf(line), {
      freight: freight[at]!,
      other: others[at]!,
      discount: line.discountCents + discounts[at]!,
    }),
  )
}

const itemOf = (line: OrderLine, fiscal: Fiscal, shares: { freight: Cents; other: Cents; discount: Cents }) => ({
  sku: line.sku,
  name: [line.name, ...line.options.map(({ name }) => name)].join(' - ').slice(0, MAX_NAME),
  ncm: fiscal.ncm,
  cest: fiscal.cest,
  cfop: fiscal.cfop,
  gtin: fiscal.gtin || 'SEM GTIN',
  origin: fiscal.origin,
  unit: fiscal.unit,
  cst_ibs_cbs: fiscal.cstIbsCbs,
  class_trib: fiscal.classTrib,
  quantity: line.quantity,
  unit_value: decimalMoney(line.unitCents),
  goods_cents: line.unitCents * line.quantity,
  discount_cents: shares.discount,
  freight_cents: shares.freight,
  other_cents: shares.other,
})

const addressOf = ({ street, number, complement, neighborhood, city, state, postcode, country = 'BR' }: Address) => ({
  street,
  number: number || 'S/N',
  complement,
  neighborhood,
  city,
  state,
  postcode,
  country,
})
