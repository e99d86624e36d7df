import { typedLine, typedText } from '#kit/typed-text.ts'
import { listOf, recordOf, textOf } from '#kit/unknown-json.ts'
import type { Customer } from '#shop/checkout/contract.ts'
import type { OrderStatus } from '#shop/orders/contract.ts'
import { type OldShop, type Reading, refused } from '../../kind.ts'
import { centsOf, metasOf, metaTextOf, momentOf, nameLine, oldIdOf, type Wire } from '../../wire.ts'
import { buyerOf } from '../buyer.ts'
import { feesOf, hasTooLargeFee, lineSums, type OldFee, type OldLine } from './sums.ts'
import { type OldPermission, permissionsOf } from './permissions.ts'
import { statusOf } from './status.ts'

export type OldOrderLine = OldLine & {
  product: string | undefined
  variation: string | undefined
  name: string
  sku: string
  options: { label: string; name: string }[]
}
export type OldRefund = { oldId: string; cents: number; reason: string }
export type OrderRow = {
  number: string
  status: OrderStatus
  customer: string | undefined
  buyer: Customer
  lines: OldOrderLine[]
  fees: OldFee[]
  coupons: { code: string; cents: number }[]
  subtotalCents: number
  discountCents: number
  shippingCents: number
  feesCents: number
  totalCents: number
  shippingRate: string | null
  shippingLabel: string | null
  paymentMethod: string
  paymentTitle: string
  transactionId: string
  paidCents: number
  paidAt: Date | undefined
  completedAt: Date | undefined
  refunds: OldRefund[]
  permissions: OldPermission[]
  tracking: { code: string; carrier: string }
  note: string
  ip: string
  userAgent: string
  meta: { key: string; value: string }[]
  createdAt: Date
}

const PAID: ReadonlySet<OrderStatus> = new Set(['processing', 'completed', 'refunded'])

/** An order of wc/v3 as this shop keeps one. Its total is the old one to the centavo, or it does not come. */
export function readOrder(data: Wire, { currency }: OldShop): Reading<OrderRow> {
  const notes: string[] = []
  const number = typedLine(String(data['number'] ?? data['id'] ?? ''), 40).replaceAll(/[^0-9A-Za-z-]/g, '')
  const title = `Pedido ${number}`
  const totalCents = centsOf(data['total'])
  const createdAt = momentOf(data, 'date_created')
  const paidAt = momentOf(data, 'date_paid')
  const state = statusOf(textOf(data['status']), paidAt !== undefined)
  const money = textOf(data['currency']) || currency
  if (!state) return refused(title, 'Carrinho que não virou pedido, ou pedido na lixeira.')
  if (number === '') return refused(title, 'Não tem número.')
  if (money !== 'BRL') return refused(title, `Está em outra moeda (${money.slice(0, 10)}).`)
  if (totalCents === undefined || totalCents < 0) return refused(title, 'Não diz o seu total.')
  if (!createdAt) return refused(title, 'Não diz a sua data.')
  const { status } = state
  if (state.isOther) notes.push(`O status «${textOf(data['status']).slice(0, 60)}» não existe aqui.`)
  const lines = listOf(data['line_items']).map((line) => readLine(recordOf(line), notes))
  const shippingLines = listOf(data['shipping_lines']).map(recordOf)
  const shippingCents = Math.max(
    0,
    centsOf(data['shipping_total']) ?? shippingLines.reduce((sum, line) => sum + (centsOf(line['total']) ?? 0), 0),
  )
  const linesCents = lines.reduce((sum, line) => sum + line.totalCents, 0)
  const fees = feesOf(data, { linesCents, shippingCents, totalCents }, notes)
  if (hasTooLargeFee(fees)) return refused(title, 'Uma taxa do pedido passa de um milhão de reais.')
  const refunds = refundsOf(data, totalCents, notes)
  const isPaid = paidAt !== undefined || PAID.has(status)
  const rate = shippingLines[0]
  return {
    is: 'row',
    title,
    oldUrl: '',
    notes,
    row: {
      number,
      status,
      customer: oldIdOf(data['customer_id']),
      buyer: buyerOf(data),
      lines,
      fees,
      coupons: couponsOf(data),
      permissions: permissionsOf(data),
      subtotalCents: lines.reduce((sum, line) => sum + line.unitCents * line.quantity, 0),
      discountCents: lines.reduce((sum, line) => sum + line.discountCents, 0),
      shippingCents,
      feesCents: fees.reduce((sum, { cents }) => sum + cents, 0),
      totalCents,
      shippingRate: rate ? typedLine(`${textOf(rate['method_id']) || 'antigo'}:${String(rate['instance_id'] ?? '')}`, 100) : null,
      shippingLabel: rate
        ? shippingLines
            .map((line) => nameLine(line['method_title'], 200))
            .join(', ')
            .slice(0, 200) || 'Entrega'
        : null,
      paymentMethod: methodOf(textOf(data['payment_method'])),
      paymentTitle: nameLine(data['payment_method_title'], 200) || 'Loja anterior',
      transactionId:
        typedLine(data['transaction_id'], 150) || metaTextOf(data, '_transaction_id', '_Mercado_Pago_Payment_IDs').slice(0, 150),
      paidCents: isPaid ? totalCents : 0,
      paidAt: isPaid ? (paidAt ?? createdAt) : undefined,
      completedAt: momentOf(data, 'date_completed') ?? (status === 'completed' ? createdAt : undefined),
      refunds,
      tracking: trackingOf(data),
      note: typedText(data['customer_note'], 2_000).slice(0, 2_000),
      ip: textOf(data['customer_ip_address']).slice(0, 64),
      userAgent: typedLine(data['customer_user_agent'], 500),
      meta: keptMetas(data),
      createdAt,
    },
  }
}

function readLine(line: Wire, notes: string[]): OldOrderLine {
  return {
    ...lineSums(line, notes),
    product: oldIdOf(line['product_id']),
    variation: oldIdOf(line['variation_id']),
    name: nameLine(textOf(line['parent_name']) || textOf(line['name']), 300) || 'Produto',
    sku: typedLine(line['sku'], 100),
    options: listOf(line['meta_data']).flatMap((one) => {
      const { key, value, display_key: label, display_value: shown } = recordOf(one)
      const name = nameLine(textOf(shown) || textOf(value), 200)
      return typeof key !== 'string' || key.startsWith('_') || name === ''
        ? []
        : [{ label: nameLine(textOf(label) || key.replace(/^pa_/, ''), 200), name }]
    }),
  }
}

/** What went back, as the order tells it: never more than was paid. */
function refundsOf(data: Wire, totalCents: number, notes: string[]): OldRefund[] {
  let left = totalCents
  return listOf(data['refunds']).flatMap((one) => {
    const { id, total, reason } = recordOf(one)
    const wanted = Math.abs(centsOf(total) ?? 0)
    const cents = Math.min(wanted, left)
    if (cents < wanted) notes.push('Os reembolsos passavam do total do pedido: o que passava ficou de fora.')
    left -= cents
    const oldId = oldIdOf(id)
    return cents === 0 || oldId === undefined ? [] : [{ oldId, cents, reason: typedText(reason, 1_000).slice(0, 1_000) }]
  })
}

const couponsOf = (data: Wire) =>
  listOf(data['coupon_lines']).flatMap((one) => {
    const { code, discount } = recordOf(one)
    const name = typedLine(code, 80).toLowerCase()
    return name === '' ? [] : [{ code: name, cents: Math.max(0, centsOf(discount) ?? 0) }]
  })

const methodOf = (told: string) =>
  told
    .toLowerCase()
    .replaceAll(/[^a-z0-9_-]/g, '')
    .slice(0, 60) || 'other'

const TRACKING_KEYS = [
  '_correios_tracking_code',
  'melhorenvio_tracking',
  '_tracking_code',
  '_tracking_number',
  'ywot_tracking_code',
]

function trackingOf(data: Wire): OrderRow['tracking'] {
  const items = metasOf(data).find(({ key }) => key === '_wc_shipment_tracking_items')?.value
  const first = recordOf(listOf(items)[0])
  const code = metaTextOf(data, ...TRACKING_KEYS) || textOf(first['tracking_number'])
  const carrier = metaTextOf(data, 'ywot_carrier_name') || textOf(first['tracking_provider'])
  return { code: typedLine(code.split(',')[0], 100), carrier: typedLine(carrier, 100) }
}

/** Data of plug-ins that a person could need later; codes of a Pix that is long over are not among them. */
const DROPPED = /^(_edit_lock|_edit_last|mp_pix_qr|_new_order_email_sent|_recorded_|_order_stock_reduced|_download_permissions)/

function keptMetas(data: Wire): OrderRow['meta'] {
  const kept = new Map<string, string>()
  for (const { key, value } of metasOf(data)) {
    if (value === null || value === undefined || value === '' || DROPPED.test(key) || key.length > 255) continue
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    if (text.length <= 10_000 && !kept.has(key)) kept.set(key, text.replaceAll('\0', ''))
  }
  const key = textOf(data['order_key'])
  if (key !== '') kept.set('_old_order_key', key.slice(0, 100))
  return [...kept].map(([name, value]) => ({ key: name, value }))
}
