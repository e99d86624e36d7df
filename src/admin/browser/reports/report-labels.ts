import { decimalMoney, formatMoney } from '#kit/money.ts'
import { formatNumber } from '#kit/pt-br.ts'
import { FEES } from '#shop/orders/text.ts'
import { isInTime, type View } from './asked.ts'

export type Sums = {
  orders: number
  units: number
  goods_cents: number
  discount_cents: number
  shipping_cents: number
  fees_cents: number
  total_cents: number
  refunded_cents: number
  net_cents: number
}
export type Row = Sums & { key: string; name: string }
/** What payment services keep, of the payments whose service tells it. */
export type PaymentFees = { fee_cents: number; told: number; payments: number }
export type Report = {
  from: string
  to: string
  totals: Sums
  rows: Row[]
  row_count: number
  rest: Row | null
  payment_fees?: PaymentFees | null
}
export type Conversion = { carts: number; checkouts: number; orders: number; paid: number }

const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez']

/** «2026-11-30» as «30/11/2026». */
export const dayName = (day: string) => day.split('-').toReversed().join('/')

/** What a row is called: days as people write them, everything else by its name. */
export function rowName(view: View, { key, name }: Pick<Row, 'key' | 'name'>): string {
  if (!isInTime(view)) return name
  if (view === 'month') return `${MONTHS[Number(key.slice(5, 7)) - 1]} de ${key.slice(0, 4)}`
  return view === 'week' ? `semana de ${dayName(key)}` : dayName(key)
}

/** By how much it grew or shrank, in words; nothing where there is nothing to compare with. */
export function changeText(now: number, before: number): string {
  if (before === 0) return now === 0 ? 'igual ao período anterior' : 'nada no período anterior'
  const percent = Math.round(((now - before) / Math.abs(before)) * 100)
  if (percent === 0) return 'igual ao período anterior'
  return `${percent > 0 ? '▲ +' : '▼ −'}${Math.abs(percent)}% em relação ao período anterior`
}

const HEADINGS: [heading: string, of: (row: Sums) => string][] = [
  ['Pedidos', ({ orders }) => String(orders)],
  ['Unidades', ({ units }) => String(units)],
  ['Produtos', ({ goods_cents }) => comma(goods_cents)],
  ['Descontos', ({ discount_cents }) => comma(discount_cents)],
  ['Frete', ({ shipping_cents }) => comma(shipping_cents)],
  [FEES, ({ fees_cents }) => comma(fees_cents)],
  ['Vendas', ({ total_cents }) => comma(total_cents)],
  ['Reembolsos', ({ refunded_cents }) => comma(refunded_cents)],
  ['Líquido', ({ net_cents }) => comma(net_cents)],
]
const comma = (cents: number) => decimalMoney(cents).replace('.', ',')

/** Most shops add nothing to their orders: fees are told only where there are any. */
export const hasFees = ({ rows, rest, totals }: Pick<Report, 'rows' | 'rest' | 'totals'>) =>
  [...rows, totals, ...(rest ? [rest] : [])].some(({ fees_cents: cents }) => cents !== 0)

/** The whole report for a spreadsheet: its last row is the sum of the others. */
export function csvRows(view: View, sideName: string, report: Pick<Report, 'rows' | 'rest' | 'totals'>): string[][] {
  const { rows, rest, totals } = report
  const headings = HEADINGS.filter(([heading]) => heading !== FEES || hasFees(report))
  const line = (name: string, sums: Sums) => [name, ...headings.map(([, of]) => of(sums))]
  return [
    [sideName, ...headings.map(([heading]) => heading)],
    ...rows.map((row) => line(rowName(view, row), row)),
    ...(rest ? [line(rest.name, rest)] : []),
    line('Total', totals),
  ]
}

export const MEANINGS: [word: string, meaning: string][] = [
  [
    'Pedidos',
    'Contam os pedidos processando, concluídos e reembolsados, no dia em que foram feitos. Os que aguardam pagamento, falharam, foram cancelados ou estão na lixeira ficam de fora.',
  ],
  ['Vendas', 'O que os clientes aceitaram pagar: produtos, menos descontos, mais frete e, se houver, taxas e ajustes.'],
  ['Descontos', 'Cupons, abatimentos feitos pela loja e o desconto pela forma de pagamento.'],
  ['Reembolsos', 'O que voltou aos clientes destes pedidos, em qualquer data.'],
  ['Líquido', 'Vendas menos reembolsos: o que ficou com a loja.'],
]

/** What is particular about a way of looking at sales. */
export const NOTES: Partial<Record<View, string>> = {
  product:
    'Cada produto soma os seus itens, já com os descontos deles. Frete, desconto pela forma de pagamento e reembolsos sem item ficam na última linha. Um pedido com três produtos aparece nos três.',
  category:
    'Um produto que está em várias categorias conta em uma só: a mais específica e, entre iguais, a primeira. Frete e ajustes do pedido ficam na última linha.',
  coupon: 'Um pedido com dois cupons aparece na linha dos dois juntos, para não contar duas vezes.',
  week: 'A semana começa na segunda-feira; a primeira e a última podem estar incompletas.',
  state: 'O estado é o da entrega; sem entrega, o da cobrança.',
  origin: 'A origem é a visita que trouxe o cliente, como os links e as campanhas a informaram.',
}

/** «Taxas dos serviços de pagamento: R$ 12,40 (informadas em 3 de 5 pagamentos).»; empty where no service tells any. */
export function paymentFeesText({ fee_cents: cents, told, payments }: PaymentFees): string {
  if (told === 0) return ''
  const some = told === payments ? '' : ` (informadas em ${formatNumber(told)} de ${formatNumber(payments)} pagamentos)`
  return `Taxas dos serviços de pagamento: ${formatMoney(cents)}${some}.`
}
