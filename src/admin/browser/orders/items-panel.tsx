import { Avatar, Box, Divider, Typography } from '@mui/material'
import type { OrderRecord } from '#api/wc/order-shape.ts'
import { useMayReadFields } from '../custom-fields/fields-inputs.tsx'
import { Facts, Panel } from '../shared/panel.tsx'
import { money } from '../shared/words.ts'
import { partsOf } from './kit-parts.ts'
import { noteName } from './order-labels.ts'

/** What was bought and what it came to. */
export function ItemsPanel({ order }: { order: OrderRecord }) {
  const { line_items: items, shipping_lines: freight, fee_lines: fees, coupon_lines: coupons, refunds } = order
  // Answers to the shop's own questions have a panel, for those who may change them.
  const hasFieldsPanel = useMayReadFields()
  const answers = order.checkout_answers.filter(({ name }) => !hasFieldsPanel || !name.startsWith('campos/'))
  return (
    <Panel title="Itens">
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {items.map((item) => (
          <Box component="li" key={item.id} sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
            <Avatar variant="rounded" src={item.image.src || undefined} alt="">
              {item.name.charAt(0)}
            </Avatar>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography variant="body2" sx={{ fontWeight: 600 }}>
                {item.name}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {item.quantity} × {money((Number(item.subtotal) / item.quantity).toFixed(2))}
                {item.sku && ` · ${item.sku}`}
              </Typography>
              {partsOf(item).map(({ key, units, title, sku }) => (
                <Typography key={key} variant="body2" color="textSecondary">
                  {`contém ${units} × ${title}`}
                  {sku && ` · ${sku}`}
                </Typography>
              ))}
            </Box>
            <Typography variant="body2">{money(item.total)}</Typography>
          </Box>
        ))}
      </Box>
      <Divider sx={{ my: 1.5 }} />
      <Facts
        rows={[
          ...order.promotions.map(({ name, discount }): [string, string] => [name, `− ${money(discount)}`]),
          ...coupons.map(({ code, discount }): [string, string] => [`Cupom ${code}`, `− ${money(discount)}`]),
          ...freight.map(({ method_title: title, total }): [string, string] => [`Frete: ${title}`, money(total)]),
          ...fees.map(({ name, total }): [string, string] => [name, money(total)]),
          ['Total', <strong key="total">{money(order.total)}</strong>],
          ...refunds.map(({ id, reason, total }): [string, string] => [
            `Reembolso nº ${id}${reason && ` (${reason})`}`,
            money(total),
          ]),
        ]}
      />
      {answers.length > 0 && (
        <Box sx={{ mt: 1.5, '& dd': { whiteSpace: 'pre-line' } }}>
          <Facts rows={answers.map(({ label, value }): [string, string] => [label, value])} />
        </Box>
      )}
      {order.customer_note && (
        <Typography variant="body2" sx={{ mt: 1.5, fontStyle: 'italic', whiteSpace: 'pre-line' }}>
          {noteName(order)}: “{order.customer_note}”
        </Typography>
      )}
    </Panel>
  )
}
