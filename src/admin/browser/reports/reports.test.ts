import { expect, test } from 'vitest'
import { toCsv } from '#content/forms/csv.ts'
import { dayMeant, pathOf, PRESETS, readAsked, writeAsked } from './asked.ts'
import { changeText, csvRows, paymentFeesText, type Report, type Row, rowName } from './report-labels.ts'
import { differenceText, freightCsv } from './freight-labels.ts'
import { beforeRows } from './rows-table.tsx'

const aRow = (over: Partial<Row> = {}): Row => ({
  key: 'k',
  name: 'Caneca',
  orders: 1,
  units: 2,
  goods_cents: 1_000,
  discount_cents: 100,
  shipping_cents: 250,
  fees_cents: 0,
  total_cents: 1_150,
  refunded_cents: 50,
  net_cents: 1_100,
  ...over,
})
const aReport = (over: Partial<Report> = {}): Report => ({
  from: '2026-11-01',
  to: '2026-11-02',
  totals: aRow(),
  rows: [aRow()],
  row_count: 1,
  rest: null,
  ...over,
})

test.each([
  ['Hoje', { from: '2026-03-01', to: '2026-03-01' }],
  ['7 dias', { from: '2026-02-23', to: '2026-03-01' }],
  ['Este mês', { from: '2026-03-01', to: '2026-03-01' }],
  ['Mês passado', { from: '2026-02-01', to: '2026-02-28' }],
  ['Este ano', { from: '2026-01-01', to: '2026-03-01' }],
  ['12 meses', { from: '2025-03-02', to: '2026-03-01' }],
])('«%s» is what people mean by it', (name, period) => {
  expect(PRESETS.find((preset) => preset.name === name)!.of('2026-03-01')).toEqual(period)
})

test('the address keeps what is asked for, and a broken one shows the last thirty days', () => {
  const asked = { view: 'product' as const, period: { from: '2026-01-05', to: '2026-02-01' }, compares: false }
  expect(readAsked(new URLSearchParams(writeAsked(asked)), '2026-11-15')).toEqual({ ...asked, isShortened: false })
  expect(readAsked(new URLSearchParams('ver=tudo&de=2026-02-31&ate=ontem'), '2026-11-15')).toEqual({
    view: 'day',
    period: { from: '2026-10-17', to: '2026-11-15' },
    compares: true,
    isShortened: false,
  })
  expect(pathOf(asked, { page: 2, perPage: 10 })).toContain('by=product&from=2026-01-05&to=2026-02-01&per_page=10&page=2')
})

test('more days than a report tells become the last of them, and that is known', () => {
  const asked = readAsked(new URLSearchParams('ver=month&de=2020-01-01&ate=2026-11-15'), '2026-11-16')
  expect(asked).toMatchObject({ view: 'month', period: { from: '2023-11-12', to: '2026-11-15' }, isShortened: true })
})

test.each([
  ['2026-11-01', '2026-11-01'],
  ['2026-12-24', '2026-11-15'],
  ['0002-11-01', undefined],
  ['', undefined],
])('who types «%s» means %s', (typed, day) => expect(dayMeant(typed, '2026-11-15')).toBe(day))

test('a spreadsheet gets every row, the rest, the total, and no formula', () => {
  const report = aReport({ rows: [aRow({ name: '=1+1' })], rest: aRow({ key: 'rest', name: 'Frete e ajustes do pedido' }) })
  const rows = csvRows('product', 'Produto', report)
  expect(rows.map(([name]) => name)).toEqual(['Produto', '=1+1', 'Frete e ajustes do pedido', 'Total'])
  expect(rows[1]).toEqual(['=1+1', '1', '2', '10,00', '1,00', '2,50', '11,50', '0,50', '11,00'])
  expect(toCsv(rows)).toContain(`"'=1+1"`)
})

test('fees have a column where there are any, and none else', () => {
  const headings = (over: Partial<Row>) => csvRows('day', 'Dia', aReport({ rows: [aRow(over)] }))[0]
  expect(headings({})).not.toContain('Taxas e ajustes')
  expect(headings({ fees_cents: -250 })).toContain('Taxas e ajustes')
  const rows = csvRows('day', 'Dia', aReport({ rows: [aRow({ fees_cents: -250 })] }))
  expect(rows[1]![rows[0]!.indexOf('Taxas e ajustes')]).toBe('-2,50')
})

test('days and months are called as people call them', () => {
  expect(rowName('day', { key: '2026-11-30', name: '' })).toBe('30/11/2026')
  expect(rowName('week', { key: '2026-11-30', name: '' })).toBe('semana de 30/11/2026')
  expect(rowName('month', { key: '2026-11', name: '' })).toBe('nov de 2026')
  expect(rowName('state', { key: 'MG', name: 'Minas Gerais (MG)' })).toBe('Minas Gerais (MG)')
})

test.each([
  [150, 100, '▲ +50% em relação ao período anterior'],
  [50, 100, '▼ −50% em relação ao período anterior'],
  [100, 100, 'igual ao período anterior'],
  [5, 0, 'nada no período anterior'],
  [0, 0, 'igual ao período anterior'],
])('%i after %i is told as «%s»', (now, before, words) => expect(changeText(now, before)).toBe(words))

test('days are compared by their place, things by what they are', () => {
  const now = aReport({ rows: [aRow({ key: '2026-11-01' }), aRow({ key: '2026-11-02' })] })
  const before = aReport({ rows: [aRow({ key: '2026-10-30', net_cents: 7 }), aRow({ key: '2026-10-31', net_cents: 8 })] })
  expect(beforeRows('day', now, before)?.get('2026-11-02')?.net_cents).toBe(8)
  const things = aReport({ rows: [aRow({ key: '9' }), aRow({ key: 'k', net_cents: 3 })] })
  expect(beforeRows('product', aReport(), things)?.get('k')?.net_cents).toBe(3)
  expect(beforeRows('product', aReport(), undefined)).toBeUndefined()
})

test.each([
  [{ fee_cents: 1_240, told: 3, payments: 3 }, 'Taxas dos serviços de pagamento: R$ 12,40.'],
  [{ fee_cents: 1_240, told: 3, payments: 5 }, 'Taxas dos serviços de pagamento: R$ 12,40 (informadas em 3 de 5 pagamentos).'],
  [{ fee_cents: 0, told: 0, payments: 5 }, ''],
])('fees %j read «%s»', (fees, text) => {
  expect(paymentFeesText(fees).replaceAll(/\s/g, ' ')).toBe(text)
})

test('freight for a spreadsheet: what the shop adds stands below nothing, and the last row is the sum', () => {
  const sums = { orders: 2, charged_cents: 3_000, quoted_cents: 3_250, paid_cents: 3_350, difference_cents: -350 }
  const report = { rows: [{ ...sums, month: '2026-11', carrier: 'Correios (contrato)', service: 'SEDEX' }], totals: sums }
  expect(freightCsv(report)).toEqual([
    ['Mês', 'Transportadora', 'Serviço', 'Pedidos', 'Cobrado', 'Cotado', 'Pago', 'Diferença'],
    ['2026-11', 'Correios (contrato)', 'SEDEX', '2', '30,00', '32,50', '33,50', '-3,50'],
    ['Total', '', '', '2', '30,00', '32,50', '33,50', '-3,50'],
  ])
  expect([differenceText(-350), differenceText(350)].map((text) => text.replaceAll(/\s/g, ' '))).toEqual(['−R$ 3,50', 'R$ 3,50'])
  expect(pathOf({ view: 'freight', period: { from: '2026-11-01', to: '2026-11-30' } })).toBe(
    '/vitrine/v1/reports/freight?from=2026-11-01&to=2026-11-30',
  )
})
