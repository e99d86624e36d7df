import { afterAll, beforeAll, expect, test } from 'vitest'
import { QUICK_VIEW_URL } from '#storefront/quick-view/addresses.ts'
import { type Api, apiAs } from './support/api.ts'
import { eventually } from './support/eventually.ts'
import { aShop, type TestShop } from './support/shop.ts'

let shop: TestShop
let api: Api
beforeAll(async () => {
  shop = await aShop()
  api = (await apiAs(shop, 'shop_manager')).api
})
afterAll(() => shop.close())

const GUIDES = '/vitrine/v1/size-guides'
const post = (path: string, body: object) => api(path, { method: 'POST', body })
const table = {
  columns: [{ name: 'Tamanho', unit: '' }, { name: 'Busto' }],
  rows: [
    ['P', '86 a 90'],
    ['M', ''],
  ],
}
const aGuide = async (name: string, guide: object = {}) => {
  const made = await post(GUIDES, { name, ...table, ...guide })
  expect(made.status).toBe(201)
  return made.body as { id: number; version: number }
}
const aCategory = async (name: string, parent = 0) =>
  (await post('/wc/v3/products/categories', { name, parent })).body as { id: number }
const aProduct = async (product: object = {}) =>
  (await post('/wc/v3/products', { name: 'Saia', regular_price: '90', ...product })).body as { id: number; slug: string }
const captionOf = async ({ slug }: { slug: string }) =>
  /<caption>(.*?)<\/caption>/.exec((await shop.get(`/produto/${slug}/`)).body)?.[1]

test('the page of a product shows the guide that fits it most closely', async () => {
  const outer = await aCategory('Roupas')
  const inner = await aCategory('Festa', outer.id)
  const tag = (await post('/wc/v3/products/tags', { name: 'Plus size' })).body as { id: number }
  const product = await aProduct({ categories: [{ id: outer.id }, { id: inner.id }], tags: [{ id: tag.id }] })
  const other = await aProduct({ categories: [{ id: inner.id }] })
  expect(await captionOf(product)).toBeUndefined()
  const shows = async (name: string, guide: object, seen: string) => {
    const made = await aGuide(name, guide)
    await eventually(`${seen} is shown`, async () => (await captionOf(product)) === seen)
    return made
  }
  await shows('Da loja toda', { category_ids: [outer.id] }, 'Da loja toda')
  // Nothing names it: the page stays.
  await aGuide('De ninguém')
  await shows('De festa', { category_ids: [inner.id] }, 'De festa')
  await shows('Mais um da loja toda', { category_ids: [outer.id] }, 'De festa')
  await shows('Plus', { tag_ids: [tag.id] }, 'Plus')
  const own = await shows('Só desta saia', { product_ids: [product.id] }, 'Só desta saia')
  expect(await captionOf(other)).toBe('De festa')

  expect((await api(`${GUIDES}/${own.id}`, { method: 'DELETE' })).status).toBe(200)
  await eventually('the next guide is shown', async () => (await captionOf(product)) === 'Plus')
  expect((await api(`${GUIDES}?removed=true`)).body).toMatchObject([{ id: own.id, products: [{ id: product.id }] }])
  expect((await post(`${GUIDES}/${own.id}/restore`, {})).body.removed_at).toBeNull()
  await eventually('it is back', async () => (await captionOf(product)) === 'Só desta saia')
})

test('a guide opens without scripts, and what merchants write in it is text', async () => {
  const product = await aProduct()
  const guide = { intro: '<b>Meça</b>\nsem apertar', product_ids: [product.id], rows: [['<i>P</i>', '86 & 90']] }
  await aGuide('Saias <3', guide)
  const { body } = await shop.get(`/produto/${product.slug}/`)
  expect(body).toMatch(/<button[^>]*popovertarget="guia-de-medidas"/i)
  expect(body).toMatch(/<dialog id="guia-de-medidas"[^>]*popover="auto"/)
  expect(body).toContain('&lt;b&gt;Meça&lt;/b&gt;\nsem apertar')
  expect(body).toContain('<caption>Saias &lt;3</caption>')
  expect(body).toContain('<th scope="col">Tamanho</th><th scope="col">Busto (cm)</th>')
  expect(body).toContain('<th scope="row">&lt;i&gt;P&lt;/i&gt;</th><td>86 &amp; 90</td>')
})

test('the quick view opens the guide of a product that has one', async () => {
  const product = await aProduct()
  const view = async ({ id }: { id: number }) =>
    (await shop.get(`${QUICK_VIEW_URL}${id}/`)).json() as { html: string; css: string }
  await aGuide('Saias rodadas', { product_ids: [product.id] })
  const { html, css } = await view(product)
  const opened = /<button[^>]*class="size-guide-open"[^>]*commandfor="([^"]+)"/i.exec(html)?.[1]
  expect(html).toContain(`<dialog id="${opened}" class="size-guide-dialog" popover="auto"`)
  expect(html).toContain('<caption>Saias rodadas</caption>')
  expect(css).toContain('.size-guide-dialog')
  const without = await view(await aProduct())
  expect([without.html.includes('size-guide'), without.css.includes('.size-guide')]).toEqual([false, false])
})

test('what makes no sense is refused in words, and of two who change one guide the second hears it', async () => {
  const guide = await aGuide('Calças')
  const wrong: [object, string][] = [
    [{ name: ' ' }, 'Escreva o nome do guia'],
    [{ rows: [['', '90']] }, 'A linha 1 não diz de que tamanho é.'],
    [{ product_ids: [999_999] }, 'Não existe o produto nº 999999.'],
    [{ category_ids: [999_999] }, 'Não existe a categoria nº 999999.'],
    [{ tag_ids: [999_999] }, 'Não existe a etiqueta nº 999999.'],
  ]
  for (const [change, words] of wrong)
    for (const path of [GUIDES, `${GUIDES}/${guide.id}`]) {
      const refused = await post(path, { name: 'Calças', ...table, ...change })
      expect([refused.status, refused.body.message]).toEqual([400, expect.stringContaining(words)])
    }
  const change = (name: string) => post(`${GUIDES}/${guide.id}`, { name, ...table, version: guide.version })
  expect((await change('Calças jeans')).body).toMatchObject({ name: 'Calças jeans', version: 2, rows: table.rows })
  expect((await change('Calças sociais')).status).toBe(409)
  expect((await api(`${GUIDES}/999999`)).status).toBe(404)
  expect((await (await apiAs(shop, 'customer')).api(GUIDES)).status).toBe(403)
  const entries = await shop.db.selectFrom('audit_log').select('record_id').where('noun', '=', 'size_guides').execute()
  expect(entries.map(({ record_id }) => record_id)).toContain(String(guide.id))
})
