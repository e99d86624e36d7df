import { expect, test } from 'vitest'
import { applyCoupon, keepAlone, readCouponCode } from './apply.ts'
import { type Coupon, type CouponLine, judgeCoupon } from './coupon.ts'
import { couponText } from './text.ts'

const NOW = new Date('2026-11-15T12:00:00Z')
const YESTERDAY = new Date('2026-11-14T12:00:00Z')
const TOMORROW = new Date('2026-11-16T12:00:00Z')

const aCoupon = (over: Partial<Coupon> = {}): Coupon => ({
  id: 1,
  code: 'bemvindo10',
  kind: 'percent',
  amount: 10,
  freeShipping: false,
  minimumCents: undefined,
  maximumCents: undefined,
  usageLimit: undefined,
  used: 0,
  perPerson: undefined,
  usedByPerson: 0,
  startsAt: undefined,
  expiresAt: undefined,
  individualUse: false,
  excludeSaleItems: false,
  productIds: [],
  excludedProductIds: [],
  categoryIds: [],
  excludedCategoryIds: [],
  emails: [],
  firstPurchase: false,
  boughtBefore: false,
  paymentMethods: [],
  ...over,
})
const aMug: CouponLine = {
  key: 'mug',
  productId: 15,
  variationId: 16,
  name: 'Caneca Serra',
  categoryIds: [1, 2],
  cents: 5_000,
  regularCents: 5_000,
  quantity: 2,
}
const aSaleVase: CouponLine = {
  ...aMug,
  key: 'vase',
  productId: 20,
  variationId: null,
  name: 'Vaso',
  categoryIds: [3],
  cents: 4_000,
}
const judge = (coupon: Coupon | undefined, lines = [aMug, aSaleVase], email: string | undefined = 'ana@loja.example') =>
  judgeCoupon(coupon, { lines, now: NOW, email })

test.each<[string, Partial<Coupon> | undefined, RegExp]>([
  ['that nobody made', undefined, /não existe/],
  ['used up', { usageLimit: 3, used: 3 }, /limite de uso do cupom “bemvindo10” foi atingido/],
  ['that allows nobody', { usageLimit: 0 }, /limite de uso/],
  ['used up by this person', { perPerson: 1, usedByPerson: 1 }, /Você já usou/],
  ['of tomorrow', { startsAt: TOMORROW }, /ainda não começou/],
  ['of yesterday', { expiresAt: YESTERDAY }, /expirou/],
  ['that ends now', { expiresAt: NOW }, /expirou/],
  ['with a minimum', { minimumCents: 18_001 }, /gasto mínimo .* R\$\s180,01/],
  ['with a maximum', { maximumCents: 17_999 }, /gasto máximo .* R\$\s179,99/],
  ['for another product', { productIds: [99] }, /não vale para os produtos/],
  ['for another category', { categoryIds: [99] }, /não vale para os produtos/],
  [
    'off the cart that excludes one',
    { kind: 'fixed_cart', excludedProductIds: [20] },
    /não vale com estes produtos no carrinho: Vaso\./,
  ],
  ['off the cart that excludes a category', { kind: 'fixed_cart', excludedCategoryIds: [2] }, /Caneca Serra\./],
  ['off the cart, not with sale items', { kind: 'fixed_cart', excludeSaleItems: true }, /produtos em oferta/],
  ['that excludes everything', { excludedProductIds: [15, 20] }, /não vale para os produtos/],
  ['only for something on sale, without sale items', { productIds: [20], excludeSaleItems: true }, /produtos em oferta/],
  ['of somebody else', { emails: ['bia@loja.example'] }, /não vale para o seu endereço/],
])('a coupon %s is refused with its reason', (_what, over, words) => {
  const verdict = judge(over && aCoupon(over))
  expect(verdict.ok ? 'holds' : couponText('bemvindo10', verdict.problem)).toMatch(words)
})

test.each<[string, Partial<Coupon>, string[]]>([
  ['without limits', {}, ['mug', 'vase']],
  ['exactly at its minimum and maximum', { minimumCents: 18_000, maximumCents: 18_000 }, ['mug', 'vase']],
  ['with one use left', { usageLimit: 3, used: 2, perPerson: 2, usedByPerson: 1 }, ['mug', 'vase']],
  ['between its days', { startsAt: YESTERDAY, expiresAt: TOMORROW }, ['mug', 'vase']],
  ['for one variation', { productIds: [16] }, ['mug']],
  ['for a category above', { categoryIds: [2] }, ['mug']],
  ['for a product or a category', { productIds: [20], categoryIds: [1] }, ['mug', 'vase']],
  ['without a product', { excludedProductIds: [15] }, ['vase']],
  ['without sale items', { excludeSaleItems: true }, ['mug']],
  ['off the cart, asking for a product', { kind: 'fixed_cart', productIds: [15] }, ['mug', 'vase']],
  ['of this person', { emails: ['ana@loja.example'] }, ['mug', 'vase']],
  ["of this person's firm", { emails: ['*@loja.example'] }, ['mug', 'vase']],
])('a coupon %s holds for its lines', (_what, over, keys) => {
  const verdict = judge(aCoupon(over))
  expect(verdict.ok && [...verdict.discount.lineKeys]).toEqual(keys)
})

test('the first question that fails is the one that is told', () => {
  const everything = aCoupon({ usageLimit: 1, used: 1, expiresAt: YESTERDAY, minimumCents: 999_999, productIds: [99] })
  const told: string[] = []
  const mend: Partial<Coupon>[] = [{}, { used: 0 }, { expiresAt: undefined }, { minimumCents: undefined }, { productIds: [] }]
  mend.reduce<Coupon>((coupon, change) => {
    const verdict = judge({ ...coupon, ...change })
    told.push(verdict.ok ? 'holds' : verdict.problem.kind)
    return { ...coupon, ...change }
  }, everything)
  expect(told).toEqual(['used-up', 'expired', 'below-minimum', 'not-for-these', 'holds'])
})

test('while nobody has said an e-mail, a coupon for certain people may wait in the cart', () => {
  const coupon = aCoupon({ emails: ['bia@loja.example'] })
  expect(judgeCoupon(coupon, { lines: [aMug], now: NOW, email: undefined }).ok).toBe(true)
})

const considered = (coupon: Coupon, alone?: string) => ({ coupon, verdict: judge(coupon), alone })

test('a coupon that wants to be alone pushes the others out, and lets no other in', () => {
  const alone = aCoupon({ code: 'so-eu', individualUse: true })
  expect(applyCoupon(['um', 'dois'], 'so-eu', considered(alone))).toEqual({ ok: true, coupons: ['so-eu'] })
  const another = applyCoupon(['so-eu'], 'tres', considered(aCoupon({ code: 'tres' }), 'so-eu'))
  expect(another).toEqual({ ok: false, problem: { kind: 'alone', other: 'so-eu' } })
})

test('a coupon is applied once, and a cart has at most ten', () => {
  expect(applyCoupon(['um'], 'um', considered(aCoupon()))).toMatchObject({ problem: { kind: 'already' } })
  const ten = Array.from({ length: 10 }, (_, index) => `c${index}`)
  expect(applyCoupon(ten, 'mais-um', considered(aCoupon()))).toMatchObject({ problem: { kind: 'too-many' } })
})

test('joined carts may bring one that wants to be alone: it stays, the others go with the reason', () => {
  const judged = [aCoupon({ id: 1, code: 'um' }), aCoupon({ id: 2, code: 'so-eu', individualUse: true })].map((coupon) => ({
    code: coupon.code,
    coupon,
    verdict: judge(coupon),
  }))
  const { discounts, dropped } = keepAlone(judged)
  expect(discounts.map(({ code }) => code)).toEqual(['so-eu'])
  expect(dropped).toMatchObject([{ code: 'um', text: expect.stringContaining('não pode ser combinado') }])
})

test.each<[unknown, string | undefined]>([
  [' BemVindo10 ', 'bemvindo10'],
  ['ÁGUA', 'água'],
  ['', undefined],
  ['   ', undefined],
  ['x'.repeat(81), undefined],
  ['a\u0000b', undefined],
  [['um', 'dois'], undefined],
  [undefined, undefined],
  [10, undefined],
])('the code %j is read as %j', (raw, code) => {
  expect(readCouponCode(raw)).toBe(code)
})

test('who has bought before is no first buyer, and another way to pay than asked for is refused once it is chosen', () => {
  const first = aCoupon({ firstPurchase: true })
  expect(judge(first)).toMatchObject({ ok: true })
  expect(judge({ ...first, boughtBefore: true })).toEqual({ ok: false, problem: { kind: 'not-first' } })
  const pix = aCoupon({ paymentMethods: ['pix'] })
  expect(judge(pix)).toMatchObject({ ok: true })
  expect(judgeCoupon(pix, { lines: [aMug], now: NOW, email: undefined, paymentMethod: 'pix' })).toMatchObject({ ok: true })
  expect(judgeCoupon(pix, { lines: [aMug], now: NOW, email: undefined, paymentMethod: 'bacs' })).toEqual({
    ok: false,
    problem: { kind: 'other-payment' },
  })
  expect(couponText('x', { kind: 'not-first' })).toBe('O cupom “x” vale só para a primeira compra.')
})
