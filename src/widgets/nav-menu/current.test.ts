import { expect, test } from 'vitest'
import { isCurrent } from './current.ts'

const about = { path: '/sobre/', url: 'https://loja.example/sobre/' }
const home = { path: '/', url: 'https://loja.example/' }

test('the entry of the page being read is marked, however its address is written', () => {
  expect(
    ['/sobre/', '/sobre', '/sobre/?utm_source=mail', 'https://loja.example/sobre/'].map((url) => isCurrent(url, about)),
  ).toEqual([true, true, true, true])
  expect(isCurrent('/', home)).toBe(true)
})

test('other pages and parts of a page are not marked', () => {
  expect(
    ['/', '/sobre-nos/', '#contato', '/sobre/#equipe', 'https://outra.example/sobre/'].some((url) => isCurrent(url, about)),
  ).toBe(false)
})
