import { expect, test } from 'vitest'
import { addEntry, changeEntry, entriesOf, removeEntry, storedOf } from './entries.ts'

const stored = [
  {
    title: 'Loja',
    url: '/loja/',
    children: [
      { title: 'Cerâmica', url: '/c/' },
      { title: 'Trama', url: '/t/' },
    ],
  },
  { title: 'Blog', url: '/blog/' },
]
const shown = (list: unknown) => entriesOf(list).map(({ number, parent, title }) => `${number}<${parent} ${title}`)
const after = (outcome: ReturnType<typeof addEntry>) => (outcome.ok ? shown(storedOf(outcome.entries)) : outcome.problem)

test('[REST-1] a menu is read as a list, and numbers stay once they are written', () => {
  expect(shown(stored)).toEqual(['1<0 Loja', '2<1 Cerâmica', '3<1 Trama', '4<0 Blog'])
  const entries = removeEntry(entriesOf(stored), 1)
  expect(shown(storedOf(entries))).toEqual(['2<0 Cerâmica', '3<0 Trama', '4<0 Blog'])
  expect(
    shown([
      { id: 7, title: 'a', url: '/' },
      { id: 7, title: 'b', url: '/' },
      { title: 'c', url: 'javascript:x' },
    ]),
  ).toEqual(['7<0 a', '8<0 b'])
})

test('[REST-1] a new entry stands at the end or where it was wished', () => {
  const entries = entriesOf(stored)
  const entry = { title: 'Novo', url: '/n/' }
  expect(after(addEntry(entries, entry, {}))).toEqual(['1<0 Loja', '2<1 Cerâmica', '3<1 Trama', '4<0 Blog', '5<0 Novo'])
  expect(after(addEntry(entries, entry, { order: 1 }))).toEqual(['5<0 Novo', '1<0 Loja', '2<1 Cerâmica', '3<1 Trama', '4<0 Blog'])
  expect(after(addEntry(entries, entry, { parent: 1, order: 3 }))).toEqual([
    '1<0 Loja',
    '2<1 Cerâmica',
    '5<1 Novo',
    '3<1 Trama',
    '4<0 Blog',
  ])
  expect(after(addEntry(entries, entry, { parent: 99 }))).toBe('parent')
})

test('[REST-1] an entry moves with what is below it, never into itself, never too deep', () => {
  const entries = entriesOf(stored)
  expect(after(changeEntry(entries, 1, { parent: 4 }))).toEqual(['4<0 Blog', '1<4 Loja', '2<1 Cerâmica', '3<1 Trama'])
  expect(after(changeEntry(entries, 1, { parent: 2 }))).toBe('parent')
  expect(after(changeEntry(entries, 1, { parent: 1 }))).toBe('parent')
  expect(after(changeEntry(entries, 2, { title: 'Barro' }))).toEqual(['1<0 Loja', '2<1 Barro', '3<1 Trama', '4<0 Blog'])
  expect(after(changeEntry(entries, 9, { title: 'x' }))).toBe('missing')
  const deep = [
    {
      title: '1',
      url: '/',
      children: [{ title: '2', url: '/', children: [{ title: '3', url: '/', children: [{ title: '4', url: '/' }] }] }],
    },
  ]
  expect(after(addEntry(entriesOf(deep), { title: '5', url: '/' }, { parent: 4 }))).toBe('parent')
})
