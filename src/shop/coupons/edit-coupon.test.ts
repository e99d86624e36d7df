import { expect, test } from 'vitest'
import { type CouponColumns, type CouponInput, editCoupon } from './edit-coupon.ts'

const edited = (input: CouponInput, now?: CouponColumns, used = 0) => {
  const outcome = editCoupon(now, input, used)
  if (!outcome.ok) throw new Error(outcome.problem.kind)
  return outcome.columns
}

test('a new coupon takes nothing off and asks for nothing until it is told to', () => {
  expect(edited({ code: ' Natal10 ' })).toMatchObject({
    code: 'natal10',
    kind: 'fixed_cart',
    amount: 0,
    usage_limit: null,
    emails: [],
  })
})
test('percents are whole and a hundred at the most', () => {
  expect(edited({ code: 'a', kind: 'percent', hundredths: 1_500 }).amount).toBe(15)
  expect(() => edited({ code: 'a', kind: 'percent', hundredths: 1_250 })).toThrow('bad-percent')
  expect(() => edited({ code: 'a', kind: 'percent', hundredths: 10_100 })).toThrow('bad-percent')
})
test('what was ten percent becomes ten reais, not ten centavos', () => {
  const ten = edited({ code: 'a', kind: 'percent', hundredths: 1_000 })
  expect(edited({ kind: 'fixed_cart' }, ten)).toMatchObject({ kind: 'fixed_cart', amount: 1_000 })
})
test('a coupon for free freight stays one until it takes something off', () => {
  const free: CouponColumns = { ...edited({ code: 'frete', freeShipping: true }), kind: 'free_shipping' }
  expect(edited({ description: 'Frete' }, free)).toMatchObject({ kind: 'free_shipping', free_shipping: true })
  expect(edited({ hundredths: 500 }, free)).toMatchObject({ kind: 'fixed_cart', amount: 500, free_shipping: true })
  expect(edited({ freeShipping: false }, free)).toMatchObject({ kind: 'fixed_cart', free_shipping: false })
})
test('zero means no limit, and a limit never lies below what was used', () => {
  const five = edited({ code: 'a', usageLimit: 5, perPerson: 2, minimumCents: 100 })
  expect(edited({ usageLimit: 0, perPerson: null, minimumCents: 0 }, five)).toMatchObject({
    usage_limit: null,
    usage_limit_per_person: null,
    minimum_cents: null,
  })
  expect(() => edited({ usageLimit: 2 }, five, 3)).toThrow('below-used')
  expect(() => edited({ maximumCents: 50 }, five)).toThrow('below-minimum')
})
test('addresses are kept once, in small letters', () => {
  expect(edited({ code: 'a', emails: ['Ana@Exemplo.com', 'ana@exemplo.com ', '*@Empresa.example'] }).emails).toEqual([
    'ana@exemplo.com',
    '*@empresa.example',
  ])
})
test.each(['', '   '])('«%s» is no code', (code) => expect(() => edited({ code })).toThrow('no-code'))
