import type { OrderDesk } from '#api/wc/order-desk.ts'
import type { OrderRecord } from '#api/wc/order-shape.ts'
import { type MailState, withMail } from '../shared/mail-state.ts'

type Status = OrderRecord['status']

/**
 * Money can still come: before the parcel, with it, as what is paid at the door, or after all for what was given up. What went back
 * as a whole or was thrown away awaits nothing.
 */
export const awaitsMoney = (
  status: Status,
  { paid_cents: paid, total_cents: total }: Pick<OrderDesk, 'paid_cents' | 'total_cents'>,
) => paid < total && status !== 'refunded' && status !== 'trash'

/** What follows from saying that the money is here. */
export const confirmingText = (status: Status, mail?: MailState) =>
  status === 'processing' || status === 'completed'
    ? 'Confirme só depois de receber o dinheiro. O valor passa a constar como recebido.'
    : `Confirme só depois de ver o dinheiro na conta. O pedido passa a processando${withMail(mail, ' e o cliente é avisado por e-mail', '')}.`
