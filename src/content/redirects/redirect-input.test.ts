import { expect, test } from 'vitest'
import type { RedirectInput } from './contract.ts'
import { readRedirect } from './redirect-input.ts'
import { shorten } from './shorten.ts'

const read = (from: string, to: string, { code = 301, kind = 'exact' as const } = {}) =>
  readRedirect({ from, to, code, kind }, 'https://loja.example')

test.each([
  ['/Velho', '/novo', '/velho/', '/novo/'],
  ['velho', 'novo', '/velho/', '/novo/'],
  ['https://loja.example/velho/?utm_source=x', 'https://loja.example/novo/?a=1#b', '/velho/', '/novo/?a=1#b'],
  ['https://antiga.example/velho/', '/novo/', '/velho/', '/novo/'],
  ['/index.php?b=2&a=1', '/novo/', '/index.php?a=1&b=2', '/novo/'],
  ['/antigo.html', '/novo/', '/antigo.html', '/novo/'],
  ['/promoção/', '/promoção-nova/', '/promoção/', '/promocao-nova/'],
  ['/velho/', '/product/caneca/', '/velho/', '/produto/caneca/'],
  ['/velho/', 'https://instagram.com/loja', '/velho/', 'https://instagram.com/loja'],
  ['/velho/', '/', '/velho/', '/'],
  ['//velho//', '//novo', '/velho/', '/novo/'],
])('%s → %s is kept as %s → %s', (from, to, keptFrom, keptTo) => {
  expect(read(from, to)).toMatchObject({ ok: true, redirect: { from: keptFrom, to: keptTo } })
})

test.each([
  ['', '/novo/', 'from', /Falta/],
  ['/', '/novo/', 'from', /inicial/],
  ['/painel/x', '/novo/', 'from', /própria loja/],
  ['/velho/', '', 'to', /Falta/],
  ['/velho/', '/velho', 'to', /si mesmo/],
  ['/velho/', 'javascript:alert(1)', 'to', /https/],
  ['/velho/', 'http://outra.example/', 'to', /https/],
  ['/velho/', 'https://ana@outra.example/', 'to', /https/],
  ['/velho/', '/a b/', 'to', /espaço/],
  ['/a/../b/%2e%2e/%5c', '/novo/', 'from', /caminho/],
])('%s → %s is refused beside its field', (from, to, field, words) => {
  expect(read(from, to)).toEqual({ ok: false, problem: { field, text: expect.stringMatching(words) } })
})

test('codes of other systems become ours, and unknown ones are refused', () => {
  expect(read('/a/', '/b/', { code: 303 })).toMatchObject({ redirect: { code: 302 }, note: 'O código 303 virou 302.' })
  expect(read('/a/', 'qualquer', { code: 410 })).toMatchObject({ redirect: { code: 410, to: '' } })
  expect(read('/a/', '/b/', { code: 200 })).toMatchObject({ ok: false, problem: { field: 'code' } })
})

const aRedirect = (from: string, to: string, code: RedirectInput['code'] = 301): RedirectInput => ({
  from,
  to,
  code,
  kind: 'exact',
})
test('a chain becomes one step, and a circle is told', () => {
  const others = new Map([
    ['/b/', aRedirect('/b/', '/c/')],
    ['/c/', aRedirect('/c/', '/d/')],
    ['/x/', aRedirect('/x/', '/a/')],
    ['/y/', aRedirect('/y/', '', 410)],
  ])
  expect(shorten(aRedirect('/a/', '/b/'), others)).toEqual({ redirect: aRedirect('/a/', '/d/'), via: ['/b/', '/c/'] })
  expect(shorten(aRedirect('/a/', '/x/'), others)).toEqual({ circle: ['/a/', '/x/', '/a/'] })
  expect(shorten(aRedirect('/a/', '/y/'), others)).toEqual({ redirect: aRedirect('/a/', '', 410), via: ['/y/'] })
  expect(shorten(aRedirect('/a/', '/fim/'), others)).toEqual({ redirect: aRedirect('/a/', '/fim/'), via: [] })
})
