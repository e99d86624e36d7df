import { expect, test } from 'vitest'
import { readLocalMoment } from '#kit/brazil/local-time.ts'
import type { Promotion, Rule } from './promotion.ts'
import { shownPromotions } from './shown.ts'

const VASE = { productId: 1, variationId: null, categoryIds: [7], tagIds: [], cents: 1_000, regularCents: 1_000 }
const NO_GOODS = {
  productIds: [],
  categoryIds: [],
  tagIds: [],
  excludedProductIds: [],
  excludedCategoryIds: [],
  excludeSaleItems: false,
}
const now = readLocalMoment('2026-11-18T15:30:00')
let ids = 0
type More = Partial<Omit<Promotion, 'goods' | 'terms'>> & {
  goods?: Partial<Promotion['goods']>
  terms?: Partial<Promotion['terms']>
}
const a = (rule: Rule, { goods, terms, ...more }: More = {}): Promotion => ({
  id: ++ids,
  name: 'Semana do barro',
  rule,
  goods: { ...NO_GOODS, ...goods },
  terms: { startsAt: undefined, endsAt: undefined, weekdays: [], hours: undefined, ufs: [], paymentMethods: [], ...terms },
  combines: true,
  withCoupons: true,
  ...more,
})
const shown = (...promotions: Promotion[]) => shownPromotions(promotions, VASE, { now, methodTitles: new Map([['pix', 'Pix']]) })

const THREE_FOR_TWO: Rule = { kind: 'units', take: 3, lowered: 1, percent: 100 }
const TENTH: Rule = { kind: 'percent', percent: 10 }

test('a product tells what it can be had for: by its words on a card, by name, words and terms on its page', () => {
  expect(shown(a(THREE_FOR_TWO, { id: 5 }))).toEqual([
    { id: 5, name: 'Semana do barro', words: 'Leve 3, pague 2', short: 'Leve 3, pague 2', terms: [] },
  ])
  const steps = [
    { units: 3, percent: 5 },
    { units: 10, percent: 15 },
  ]
  expect(shown(a({ kind: 'quantity-steps', counts: 'each', steps }))).toMatchObject([{ short: 'Leve mais: até 15%', steps }])
  expect(shown(a({ kind: 'units', take: 2, lowered: 1, percent: 50 }))).toMatchObject([
    { short: '2ª unidade com 50% de desconto' },
  ])
})

test('what is not about it, or not on, is not told', () => {
  const other = { goods: { productIds: [2] } }
  const over = { terms: { endsAt: readLocalMoment('2026-11-18T15:30:00') } }
  expect(shown(a(TENTH, other), a(TENTH, over))).toEqual([])
  expect(shown(a({ kind: 'bundle', parts: [{ productIds: [2], units: 1 }], cents: 100 }))).toEqual([])
  expect(shown(a({ kind: 'bundle', parts: [{ productIds: [1], units: 1 }], cents: 100 }))).toHaveLength(1)
  expect(shown(a({ kind: 'gift', fromCents: 100, productIds: [1], units: 1 }))).toEqual([])
})

test('what another promotion always takes first is not promised', () => {
  expect(shown(a(TENTH), a(THREE_FOR_TWO)).map(({ words }) => words)).toEqual(['10% de desconto'])
  expect(shown(a(THREE_FOR_TWO), a(TENTH)).map(({ words }) => words)).toEqual(['Leve 3, pague 2', '10% de desconto'])
  // Who pays another way gets the second one.
  expect(shown(a(TENTH, { terms: { paymentMethods: ['pix'] } }), a(THREE_FOR_TWO))).toHaveLength(2)
  const cart: Rule = { kind: 'cart-steps', steps: [{ fromCents: 20_000, percent: 10 }] }
  expect(shown(a(TENTH), a(cart))).toHaveLength(2)
  expect(shown(a(TENTH, { combines: false }), a(cart))).toHaveLength(1)
  expect(shown(a(TENTH), a(cart, { combines: false }))).toHaveLength(1)
})

test('terms are told, and a card tells only what it has the room to tell honestly', () => {
  const pix = a(TENTH, { terms: { paymentMethods: ['pix'] }, withCoupons: false })
  expect(shown(pix)).toMatchObject([{ short: '10% de desconto no Pix', terms: ['só pagando no Pix', 'não soma com cupons'] }])
  const [near] = shown(a(TENTH, { terms: { ufs: ['SP', 'RJ'], endsAt: readLocalMoment('2026-11-21T00:00:00') } }))
  expect(near!.terms).toEqual(['só para entregas em SP ou RJ', 'até 20/11/2026'])
  expect(near!.short).toBeUndefined()
  const cart = a(
    { kind: 'cart-steps', steps: [{ fromCents: 20_000, percent: 10 }] },
    { terms: { endsAt: readLocalMoment('2026-11-18T18:00:00') } },
  )
  expect(shown(cart)).toMatchObject([{ terms: ['até 18/11/2026 às 18:00'] }])
  expect(shown(cart)[0]!.short).toBeUndefined()
})
