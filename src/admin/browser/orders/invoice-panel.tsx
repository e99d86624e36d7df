import { Alert, Link, Typography } from '@mui/material'
import type { OrderRecord } from '#api/wc/order-shape.ts'
import { Facts, Panel } from '../shared/panel.tsx'
import { useAnswer } from '../shared/use-api.ts'
import { INVOICE_STATUS, type InvoiceRecord } from './after-sale-labels.ts'

/** The fiscal invoice: where it is with who issues it. */
export function InvoicePanel({ order }: { order: OrderRecord }) {
  const isDue = order.date_paid !== null || ['processing', 'completed', 'refunded'].includes(order.status)
  const { data: invoice } = useAnswer<InvoiceRecord>(`/vitrine/v1/invoices/${order.id}`, { enabled: isDue })
  if (!isDue || !invoice) return null
  return (
    <Panel title="Nota fiscal">
      <Facts
        rows={[
          ['Situação', INVOICE_STATUS[invoice.status]],
          ...(invoice.number ? [['Número', `${invoice.number}, série ${invoice.series || '–'}`] as [string, string]] : []),
          ...(invoice.access_key ? [['Chave', invoice.access_key] as [string, string]] : []),
        ]}
      />
      {invoice.status === 'waiting' && (
        <Typography variant="body2" color="textSecondary">
          O emissor lê o pedido pelo webhook «Pedido pago» ou pela API, e a nota aparece aqui. Ela vem antes do envio.
        </Typography>
      )}
      {invoice.message && (
        <Alert severity={invoice.status === 'rejected' ? 'error' : 'info'} sx={{ mt: 1 }}>
          {invoice.message}
        </Alert>
      )}
      {invoice.pdf_url && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          <Link href={invoice.pdf_url} rel="noreferrer" target="_blank">
            Abrir a nota (DANFE)
          </Link>
        </Typography>
      )}
    </Panel>
  )
}
