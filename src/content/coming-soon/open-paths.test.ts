import { expect, test } from 'vitest'
import { isOpenPath } from './open-paths.ts'

test.each([
  '/minha-conta/',
  '/minha-conta/lost-password/?reset=1',
  '/my-account',
  '/assets/main-x.js',
  '/midia/a/b.webp',
  '/favicon.svg',
  '/robots.txt',
  '/healthz',
  '/readyz',
  '/metrics',
  '/wp-json/wc/store/v1/cart',
  '/wc-ajax/get_refreshed_fragments',
  '/wp-admin/admin-ajax.php?action=x',
  '/coming-soon/banner/',
  '/painel/orders',
  '/email/cancelar/1.abc/',
])('%s stays open while the shop is being prepared', (url) => expect(isOpenPath(url)).toBe(true))

test.each([
  '/',
  '/?s=caneca',
  '/loja/',
  '/produto/caneca-serra/',
  '/cart/',
  '/checkout/?a=b.css',
  '/minha-conta-nova/',
  '/healthz-nada/',
  '/midias/',
  '/blog/a.b/',
])('%s waits', (url) => expect(isOpenPath(url)).toBe(false))
