import { expect, test } from 'vitest'
import { searchWordsOf, seoShopOf } from './search-words.ts'

const SHOP = seoShopOf(new Map<string, unknown>([['blogname', 'Casa &amp; Barro']]))
const about = () => ({ kind: 'product' as const, name: 'Caneca', summary: 'Feita à mão.', notes: [] as string[] })
const meta = (...pairs: [key: string, value: string][]) => ({ meta_data: pairs.map(([key, value]) => ({ key, value })) })

test.each<[string, Record<string, unknown>, { title: string; description: string }]>([
  ['nothing', {}, { title: '', description: '' }],
  [
    'Yoast of a product',
    meta(['_yoast_wpseo_title', '%%title%% azul %%sep%% %%sitename%%'], ['_yoast_wpseo_metadesc', 'Compre %%title%%.']),
    { title: 'Caneca azul - Casa & Barro', description: 'Compre Caneca.' },
  ],
  [
    'Rank Math of a page',
    { meta: { rank_math_title: '%title% azul', rank_math_description: '%excerpt% Frete grátis.' } },
    { title: 'Caneca azul', description: 'Feita à mão. Frete grátis.' },
  ],
  [
    'Yoast of a term',
    { meta: { wpseo_title: 'Canecas de barro', wpseo_desc: '' } },
    { title: 'Canecas de barro', description: '' },
  ],
  [
    'what Yoast draws, by the API',
    { yoast_head_json: { title: 'Caneca azul &amp; verde', description: 'Uma descrição.', og_site_name: 'Outra' } },
    { title: 'Caneca azul & verde', description: 'Uma descrição.' },
  ],
  [
    'the usual title, as Yoast draws it',
    { yoast_head_json: { title: 'Caneca - Casa &amp; Barro' } },
    { title: '', description: '' },
  ],
  [
    'another shop like this one',
    { seo_title: 'Título', seo_description: 'Descrição' },
    { title: 'Título', description: 'Descrição' },
  ],
  ['the summary again', meta(['rank_math_description', '%excerpt%']), { title: '', description: '' }],
  ['metas that are no texts', { meta: { rank_math_title: { a: 1 }, wpseo_title: 5 } }, { title: '', description: '' }],
])('%s', (_name, data, words) => {
  expect(searchWordsOf(data, SHOP, about())).toEqual(words)
})

test('the shop’s own templates count where a thing says nothing, and its sign stands between', () => {
  const yoast = seoShopOf(
    new Map<string, unknown>([
      ['title', 'Casa'],
      [
        'wpseo_titles',
        { separator: 'sc-pipe', 'title-product': 'Comprar %%title%% %%sep%% %%sitename%%', 'metadesc-product': '' },
      ],
    ]),
  )
  expect(searchWordsOf({}, yoast, about())).toEqual({ title: 'Comprar Caneca | Casa', description: '' })
  const rankMath = seoShopOf(
    new Map<string, unknown>([
      ['blogname', 'Casa'],
      [
        'rank-math-options-titles',
        { title_separator: '&ndash;', pt_product_title: '%title% %sep% Oferta', pt_product_description: '%excerpt%' },
      ],
    ]),
  )
  expect(searchWordsOf({}, rankMath, about())).toEqual({ title: 'Caneca – Oferta', description: '' })
})

test('variables without a meaning are told', () => {
  const asked = about()
  expect(searchWordsOf(meta(['_yoast_wpseo_title', 'Ofertas %%currentyear%%']), SHOP, asked).title).toBe('Ofertas')
  expect(asked.notes).toEqual([expect.stringContaining('currentyear')])
})
