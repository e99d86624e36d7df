import { expect, test } from 'vitest'
import type { Widgets } from '#builder/registry.ts'
import type { CartView } from '#shop/cart/contract.ts'
import { createFragments } from './fragments.tsx'

const aCart = (units: number): CartView => ({ units, subtotalCents: units * 100, hash: `h${units}`, lines: [] })

function theFragments() {
  let drawings = 0
  const count = { fragments: { cart: (cart: CartView) => ({ '.count': <b>{(drawings++, cart.units)}</b> }) } }
  // Only what a widget's pieces are drawn by is looked at.
  const draw = createFragments(new Map([['count', count]]) as unknown as Widgets)
  return { draw, drawings: () => drawings }
}

test('a cart is drawn once for each of its versions', () => {
  const { draw, drawings } = theFragments()
  expect([draw(aCart(1)), draw(aCart(1))]).toEqual([{ '.count': '<b>1</b>' }, { '.count': '<b>1</b>' }])
  expect(drawings()).toBe(1)
  expect(draw(aCart(2))).toEqual({ '.count': '<b>2</b>' })
  expect(draw({ ...aCart(1), subtotalCents: 90 })).toEqual({ '.count': '<b>1</b>' })
  expect(drawings()).toBe(3)
})

test('what one visitor is told is in no later answer', () => {
  const { draw } = theFragments()
  const told = draw(aCart(1), [{ kind: 'success', text: 'Pronto' }])
  expect(told['div.woocommerce-notices-wrapper']).toContain('Pronto')
  expect(Object.keys(draw(aCart(1)))).toEqual(['.count'])
})
