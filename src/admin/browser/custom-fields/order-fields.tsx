import type { OrderRecord } from '#api/wc/order-shape.ts'
import { readValue } from '#kit/typed-fields/read-value.ts'
import { valueText } from '#kit/typed-fields/value-text.ts'
import { Facts, Panel } from '../shared/panel.tsx'
import { FieldsButton } from './fields-dialog.tsx'
import { useFields } from './fields-inputs.tsx'
import { valueIn } from './meta.ts'

/** The merchant's own fields of an order, and the way to change them. */
export function OrderFieldsPanel({ order }: { order: OrderRecord }) {
  const fields = useFields('order')
  if (fields.length === 0) return null
  const rows = fields.map((field): [string, string] => {
    const value = valueIn(order.meta_data, field.key)
    const read = readValue(field, value)
    return [field.name, read.ok && read.value !== null ? valueText(field, read.value) || `nº ${String(read.value)}` : '–']
  })
  return (
    <Panel
      title="Campos próprios"
      action={
        <FieldsButton noun="order" title={`pedido #${order.number}`} path={`/wc/v3/orders/${order.id}`} meta={order.meta_data} />
      }
    >
      <Facts rows={rows} />
    </Panel>
  )
}
