import type { KnownDispute } from '#shop/payments/disputes.ts'
import { bothDates } from './dates.ts'

/** A contested payment, as the workbench reads it. */
export const disputeItem = ({
  id,
  orderId,
  orderNumber,
  method,
  methodName,
  amountCents,
  state,
  reason,
  openedAt,
  dueAt,
}: KnownDispute) => ({
  id,
  order_id: orderId,
  order_number: orderNumber,
  method,
  method_name: methodName,
  amount_cents: amountCents,
  state,
  reason,
  ...bothDates('date_opened', openedAt),
  ...bothDates('date_due', dueAt ?? null),
})
export type DisputeRecord = ReturnType<typeof disputeItem>
