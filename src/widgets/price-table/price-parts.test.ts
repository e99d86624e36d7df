import { expect, test } from 'vitest'
import { priceParts } from './price-parts.ts'

test('a price is taken apart the way Brazilians write it, whichever way it was typed', () => {
  expect(priceParts('39.90', 'R$')).toEqual({ whole: '39', cents: '90', spoken: 'R$ 39,90' })
  expect(priceParts('39,90', 'R$')).toEqual({ whole: '39', cents: '90', spoken: 'R$ 39,90' })
  expect(priceParts('1.249,00', 'R$')).toEqual({ whole: '1.249', cents: '', spoken: 'R$ 1.249' })
  expect(priceParts('1249', '')).toEqual({ whole: '1.249', cents: '', spoken: '1.249' })
})

test('what is no amount stays as it was typed, without a currency', () => {
  expect(priceParts('Sob consulta', 'R$')).toEqual({ whole: 'Sob consulta', cents: '', spoken: 'Sob consulta' })
})
