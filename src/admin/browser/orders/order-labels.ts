import { decimalMoney } from '#kit/money.ts'
import { formatCnpj, formatCpf } from '#kit/brazil/documents.ts'
import { formatPhone } from '#kit/brazil/phone.ts'
import { foreignCountry, postcodeLabel } from '#kit/country.ts'
import { originOf } from '#shop/attribution/origin.ts'
import type { OrderStatus } from '#shop/orders/contract.ts'
import { FEES, STATUS_NAMES } from '#shop/orders/text.ts'
import type { OrderRecord } from '#api/wc/order-shape.ts'
import type { WirePlace } from '#api/wc/wire-address.ts'
import { centsOf, fullName, momentText } from '../shared/words.ts'
import { isOfRule } from './draft.ts'

export const statusName = (status: OrderStatus | 'trash') => (status === 'trash' ? 'Na lixeira' : STATUS_NAMES[status])

/** Tabs in the order in which an order travels. */
export const TABS: { status: OrderStatus | 'trash' | undefined; name: string }[] = [
  { status: undefined, name: 'Todos' },
  ...(['pending', 'on-hold', 'processing', 'completed', 'cancelled', 'refunded', 'failed'] as const).map((status) => ({
    status,
    name: STATUS_NAMES[status],
  })),
  { status: 'trash', name: 'Lixeira' },
]

export const buyerName = ({ billing }: Pick<OrderRecord, 'billing'>) =>
  fullName(billing) || billing.company || billing.email || 'Sem nome'

/** Whose words the order carries: one that the shop itself wrote has no buyer's. */
export const noteName = ({ created_via: via }: Pick<OrderRecord, 'created_via'>) =>
  via === 'admin' ? 'Recado do pedido' : 'Recado do cliente'

export const documentOf = ({ cpf, cnpj }: OrderRecord['billing']) => (cnpj ? formatCnpj(cnpj) : formatCpf(cpf))

/** An address as it is written on a parcel. */
export function addressLines(place: WirePlace): string[] {
  const street = [place.address_1, place.number].filter(Boolean).join(', ')
  const town = [place.city, place.state].filter(Boolean).join(' – ')
  return [
    fullName(place),
    place.company,
    [street, place.address_2].filter(Boolean).join(' · '),
    place.neighborhood,
    [town, postcodeLabel(place.postcode, place.country)].filter(Boolean).join(' · '),
    foreignCountry(place.country),
  ].filter(Boolean)
}

const ATTRIBUTION = '_wc_order_attribution_'
const DEVICES: Record<string, string> = { Desktop: 'Computador', Mobile: 'Celular', Tablet: 'Tablet' }

/** Where the buyer came from, and how. */
export function originFacts(meta: Pick<OrderRecord['meta_data'][number], 'key' | 'value'>[]): {
  origin: string
  device: string
  pages: string
  campaign: string
} {
  const held = Object.fromEntries(
    meta.filter(({ key }) => key.startsWith(ATTRIBUTION)).map(({ key, value }) => [key.slice(ATTRIBUTION.length), String(value)]),
  )
  return {
    origin: originOf(held),
    device: DEVICES[held.device_type ?? ''] ?? '',
    pages: held.session_pages ?? '',
    campaign: held.utm_campaign ?? '',
  }
}

const comma = (amount: string) => amount.replace('.', ',')
const place = (of: (place: WirePlace) => string) => (order: OrderRecord) =>
  of(addressLines(order.shipping).length > 1 ? order.shipping : order.billing)

const feesCents = (fees: OrderRecord['fee_lines']) => fees.reduce((sum, { total }) => sum + centsOf(total), 0)

/** A column of the export each; sums with a comma, as spreadsheets here read them. */
const COLUMNS: [heading: string, of: (order: OrderRecord) => string][] = [
  ['Pedido', ({ number }) => number],
  ['Data', ({ date_created }) => momentText(date_created)],
  ['Status', ({ status }) => statusName(status)],
  ['Pago em', ({ date_paid }) => momentText(date_paid)],
  ['Cliente', buyerName],
  ['E-mail', ({ billing }) => billing.email],
  ['Telefone', ({ billing }) => formatPhone(billing.cellphone || billing.phone)],
  ['CPF/CNPJ', ({ billing }) => documentOf(billing)],
  ['CEP', place(({ postcode }) => postcode)],
  ['Endereço', place(({ address_1, number, address_2 }) => [address_1, number, address_2].filter(Boolean).join(', '))],
  ['Bairro', place(({ neighborhood }) => neighborhood)],
  ['Cidade', place(({ city }) => city)],
  ['UF', place(({ state }) => state)],
  ['País', place(({ country }) => foreignCountry(country) || 'Brasil')],
  ['Itens', ({ line_items: items }) => items.map(({ quantity, name }) => `${quantity} × ${name}`).join('; ')],
  ['Unidades', ({ line_items: items }) => String(items.reduce((sum, { quantity }) => sum + quantity, 0))],
  ['Pagamento', ({ payment_method_title }) => payment_method_title],
  ['Envio', ({ shipping_lines: lines }) => lines.map(({ method_title }) => method_title).join('; ')],
  ['Cupons', ({ coupon_lines: coupons }) => coupons.map(({ code }) => code.toUpperCase()).join('; ')],
  ['Descontos nos itens', ({ discount_total }) => comma(discount_total)],
  ['Outros descontos', ({ fee_lines: fees }) => comma(decimalMoney(-feesCents(fees.filter((fee) => !isOfRule(fee)))))],
  ['Frete', ({ shipping_total }) => comma(shipping_total)],
  [FEES, ({ fee_lines: fees }) => comma(decimalMoney(feesCents(fees.filter(isOfRule))))],
  ['Total', ({ total }) => comma(total)],
  ['Reembolsado', ({ refunds }) => comma(decimalMoney(-refunds.reduce((sum, { total }) => sum + centsOf(total), 0)))],
  ['Origem', ({ meta_data }) => originFacts(meta_data).origin],
  ['Recado', ({ customer_note }) => customer_note],
]
export const csvHeadings = COLUMNS.map(([heading]) => heading)
export const csvRow = (order: OrderRecord): string[] => COLUMNS.map(([, of]) => of(order))
