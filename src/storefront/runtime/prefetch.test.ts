import { expect, test } from 'vitest'
import { mayPrefetch } from './prefetch.ts'

const here = 'https://loja.example'
const aLink = (href: string, target = '') => ({ href, origin: new URL(href).origin, target })

test.each([
  [aLink('https://loja.example/produto/caneca/'), true],
  [aLink('https://loja.example/loja/?add-to-cart=5'), false],
  [aLink('https://loja.example/sobre/#oficinas'), false],
  [aLink('https://outra.example/'), false],
  [aLink('https://loja.example/midia/foto.webp', '_blank'), false],
])('[CORE-2] %j is fetched ahead: %s', (link, fetched) => {
  expect(mayPrefetch(link, here)).toBe(fetched)
})
