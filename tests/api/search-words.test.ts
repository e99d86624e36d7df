import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, apiAs } from '#tests/support/api.ts'
import { aShop, type TestShop } from '#tests/support/shop.ts'

let shop: TestShop
let api: Api
beforeAll(async () => {
  shop = await aShop({ demo: true })
  api = (await apiAs(shop, 'administrator', 'buscas')).api
})
afterAll(async () => await shop.close())

const SEO = { seo_title: 'Barro & fogo: 50% feito à mão', seo_description: 'O que os buscadores mostram.' }
const headOf = async (url: string) => {
  const { body } = await shop.http.inject({ url })
  const found = (pattern: RegExp) => pattern.exec(body)?.[1]?.replaceAll('&amp;', '&')
  return {
    title: found(/<title>([^<]*)</),
    description: found(/<meta name="description" content="([^"]*)"/),
    shared: found(/<meta property="og:title" content="([^"]*)"/),
    sharedWords: found(/<meta property="og:description" content="([^"]*)"/),
  }
}
const WORDS = { title: SEO.seo_title, description: SEO.seo_description, shared: SEO.seo_title, sharedWords: SEO.seo_description }

const KINDS: [name: string, list: string, pathOf: (item: { slug: string }) => string, fresh: object][] = [
  [
    'a product',
    '/wc/v3/products',
    ({ slug }) => `/produto/${slug}/`,
    { name: 'Vaso', status: 'publish', regular_price: '10.00' },
  ],
  ['a category', '/wc/v3/products/categories', ({ slug }) => `/categoria-produto/${slug}/`, { name: 'Vasos' }],
  ['a page', '/wp/v2/pages', ({ slug }) => `/${slug}/`, { title: 'Ateliê de vasos', status: 'publish' }],
  ['a post', '/wp/v2/posts', ({ slug }) => `/blog/${slug}/`, { title: 'Como fazemos vasos', status: 'publish' }],
]

test.each(KINDS)('%s is found under the words that the merchant wrote for search engines', async (_name, list, pathOf, fresh) => {
  const made = await api(list, { method: 'POST', body: fresh })
  expect(made.status).toBe(201)
  expect(made.body).toMatchObject({ seo_title: '', seo_description: '' })
  const path = pathOf(made.body)
  const before = await headOf(path)
  expect(before.title).toContain(' – ')
  const one = `${list}/${made.body.id}`
  const kept = await api(one, { method: 'PUT', body: SEO })
  expect(kept.body).toMatchObject(SEO)
  await expect.poll(() => headOf(path)).toEqual(WORDS)
  await api(one, { method: 'PUT', body: { slug: made.body.slug } })
  expect((await api(one)).body).toMatchObject(SEO)
  expect((await api(one, { method: 'PUT', body: { seo_title: 'x'.repeat(201) } })).status).toBe(400)
  await api(one, { method: 'PUT', body: { seo_title: '', seo_description: '' } })
  await expect.poll(() => headOf(path)).toEqual(before)
})

test('the words of a page do not cost it its own style, nor the style them', async () => {
  const { body } = await api('/wp/v2/pages', { method: 'POST', body: { title: 'Estilo', status: 'publish', ...SEO } })
  const css = { meta: { _elementor_page_settings: { custom_css: 'selector { color: red }' } } }
  await api(`/wp/v2/pages/${body.id}`, { method: 'PUT', body: css })
  const kept = await api(`/wp/v2/pages/${body.id}?context=edit`, { method: 'PUT', body: { seo_title: 'Outro' } })
  expect(kept.body).toMatchObject({ ...css, seo_title: 'Outro', seo_description: SEO.seo_description })
})
