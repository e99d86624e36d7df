import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { centsOf, money } from '../shared/words.ts'
import { type Facts, factsOf, nextSteps, SETUP_PAGE } from './next-steps.ts'
import { Rows } from './rows.tsx'
import { SalesPlot } from './sales-plot.tsx'
import { barsOf } from '../shared/bars.ts'
import { daysOf } from './sales.ts'

test.each([
  ['12.50', 1_250],
  ['12.5', 1_250],
  ['12', 1_200],
  ['-3.05', -305],
  ['-0.00', 0],
  ['', 0],
])('the API’s %j is %i centavos', (amount, cents) => expect(centsOf(amount)).toBe(cents))

test('money is shown as people write it', () => expect(money('1234.5')).toBe('R$\u00a01.234,50'))

test('days come in their order', () => {
  const totals = { '2026-11-02': { sales: '5.00', orders: 1 }, '2026-11-01': { sales: '0.00', orders: 0 } }
  expect(daysOf({ total_sales: '5.00', total_orders: 1, totals })).toEqual([
    { day: '2026-11-01', cents: 0, orders: 0 },
    { day: '2026-11-02', cents: 500, orders: 1 },
  ])
})

test('the tallest bar fills the plot, the others follow it, and a month without sales is flat', () => {
  const bars = barsOf([0, 50, 100], { width: 300, height: 100, gap: 0 })
  expect(bars.map(({ height }) => height)).toEqual([0, 50, 100])
  expect(bars.map(({ x }) => x)).toEqual([0, 100, 200])
  expect(barsOf([0, 0], { width: 300, height: 100 }).map(({ height }) => height)).toEqual([0, 0])
  expect(barsOf([], { width: 300, height: 100 })).toEqual([])
})

const nothing: Facts = {
  unpaid: 0,
  held: 0,
  toSend: 0,
  failed: 0,
  stopped: 0,
  reviews: 0,
  questions: 0,
  products: 4,
  soldOut: 0,
  fewLeft: 0,
  deadJobs: 0,
  isClosed: false,
  isSetUp: false,
}
const steps = (over: Partial<Facts>, pages: string[] = []) => nextSteps({ ...nothing, ...over }, (path) => pages.includes(path))

test('what waits longest for a person comes first, and a shop in order has nothing to do', () => {
  expect(steps({})).toEqual([])
  const [first, second] = steps({ toSend: 2, unpaid: 1 })
  expect(first!.text).toBe('Embale e envie 2 pedidos pagos')
  expect(second!.text).toBe('Confira 1 pedido que aguarda pagamento')
  expect(steps({ held: 3 })[0]!.to).toContain('on-hold')
  expect(steps({ questions: 1, unpaid: 1 })[0]!.text).toBe('Responda 1 pergunta sobre produto')
  expect(steps({ stopped: 2, unpaid: 1 })[0]!.text).toBe('Procure 2 pacotes parados no caminho')
  expect(steps({ fewLeft: 1 })[0]!.text).toBe('Reponha 1 item que está acabando')
})

test('an empty shop is led to its beginning, and a closed one to its opening, where the workbench has the way', () => {
  expect(steps({ products: 0 })[0]!.to).toBe('/products/create')
  expect(steps({ products: 0 }, [SETUP_PAGE])[0]!.to).toBe(SETUP_PAGE)
  expect(steps({ products: 0, isSetUp: true }, [SETUP_PAGE])[0]!.to).toBe('/products/create')
  expect(steps({ isClosed: true }, [SETUP_PAGE])[0]!.text).toContain('fechada')
  expect(steps({ isClosed: true })).toEqual([])
  expect(steps({ deadJobs: 2 }, ['/jobs'])[0]!.text).toBe('Veja 2 tarefas que falharam de vez')
})

test('nothing is said of what the shop has not answered yet', () => {
  const rows = (told: [string, string][] | undefined) =>
    renderToStaticMarkup(createElement(Rows, { rows: told, none: 'Tudo em dia.' }))
  expect(rows(undefined)).not.toContain('Tudo em dia.')
  expect(rows([])).toContain('Tudo em dia.')
  const plot = (days: [] | undefined) => renderToStaticMarkup(createElement(SalesPlot, { days }))
  expect(plot(undefined)).not.toContain('Ainda não houve vendas')
  expect(plot([])).toContain('Ainda não houve vendas')
})

test('what to do next is known once every answer is here', () => {
  const desk = { products: 4, few_left_count: 9, dead_jobs: 0, stopped_orders: 0, is_closed: false }
  const answers = { totals: [{ slug: 'processing', total: 2 }], desk, reviews: 0, questions: 0, soldOut: 0, setupStep: 'freight' }
  expect(factsOf(answers)).toEqual({ ...nothing, toSend: 2, fewLeft: 9 })
  const missing = Object.keys(answers).map((late) => factsOf({ ...answers, [late]: undefined }))
  expect(missing).toEqual(Object.keys(answers).map(() => undefined))
})
