import { formatMoney } from '#kit/money.ts'

/** A payment as the service lists it. */
export type ListedReceipt = {
  receipt: string
  order_id: number
  amount_cents: number
  fee_cents: number | null
  net_cents: number | null
  date_available: string | null
}

export function receivedSums(receipts: readonly ListedReceipt[]) {
  const sum = (of: (one: ListedReceipt) => number | null) => receipts.reduce((total, one) => total + (of(one) ?? 0), 0)
  return {
    amountCents: sum(({ amount_cents: cents }) => cents),
    feeCents: sum(({ fee_cents: cents }) => cents),
    // One whose fee is not told counts whole: what is missing must not look like a fee.
    netCents: sum(({ amount_cents: cents, fee_cents: fee, net_cents: net }) => net ?? cents - (fee ?? 0)),
  }
}

/** «12/12/2026»; empty where nobody says. */
export const dayOf = (moment: string | null) => (moment ?? '').slice(0, 10).split('-').toReversed().join('/')

const HEADINGS = ['Identificador', 'Pedido', 'Valor', 'Taxa', 'Líquido', 'Disponível em']
const moneyOf = (cents: number | null) => (cents === null ? '' : formatMoney(cents))

/** The rows of the file, with the sums at the end. */
export function receivedTable(receipts: readonly ListedReceipt[]): string[][] {
  const { amountCents, feeCents, netCents } = receivedSums(receipts)
  return [
    HEADINGS,
    ...receipts.map((one) => [
      one.receipt,
      String(one.order_id),
      moneyOf(one.amount_cents),
      moneyOf(one.fee_cents),
      moneyOf(one.net_cents),
      dayOf(one.date_available),
    ]),
    ['Total', '', moneyOf(amountCents), moneyOf(feeCents), moneyOf(netCents), ''],
  ]
}
