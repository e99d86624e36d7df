import { expect, test } from 'vitest'
import { type CouponRecord, emailsTrouble, shownCoupon, shownEmails, typedEmails, usesTrouble } from './coupon-labels.ts'

test('a coupon without bounds shows empty fields, one with bounds shows them', () => {
  const coupon = { id: 1, code: 'vem', minimum_amount: '0.00', maximum_amount: '150.00' } as CouponRecord
  expect(shownCoupon(coupon)).toEqual({ ...coupon, minimum_amount: '' })
})

test.each([null, '', 0, 1, 2_147_483_647])('%j is a number of uses', (typed) => expect(usesTrouble(typed)).toBeUndefined())

test.each([
  [-1, 'Escreva um número inteiro, sem vírgula nem sinal.'],
  [1.5, 'Escreva um número inteiro, sem vírgula nem sinal.'],
  [2_147_483_648, 'Escreva no máximo 2.147.483.647, ou deixe vazio para não limitar.'],
])('%j is none, and the merchant reads why', (typed, words) => expect(usesTrouble(typed)).toBe(words))

test.each<[string[] | undefined, string | undefined]>([
  [undefined, undefined],
  [[], undefined],
  [['ana@loja.example', '*@loja.example'], undefined],
  [['ana@loja.example', ''], 'Há uma linha vazia.'],
  [['ana'], '«ana» não é um e-mail.'],
])('addresses of a coupon %j: %s', (emails, trouble) => {
  expect(emailsTrouble(emails)).toBe(trouble)
  expect(typedEmails(shownEmails(emails))).toEqual(emails ?? [])
})
