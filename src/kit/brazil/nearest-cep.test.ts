import { expect, test } from 'vitest'
import { nearestFirst } from './nearest-cep.ts'

const place = (name: string, postcode: string) => ({ name, postcode })
const PLACES = [
  place('Recife', '50010000'),
  place('Tiradentes', '36325000'),
  place('Belo Horizonte', '30130000'),
  place('São Paulo', '01310100'),
  place('sem CEP', ''),
]
const namesFrom = (cep: string) => nearestFirst(PLACES, cep).map(({ name }) => name)

test('the place in the same town comes first, then those of the same state', () => {
  expect(namesFrom('36325500').slice(0, 2)).toEqual(['Tiradentes', 'Belo Horizonte'])
  expect(namesFrom('39400000').slice(0, 2)).toEqual(['Tiradentes', 'Belo Horizonte'])
  expect(namesFrom('01001000')[0]).toBe('São Paulo')
})

test('a place whose CEP nobody wrote comes last, and none is lost', () => {
  expect(namesFrom('50000000')[0]).toBe('Recife')
  expect(namesFrom('50000000').at(-1)).toBe('sem CEP')
  expect(namesFrom('50000000')).toHaveLength(5)
  expect(nearestFirst([], '01310100')).toEqual([])
})
