import { expect, test } from 'vitest'
import { countedPath, isNoise, referrerHost } from './not-found-path.ts'

test.each([
  ['/Produto/Antigo?key=wc_order_1', '/produto/antigo/'],
  ['/fotos/2023/05/x.jpg', '/fotos/2023/05/x.jpg'],
  ['/2023/05/12/do-barro/', '/2023/05/12/do-barro/'],
  ['/sair/ana@exemplo.com.br/', '/sair/…'],
  ['/sair/ana%40exemplo.com.br/sim/', '/sair/…/sim/'],
  ['/cliente/529.982.247-25/', '/cliente/…/'],
  ['/zap/5511987654321/', '/zap/…/'],
  ['/senha/4f9a8b7c6d5e4f3a2b1c0d9e8f7a6b5c/', '/senha/…/'],
  [
    '/produto/um-nome-bem-comprido-de-produto-com-muitas-palavras-1/',
    '/produto/um-nome-bem-comprido-de-produto-com-muitas-palavras-1/',
  ],
  ['/minha-conta/view-order/12/', undefined],
  ['/lista-de-desejos/um-segredo/', undefined],
  ['/checkout/order-received/12/', undefined],
  ['/wp-json/wp/v2/x', undefined],
  ['/a%00b', undefined],
])('%s is counted as %s', (url, path) => expect(countedPath(url)).toBe(path))

test.each([
  '/wp-admin/setup-config.php',
  '/.env',
  '/.git/config',
  '/xmlrpc.php',
  '/wp-includes/wlwmanifest.xml',
  '/phpmyadmin/',
  '/backup.zip',
])('%s is noise', (path) => expect(isNoise(path)).toBe(true))
test.each([
  '/produto/antigo/',
  '/promocao-natal/',
  '/catalogo.pdf',
  '/wp-content/uploads/2023/05/x.jpg',
  '/contato.html',
  '/.well-known/x',
])('%s is what somebody looked for', (path) => expect(isNoise(path)).toBe(false))

test.each([
  ['https://www.google.com/search?q=ana', 'www.google.com'],
  ['http://127.0.0.1:3000/loja/', '127.0.0.1:3000'],
  ['javascript:alert(1)', ''],
  ['nada', ''],
  [undefined, ''],
])('of the page %s only %j is kept', (referrer, host) => expect(referrerHost(referrer)).toBe(host))
