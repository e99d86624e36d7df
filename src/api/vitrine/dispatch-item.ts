import { formatCep } from '#kit/brazil/cep.ts'
import { readPhone } from '#kit/brazil/phone.ts'
import { trackingUrl } from '#shop/orders/tracking/links.ts'
import type { DispatchOrder } from '#shop/shipping/labels/dispatch.ts'
import type { Label } from '#shop/shipping/labels/label-rows.ts'
import { sentMessage, STATE_NAMES, whatsappUrl } from '#shop/shipping/labels/label-text.ts'
import { localDate } from '../dates.ts'
import { itemSchema } from '../item-schema.ts'

export const DISPATCH = itemSchema('dispatch_order', {
  id: 'whole',
  number: 'text',
  status: 'text',
  date_created: 'moment',
  receiver: 'object',
  shipping_label: 'text',
  shipping_cents: 'whole',
  chosen: 'object?',
  packages: 'whole',
  weight_grams: 'whole',
  labels: 'list',
  is_held: 'flag',
  waits_until: 'text?',
  backordered_until: 'text?',
  invoice_key: 'text',
  tracking: 'object?',
  contents: 'list',
  whatsapp_url: 'text?',
})
export const LABEL = itemSchema('shipping_label', {
  id: 'whole',
  order_id: 'whole',
  package: 'whole',
  carrier: 'text',
  service: 'text',
  service_name: 'text',
  state: 'text',
  state_name: 'text',
  agreed_cents: 'whole',
  paid_cents: 'whole?',
  code: 'text',
  problem: 'text',
  grams: 'whole',
  actor: 'text',
  date_created: 'moment',
})

export const labelItem = (label: Label) => ({
  id: label.id,
  order_id: label.orderId,
  package: label.package,
  carrier: label.carrier,
  service: label.service,
  service_name: label.serviceName,
  state: label.state,
  state_name: STATE_NAMES[label.state],
  agreed_cents: label.agreedCents,
  paid_cents: label.paidCents,
  code: label.code,
  problem: label.problem,
  grams: label.parcel.grams,
  actor: label.actor,
  date_created: localDate(label.createdAt),
})
export type LabelItem = ReturnType<typeof labelItem>

export function dispatchItem(
  { order, chosen, packages, weightGrams, labels, isHeld, waitsUntil, backorderedUntil }: DispatchOrder,
  shopName: string,
) {
  const { customer, tracking } = order
  const to = customer.shipping.street === '' ? customer.billing : customer.shipping
  const phone = [customer.cellphone, to.phone, customer.billing.phone].map(readPhone).find((one) => one !== undefined)
  const link = tracking && trackingUrl(tracking)
  const message = sentMessage({ shopName, firstName: to.firstName, number: order.number, code: tracking?.code ?? '', link })
  return {
    id: order.id,
    number: order.number,
    status: order.status,
    date_created: localDate(order.createdAt),
    receiver: {
      name: `${to.firstName} ${to.lastName}`.trim() || to.company,
      document: customer.personType === 'company' ? customer.cnpj : customer.cpf,
      address: [to.street, to.number, to.complement].filter((part) => part !== '').join(', '),
      district: to.neighborhood,
      city: to.city,
      state: to.state,
      postcode: formatCep(to.postcode),
    },
    shipping_label: order.shipping?.label ?? '',
    shipping_cents: order.shippingCents,
    chosen: chosen ? { carrier: chosen.carrier, service: chosen.service, name: chosen.name, cost_cents: chosen.costCents } : null,
    packages,
    weight_grams: weightGrams,
    labels: labels.map(labelItem),
    is_held: isHeld,
    waits_until: waitsUntil ?? null,
    backordered_until: backorderedUntil ?? null,
    invoice_key: order.invoice?.accessKey ?? '',
    tracking: tracking ?? null,
    contents: order.lines
      .filter(({ quantity, refundedUnits }) => quantity > refundedUnits)
      .map(({ id, name, quantity, refundedUnits, totalCents }) => ({
        id,
        name,
        units: quantity - refundedUnits,
        unit_cents: Math.round(totalCents / quantity),
      })),
    whatsapp_url: whatsappUrl(phone, message) ?? null,
  }
}
export type DispatchItem = ReturnType<typeof dispatchItem>
