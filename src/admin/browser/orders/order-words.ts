import { formatCnpj, formatCpf } from '#kit/brazil/documents.ts'
import { originOf } from '#shop/attribution/origin.ts'
import type { OrderStatus } from '#shop/orders/contract.ts'
import { STATUS_NAMES } from '#shop/orders/text.ts'
import type { OrderRecord, WirePlace } from '../records.ts'
import { fullName, momentText } from '../shared/words.ts'

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
    [town, place.postcode && `CEP ${place.postcode}`].filter(Boolean).join(' · '),
  ].filter(Boolean)
}

const ATTRIBUTION = '_wc_order_attribution_'
const DEVICES: Record<string, string> = { Desktop: 'Computador', Mobile: 'Celular', Tablet: 'Tablet' }

/** Where the buyer came from, and how. */
export function originFacts(meta: OrderRecord['meta_data']): { origin: string; device: string; pages: string; campaign: string } {
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

/** One row for a spreadsheet; sums with a comma, as spreadsheets here read them. */
export const csvHeadings = [
  'Pedido',
  'Data',
  'Status',
  'Cliente',
  'E-mail',
  'CPF/CNPJ',
  'Cidade',
  'UF',
  'Itens',
  'Pagamento',
  'Frete',
  'Total',
]
export const csvRow = (order: OrderRecord): string[] => [
  order.number,
  momentText(order.date_created),
  statusName(order.status),
  buyerName(order),
  order.billing.email,
  documentOf(order.billing),
  order.shipping.city || order.billing.city,
  order.shipping.state || order.billing.state,
  order.line_items.map(({ quantity, name }) => `${quantity} × ${name}`).join('; '),
  order.payment_method_title,
  order.shipping_total.replace('.', ','),
  order.total.replace('.', ','),
]
