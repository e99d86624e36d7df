import { expect, test } from 'vitest'
import { readItems } from './service.ts'

test('a menu shows what has a title and a safe address', () => {
  const stored = [
    { title: 'Loja', url: '/loja/', children: [{ title: 'Cerâmica', url: '/categoria-produto/ceramica/' }] },
    { title: 'Armadilha', url: 'javascript:alert(1)' },
    { title: '', url: '/vazio/' },
    'nonsense',
    null,
  ]
  expect(readItems(stored, 1)).toEqual([
    { title: 'Loja', url: '/loja/', children: [{ title: 'Cerâmica', url: '/categoria-produto/ceramica/', children: [] }] },
  ])
})

test('a menu that is no list is empty, and depth has an end', () => {
  expect(readItems({ a: 1 }, 1)).toEqual([])
  const deep = (level: number): unknown => [{ title: `${level}`, url: '/', children: level > 0 ? deep(level - 1) : [] }]
  expect(JSON.stringify(readItems(deep(10), 1)).match(/title/g)).toHaveLength(4)
})
