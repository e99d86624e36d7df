import { expect, test } from 'vitest'
import { readPlainLink, restOfQuery } from './plain-links.ts'

test.each([
  [{ p: '12' }, { id: 12 }],
  [{ page_id: '12' }, { id: 12, kind: 'page' }],
  [
    { p: '12', post_type: 'product' },
    { id: 12, kind: 'product' },
  ],
  [{ product: 'caneca-serra' }, { path: '/produto/caneca-serra/' }],
  [{ product: 'caneca', post_type: 'product' }, { path: '/produto/caneca/' }],
  [{ product_cat: 'texteis' }, { path: '/categoria-produto/texteis/' }],
  [{ product_tag: 'presente' }, { path: '/tag-produto/presente/' }],
  [{ pagename: 'sobre' }, { path: '/sobre/' }],
  [{ product_cat: 'casa/texteis' }, { path: '/categoria-produto/texteis/' }],
  [{ category_name: 'oficio' }, { path: '/categoria/oficio/' }],
  [{ author_name: 'helena' }, { path: '/autor/helena/' }],
  [{ cat: '7' }, { id: 7, kind: 'category' }],
  [{ post_type: 'product' }, { path: '/loja/' }],
  [{ m: '202305' }, { path: '/2023/05/' }],
  [{ m: '20230512' }, { path: '/2023/05/12/' }],
  [{ feed: 'rss2' }, { path: '/feed/' }],
  [{ feed: 'atom' }, { path: '/feed/atom/' }],
  [{ feed: 'constructor' }, undefined],
  [{ name: 'ana' }, undefined],
  [{ tag: 'natal' }, undefined],
  [{ p: 'abc' }, undefined],
  [{ p: '0' }, undefined],
  [{ p: '-1' }, undefined],
  [{ p: '1e3' }, undefined],
  [{ p: ['1', '2'] }, undefined],
  [{ p: '9999999999999999' }, undefined],
  [{ product: '/evil.example' }, undefined],
  [{ product: '../x' }, undefined],
  [{ pagename: '' }, undefined],
  [{ utm_source: 'p' }, undefined],
  [{}, undefined],
])('%j names %j', (query, link) => expect(readPlainLink(query)).toEqual(link))

test.each([
  [{ p: '12', utm_source: 'x', post_type: 'product' }, '?utm_source=x'],
  [{ page_id: '12', a: ['1', '2'], b: 'c&d' }, '?a=1&a=2&b=c%26d'],
  [{ p: '12' }, ''],
])('of %j goes along %j', (query, rest) => expect(restOfQuery(query)).toBe(rest))
