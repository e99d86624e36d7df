import { Chip } from '@mui/material'
import type { OrderRecord } from '#api/wc/order-shape.ts'

type Paid = Pick<OrderRecord, 'payment_method' | 'payment_method_title'>

/** Moves no money: what it pays is no sale. */
export const isTestPayment = ({ payment_method }: Paid) => payment_method === 'vitrine_test'

/** How an order is paid; what is only a test says so, whatever its name is. */
export const PaymentName = ({ order }: { order: Paid }) => (
  <>
    {order.payment_method_title}
    {isTestPayment(order) && <Chip size="small" color="warning" label="Teste" sx={{ ml: 0.5 }} />}
  </>
)
