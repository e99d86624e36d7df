import { expect, test } from 'vitest'
import { askedAddress } from './asked-address.ts'
import type { RedirectCode } from './contract.ts'
import { type KnownRedirects, leadOf } from './lead.ts'
import { type Pattern, readPattern } from './patterns.ts'

const to = (address: string, code: RedirectCode = 301) => ({ to: address, code })
const patternOf = (source: string, target: string): Pattern => {
  const read = readPattern(source, target)
  if ('refusal' in read) throw new Error(read.refusal)
  return read.pattern
}
const known: KnownRedirects = {
  exact: new Map([
    ['/blog/barro/', to('/blog/do-barro/')],
    ['/categoria-produto/canecas/', to('/categoria-produto/xicaras/')],
    ['/produto/vaso/', to('/produto/vaso-gota/')],
    ['/promoção/', to('/loja/?orderby=price', 302)],
    ['/acabou/', to('', 410)],
    ['/fora/', to('https://instagram.com/loja')],
    ['/index.php?id=12&route=produto', to('/produto/bule/')],
    ['/antigo.html', to('/sobre/')],
  ]),
  patterns: [
    { pattern: patternOf('^/artigos/(?:[^/]+/)*([^/]+)/$', '/blog/$1/'), code: 301 },
    { pattern: patternOf('^/velho/', ''), code: 410 },
    { pattern: patternOf('^/circulo/(.*)$', '/circulo/$1'), code: 301 },
  ],
}

test.each([
  ['/blog/barro/', '/blog/do-barro/'],
  ['/blog/barro', '/blog/do-barro/'],
  ['/blog/barro/?utm_source=x&a=b?c', '/blog/do-barro/?utm_source=x&a=b?c'],
  ['/blog/barro/feed/', '/blog/do-barro/feed/'],
  ['/blog/barro/feed/atom/', '/blog/do-barro/feed/atom/'],
  ['/blog/barro/comment-page-2/', '/blog/do-barro/comment-page-2/'],
  ['/blog/barro/amp/', '/blog/do-barro/'],
  ['/produto/vaso/feed/', '/produto/vaso-gota/'],
  ['/categoria-produto/canecas/page/3/?orderby=price', '/categoria-produto/xicaras/page/3/?orderby=price'],
  ['/product/vaso/?gclid=1', '/produto/vaso-gota/?gclid=1'],
  ['/Product/VASO', '/produto/vaso-gota/'],
  ['/product/jarro/', '/produto/jarro/'],
  ['/produto/algod%C3%A3o/', '/produto/algodao/'],
  ['/Produto/Jarro/', '/produto/jarro/'],
  ['/promo%C3%A7%C3%A3o/?utm_source=x', '/loja/?orderby=price&utm_source=x'],
  ['/fora/?a=1', 'https://instagram.com/loja?a=1'],
  ['/index.php?route=produto&id=12&gclid=1', '/produto/bule/?gclid=1'],
  ['/antigo.html?a=1', '/sobre/?a=1'],
  ['/artigos/2020/do-forno/', '/blog/do-forno/'],
  ['/artigos/barro/', '/blog/do-barro/'],
  ['/artigos/barro/feed/', '/blog/do-barro/feed/'],
  ['/produto/vaso/outra-coisa/', undefined],
  ['/blog/do-barro/', undefined],
  ['/nada/', undefined],
  ['/nada', undefined],
  ['/circulo/a/', undefined],
  ['/page/2/', undefined],
  ['/artigos/page/2/', undefined],
  ['/', undefined],
])('%s leads to %s', (url, target) => {
  const asked = askedAddress(url)
  const lead = asked && leadOf(known, asked, url.split('?', 1)[0]!)
  expect(lead && 'to' in lead ? lead.to : lead).toBe(target)
})

test('codes go along, and what is gone is said to be gone', () => {
  const lead = (url: string) => leadOf(known, askedAddress(url)!, url)
  expect(lead('/promo%C3%A7%C3%A3o/')).toMatchObject({ code: 302 })
  expect(lead('/acabou/')).toEqual({ code: 410 })
  expect(lead('/velho/qualquer/coisa/')).toEqual({ code: 410 })
})

test.each([
  ['^/a/(', /não está correto/],
  ['^/a/(?=b)', /não aceita/],
  ['.*', /qualquer endereço/],
  ['^/(a{900}){9}', /repete demais|não aceita/],
  ['^/'.padEnd(400, 'a'), /300 caracteres/],
])('the pattern %s is refused in words', (source, words) => {
  expect(readPattern(source, '/b/')).toEqual({ refusal: expect.stringMatching(words) })
})

test('a target that names a group which is not there is refused, and what a visitor sends stays a path', () => {
  expect(readPattern('^/a/(.*)$', '/b/$2')).toEqual({ refusal: expect.stringContaining('$2') })
  expect(patternOf('^/a/(.*)$', '/b/$1')('/a/x?y#z/')).toBe('/b/xyz/')
  expect(patternOf('^/a(/.*)$', '/$1')('/a/evil.example/')).toBe('/evil.example/')
  expect(readPattern('^/a/(.*)$', 'https://$1/')).toEqual({ refusal: expect.stringContaining('domínio') })
})

test('a secret in an address is not looked for in small letters', () => {
  const lead = (url: string) => leadOf(known, askedAddress(url)!, url)
  expect(lead('/lista-de-desejos/AbCdEfGhIjKlMnOpQrStUvWxYz012345/')).toBeUndefined()
  expect(lead('/LOJA/Canecas/')).toMatchObject({ to: '/loja/canecas/' })
})
