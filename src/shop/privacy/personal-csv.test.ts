import { expect, test } from 'vitest'
import { personalRows } from './personal-csv.ts'

test('everything that is known stands in the table, each thing with its place', () => {
  const at = new Date('2026-11-15T12:00:00Z')
  const pedidos = [
    { number: '7', lines: [{ name: 'Vaso', quantity: 2 }] },
    { number: '9', lines: [] },
  ]
  expect(personalRows({ conta: { email: 'ana@cliente.example', nada: null, vazio: '' }, pedidos, aceite: false, at })).toEqual([
    ['onde', 'valor'],
    ['conta.email', 'ana@cliente.example'],
    ['pedidos.1.number', '7'],
    ['pedidos.1.lines.1.name', 'Vaso'],
    ['pedidos.1.lines.1.quantity', '2'],
    ['pedidos.2.number', '9'],
    ['aceite', 'false'],
    ['at', '2026-11-15T12:00:00.000Z'],
  ])
})
