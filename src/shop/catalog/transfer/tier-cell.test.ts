import { expect, test } from 'vitest'
import { isSameTiers, readTierCell, tierCell } from './tier-cell.ts'

const tagIdOf = (group: string) => (group.toLowerCase() === 'atacado' ? 7 : undefined)
const tiers = [
  { units: 10, cents: 890, tagId: null, group: null },
  { units: 50, cents: 790, tagId: null, group: null },
  { units: 1, cents: 850, tagId: 7, group: 'Atacado' },
]

test('what a cell of prices by quantity says is read back the same, also as Brazilians write amounts', () => {
  expect(tierCell(tiers)).toBe('10=8.90; 50=7.90; Atacado: 1=8.50')
  expect(readTierCell(tierCell(tiers), tagIdOf)).toEqual(tiers)
  const typed = readTierCell('Atacado:1 = R$ 8,50;50=7,90 ; 10=8,90;', tagIdOf)
  expect(typeof typed !== 'string' && isSameTiers(typed, tiers)).toBe(true)
  expect(readTierCell('', tagIdOf)).toEqual([])
})

test.each([
  ['dez=8,90', /não é um preço por quantidade/],
  ['10=grátis', /não é um preço por quantidade/],
  ['10=0', /não é um preço por quantidade/],
  ['Revenda: 10=8,90', /não há a etiqueta de clientes “Revenda”/],
  ['1=8,90', /começa em 2/],
  ['10=8,90; 50=9,90', /paga menos/],
])('a cell that makes no sense is refused in words: %s', (cell, problem) => {
  expect(readTierCell(cell, tagIdOf)).toMatch(problem)
})
