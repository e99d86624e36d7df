import { decimalMoney, formatMoney } from '#kit/money.ts'
import { rowName } from './report-labels.ts'

export type FreightSums = {
  orders: number
  charged_cents: number
  quoted_cents: number
  paid_cents: number
  difference_cents: number
}
export type FreightRow = FreightSums & { month: string; carrier: string; service: string }
export type FreightReport = { rows: FreightRow[]; totals: FreightSums }

export const FREIGHT_HEADINGS = ['Pedidos', 'Cobrado', 'Cotado', 'Pago', 'Diferença']

export const monthName = (month: string) => rowName('month', { key: month, name: '' })

/** «−R$ 3,50»: what the shop adds is seen at once. */
export const differenceText = (cents: number) => (cents < 0 ? `−${formatMoney(-cents)}` : formatMoney(cents))

/** The numbers of a row, as they are shown. */
export const freightCells = (sums: FreightSums): string[] => [
  String(sums.orders),
  formatMoney(sums.charged_cents),
  formatMoney(sums.quoted_cents),
  formatMoney(sums.paid_cents),
  differenceText(sums.difference_cents),
]

/** The whole report for a spreadsheet: its last row is the sum of the others. */
export function freightCsv({ rows, totals }: FreightReport): string[][] {
  const comma = (cents: number) => decimalMoney(cents).replace('.', ',')
  const numbers = (sums: FreightSums) => [
    String(sums.orders),
    comma(sums.charged_cents),
    comma(sums.quoted_cents),
    comma(sums.paid_cents),
    comma(sums.difference_cents),
  ]
  return [
    ['Mês', 'Transportadora', 'Serviço', ...FREIGHT_HEADINGS],
    ...rows.map((row) => [row.month, row.carrier, row.service, ...numbers(row)]),
    ['Total', '', '', ...numbers(totals)],
  ]
}
