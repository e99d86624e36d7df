import { expect, test } from 'vitest'
import { healthText, joinHealth } from './health-labels.ts'

const row = (id: number, isRefused: boolean) => ({ product_id: id, name: 'Vaso', is_refused: isRefused, problems: [] })
const PART = { products: 40, offers: 112, refused: 1, rows: [row(1, true), row(2, false)], next: null }

test('how a list stands is told in one sentence', () => {
  expect(healthText(PART)).toBe('40 produtos conferidos: 1 com algo recusado, 1 aceito com algo a melhorar.')
  expect(healthText({ ...PART, rows: [], refused: 0 })).toBe('40 produtos conferidos: o canal aceita todos.')
  expect(healthText({ ...PART, products: 0, rows: [], refused: 0 })).toBe('Ainda não há produtos à venda para conferir.')
  expect(healthText({ ...PART, next: 9 })).toContain('conferidos até aqui')
})

test('a large shop is checked part by part', () => {
  const joined = joinHealth({ ...PART, next: 2 }, { ...PART, rows: [row(3, true)] })
  expect([joined.products, joined.refused, joined.rows.length, joined.next]).toEqual([80, 2, 3, null])
})
