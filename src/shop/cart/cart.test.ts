import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addToCart, type Cart, countUnits, EMPTY_CART, type Offer, readQuantity, setQuantities, subtotalOf } from './cart.ts'
import { cartHash, lineKey } from './keys.ts'
import { mergeCarts } from './merge-carts.ts'
import { reducedText } from './text.ts'

const aMug = (over: Partial<Offer> = {}): Offer => ({
  productId: 15,
  variationId: null,
  type: 'simple',
  name: 'Caneca Serra',
  url: '/produto/caneca-serra/',
  sku: 'CAN-1',
  cents: 8_900,
  regularCents: 8_900,
  inStock: true,
  onHand: 10,
  soldIndividually: false,
  virtual: false,
  weightGrams: 400,
  picture: undefined,
  options: [],
  ...over,
})
const put = (cart: Cart, offer: Offer | undefined, quantity: number | undefined) =>
  addToCart(cart, { offer, key: offer ? lineKey(offer.productId, offer.variationId, {}) : '', quantity, choices: {} })
const withMugs = (quantity: number, offer = aMug()) => {
  const outcome = put(EMPTY_CART, offer, quantity)
  if (!outcome.ok) throw new Error(outcome.problem.kind)
  return outcome.cart
}

test('the key of a line is the one that scripts of this ecosystem know', () => {
  expect(lineKey(15, null, {})).toBe('9bf31c7ff062936a96d3c8bd1f8f2ff3')
  expect(lineKey(15, 16, { cor: 'azul', tamanho: 'm' })).toBe(lineKey(15, 16, { tamanho: 'm', cor: 'azul' }))
})

test('the same thing twice is one line with both quantities', () => {
  const outcome = put(withMugs(2), aMug(), 3)
  expect(outcome.ok && outcome.cart.lines).toMatchObject([{ quantity: 5 }])
})

test.each<[string, Offer | undefined, number | undefined, string]>([
  ['nothing that is sold', undefined, 1, 'unknown'],
  ['a product whose options are not chosen', aMug({ type: 'variable' }), 1, 'choose-options'],
  ['something sold out', aMug({ inStock: false, onHand: 0 }), 1, 'out-of-stock'],
  ['a quantity that is none', aMug(), undefined, 'bad-quantity'],
  ['more than there is', aMug(), 11, 'not-enough'],
  ['two of what is sold one by one', aMug({ soldIndividually: true }), 2, 'only-one'],
])('%s is not added, with the reason', (_what, offer, quantity, kind) => {
  expect(put(EMPTY_CART, offer, quantity)).toMatchObject({ ok: false, problem: { kind } })
})

test('[I3] what is in the cart counts towards what there is, also in another line of the same stock', () => {
  const engraved = addToCart(withMugs(6), {
    offer: aMug(),
    key: lineKey(15, null, { gravura: 'ana' }),
    quantity: 5,
    choices: { gravura: 'ana' },
  })
  expect(engraved).toMatchObject({ ok: false, problem: { kind: 'not-enough', left: 10, inCart: 6 } })
})

test.each<[unknown, number | undefined]>([
  ['3', 3],
  [undefined, 1],
  ['', 1],
  ['0', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['1e3', undefined],
  ['dez', undefined],
  ['999999999', undefined],
  ['10000', undefined],
  [['1', '2'], undefined],
  [2, 2],
  [Number.NaN, undefined],
])('the quantity %j is read as %j', (raw, quantity) => {
  expect(readQuantity(raw)).toBe(quantity)
})

test('[QTY-2] a quantity of 0 takes the line out; one that is too large leaves it as it was', () => {
  const cart = withMugs(2)
  const key = cart.lines[0]!.key
  expect(setQuantities(cart, new Map([[key, 0]])).cart.lines).toEqual([])
  const tooMany = setQuantities(cart, new Map([[key, 99]]))
  expect(tooMany.cart.lines).toMatchObject([{ quantity: 2 }])
  expect(tooMany.problems).toMatchObject([{ kind: 'not-enough', left: 10 }])
})

test('the hash is empty for an empty cart and changes with what it holds or costs', () => {
  const hashes = [EMPTY_CART, withMugs(1), withMugs(2), withMugs(1, aMug({ cents: 7_900 }))].map(cartHash)
  expect(hashes[0]).toBe('')
  expect(new Set(hashes).size).toBe(4)
})

test('[I18] two carts become one: quantities add up, never past the stock, and nothing is lost', () => {
  const quantity = fc.integer({ min: 1, max: 10 })
  fc.assert(
    fc.property(quantity, quantity, (saved, guest) => {
      const { cart, reduced } = mergeCarts(withMugs(saved), withMugs(guest))
      expect(countUnits(cart)).toBe(Math.min(10, saved + guest))
      expect(subtotalOf(cart)).toBe(8_900 * countUnits(cart))
      expect(reduced.map(({ wanted }) => wanted)).toEqual(saved + guest > 10 ? [saved + guest] : [])
    }),
  )
})

test.each<[string, Offer, [saved: number, guest: number], number, string[]]>([
  ['what fits comes along without a word', aMug(), [2, 3], 5, []],
  [
    'more than there is',
    aMug(),
    [7, 5],
    10,
    [
      'Ao juntar o seu carrinho com o da sua conta, ficaram 10 unidades de “Caneca Serra” em vez de 12: é o que temos em estoque.',
    ],
  ],
  [
    'what is sold one by one',
    aMug({ soldIndividually: true }),
    [1, 1],
    1,
    [
      'Ao juntar o seu carrinho com o da sua conta, ficou 1 unidade de “Caneca Serra” em vez de 2: só é possível levar 1 por pedido.',
    ],
  ],
])('[CART-6] carts that become one: %s', (_what, offer, [saved, guest], kept, told) => {
  const merged = mergeCarts(withMugs(saved, offer), withMugs(guest, offer))
  expect(countUnits(merged.cart)).toBe(kept)
  expect(merged.reduced.map(reducedText)).toEqual(told)
})

test('[CART-6] what is sold out meanwhile stays behind, and lines of the same stock count together', () => {
  const gone = withMugs(2)
  const merged = mergeCarts(EMPTY_CART, { ...gone, lines: gone.lines.map((line) => ({ ...line, inStock: false, onHand: 0 })) })
  expect(merged.cart.lines).toEqual([])
  expect(merged.reduced.map(reducedText)).toEqual(['“Caneca Serra” não veio para o carrinho da sua conta porque está em falta.'])
  const engraved = withMugs(6).lines.map((line) => ({ ...line, key: lineKey(15, null, { gravura: 'ana' }) }))
  const both = mergeCarts(withMugs(7), { ...EMPTY_CART, lines: engraved })
  expect(both.cart.lines.map(({ quantity }) => quantity)).toEqual([7, 3])
})

test('no sequence of adding brings more into the cart than there is', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 12 }), (quantities) => {
      const cart = quantities.reduce((before, quantity) => {
        const outcome = put(before, aMug(), quantity)
        return outcome.ok ? outcome.cart : before
      }, EMPTY_CART)
      expect(countUnits(cart)).toBeLessThanOrEqual(10)
    }),
  )
})
