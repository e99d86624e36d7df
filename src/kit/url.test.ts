import { expect, test } from 'vitest'
import { safeHref, safeRedirect } from './url.ts'

test.each([
  '/loja/',
  '#avaliacoes',
  '?page=2',
  'https://instagram.example/loja',
  'mailto:oi@loja.example',
  'tel:+5532999550199',
  '',
])('«%s» may stand in a link', (url) => {
  expect(safeHref(url)).toBe(url)
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  '\tjavascript:alert(1)',
  'vbscript:x',
  'https:evil',
  'ftp://x',
  '#a\u0000b',
])('«%s» is refused', (url) => {
  expect(safeHref(url)).toBeUndefined()
})

test.each([
  ['/my-account/orders/', '/my-account/orders/'],
  ['https://loja.example/cart/?a=1#b', '/cart/?a=1#b'],
  ['https://evil.example/', '/'],
  ['//evil.example/', '/'],
  ['/\\evil.example', '/'],
  ['https://loja.example@evil.example/', '/'],
  ['/.//evil.example/', '/'],
  ['/loja/../..//evil.example/', '/'],
  ['/%2e//evil.example/', '/'],
  ['https://loja.example//evil.example/', '/'],
  ['/loja//evil.example/', '/loja//evil.example/'],
  ['javascript:alert(1)', '/'],
  [undefined, '/'],
  [['/a', '/b'], '/'],
])('after an action %j leads to %s', (raw, target) => {
  expect(safeRedirect(raw, 'https://loja.example', '/')).toBe(target)
})
