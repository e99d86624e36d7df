import { expect, test } from 'vitest'
import { changesOf } from '../data/resources.ts'
import { withChangedLines, withoutEmptied } from './typed-customer.ts'

const BEFORE = {
  id: 3,
  email: 'rita@cliente.example',
  billing: { address_1: 'Rua Velha', neighborhood: 'Centro', company: 'Rita ME', cnpj: '11222333000181', persontype: 'J' },
  shipping: { address_1: 'Rua do Rio', company: '' },
}
const sent = (after: typeof BEFORE | Record<string, unknown>) => changesOf(BEFORE, withChangedLines(BEFORE, after))

test('of a customer’s addresses only the lines that were changed are sent', () => {
  expect(sent({ ...BEFORE, billing: { ...BEFORE.billing, neighborhood: 'Barra' } })).toEqual({
    billing: { neighborhood: 'Barra' },
  })
  expect(sent({ ...BEFORE, email: 'outra@cliente.example' })).toEqual({ email: 'outra@cliente.example' })
  expect(sent(BEFORE)).toEqual({})
})

test('an emptied line is sent empty, and one that was typed and emptied again is not sent', () => {
  const after = { ...BEFORE, billing: { ...BEFORE.billing, cnpj: null }, shipping: { ...BEFORE.shipping, company: null } }
  expect(sent(after)).toEqual({ billing: { cnpj: '' } })
})

test('a new customer is told without what was typed and emptied again', () => {
  const typed = { email: 'rita@cliente.example', last_name: null, billing: { company: null, city: 'Salvador', state: '' } }
  expect(withoutEmptied(typed)).toEqual({ email: 'rita@cliente.example', billing: { city: 'Salvador' } })
})
