import { expect, test } from 'vitest'
import { readPattern } from '#content/redirects/patterns.ts'
import { permalinkRedirects } from './permalinks.ts'

const leads = (name: string, value: unknown, asked: string) =>
  (permalinkRedirects(name, value) ?? [])
    .map(({ from, to, kind }) => {
      if (kind === 'exact') return from === asked ? to : undefined
      const read = readPattern(from, to)
      return 'pattern' in read ? read.pattern(asked) : read.refusal
    })
    .find((target) => target !== undefined)

test.each([
  ['woocommerce_permalinks', { product_base: '/artigo' }, '/artigo/caneca/', '/produto/caneca/'],
  ['woocommerce_permalinks', { product_base: '/loja/%product_cat%' }, '/loja/casa/canecas/azul/', '/produto/azul/'],
  ['woocommerce_permalinks', { product_base: '/loja/%product_cat%' }, '/loja/canecas/', undefined],
  ['woocommerce_permalinks', { product_base: '/produto' }, '/produto/caneca/', undefined],
  ['woocommerce_permalinks', { product_base: '/%product_cat%' }, '/canecas/azul/', undefined],
  ['woocommerce_permalinks', { category_base: 'departamento' }, '/departamento/casa/canecas/', '/categoria-produto/canecas/'],
  ['woocommerce_permalinks', { tag_base: 'marcador' }, '/marcador/presente/', '/tag-produto/presente/'],
  ['category_base', '/assunto', '/assunto/oficio/', '/categoria/oficio/'],
  ['tag_base', 'etiqueta', '/etiqueta/forno/', '/tag/forno/'],
  ['permalink_structure', '/artigos/%postname%/', '/artigos/do-barro/', '/blog/do-barro/'],
  ['permalink_structure', '/noticias/%category%/%postname%/', '/noticias/oficio/barro/do-barro/', '/blog/do-barro/'],
  ['permalink_structure', '/%year%/%postname%/', '/2023/do-barro/', '/blog/do-barro/'],
  ['permalink_structure', '/%postname%/', '/do-barro/', undefined],
  ['permalink_structure', '/%category%/%postname%/', '/oficio/do-barro/', undefined],
  ['permalink_structure', '/%year%/%monthnum%/%postname%/', '/2023/05/do-barro/', undefined],
  ['woocommerce_cart_page_id', '7', '/?page_id=7', '/cart/'],
  ['woocommerce_shop_page_id', 6, '/?page_id=6', '/loja/'],
  ['woocommerce_shop_page_id', '', '/?page_id=6', undefined],
])('%s %j: %s leads to %s', (name, value, asked, target) => expect(leads(name, value, asked)).toBe(target))

test('other settings say nothing about addresses', () => expect(permalinkRedirects('blogname', 'Loja')).toBeUndefined())
