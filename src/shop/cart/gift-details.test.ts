import { expect, test } from 'vitest'
import { readGiftDetails } from './gift-details.ts'

const FREE = { leastCents: 2_000, mostCents: 200_000 }
const read = (fields: Record<string, unknown>, offer: { leastCents: number | null; mostCents: number | null } = FREE) =>
  readGiftDetails(fields, offer, '2027-02-01')

test.each(['2027-02-30', '2027-13-01', '30/02/2027', '0000-00-00'])('%s is no day on which a gift card can be sent', (day) => {
  expect(read({ gift_date: day })).toEqual({ ok: false, text: 'A data de envio do cartão-presente não é válida.' })
})

test('a gift card is sent from today on, within a year', () => {
  const told = { ok: false, text: 'A data de envio do cartão-presente deve ser de hoje até daqui a um ano.' }
  expect(read({ gift_date: '2027-01-31' })).toEqual(told)
  expect(read({ gift_date: '2028-02-02' })).toEqual(told)
  expect(read({ gift_date: '2028-02-01' })).toEqual({ ok: true, gift: { sendOn: '2028-02-01' } })
  expect(read({ gift_date: '2027-02-01' })).toEqual({ ok: true, gift: undefined })
})

test.each([
  ['50', 5_000],
  ['50,5', 5_050],
  ['1.250,50', 125_050],
  ['R$ 20', 2_000],
])('%s is a value', (typed, cents) => {
  expect(read({ gift_value: typed })).toEqual({ ok: true, gift: { cents } })
})

test.each(['19,99', '2000,01', '-50', '1e9', 'cem', '99999999'])('%s is no value of this card', (typed) => {
  expect(read({ gift_value: typed })).toEqual({ ok: false, text: 'O valor do cartão-presente deve ser de R$ 20 a R$ 2000.' })
})

test('a card of one value takes none from a form, and an address that is none is told', () => {
  expect(read({ gift_value: '999' }, { leastCents: null, mostCents: null })).toEqual({ ok: true, gift: undefined })
  expect(read({ gift_email: 'ana' })).toMatchObject({ ok: false })
})
