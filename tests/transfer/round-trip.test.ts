import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, apiAs } from '#tests/support/api.ts'
import { aShop, type TestShop } from '#tests/support/shop.ts'
import { tablesOf } from '#tests/support/transfers.ts'

let shop: TestShop
let api: Api
let tables: ReturnType<typeof tablesOf>
beforeAll(async () => {
  shop = await aShop({ demo: true })
  api = (await apiAs(shop, 'shop_manager')).api
  tables = tablesOf(api)
})
afterAll(() => shop.close())

const everything = async (ask: Api, path: string) => {
  const all: Record<string, unknown>[] = []
  for (let page = 1; ; page++) {
    const { body, headers } = await ask(`${path}?per_page=100&orderby=id&order=asc&page=${page}`)
    all.push(...body)
    if (page >= Number(headers['x-wp-totalpages'])) return all
  }
}

test.each([
  ['pt', 'comma'],
  ['en', 'semicolon'],
  ['pt', 'tab'],
])('an export of the whole shop imported again changes nothing (%s, %s)', async (language, separator) => {
  const table = await tables.export({ language, separator })
  const checked = await tables.check({ table })
  expect(checked).toMatchObject({ state: 'checked', problem: '', rows_done: checked.rows_all })
  expect(await tables.lines(checked.id, 'changed')).toEqual([])
  expect(await tables.lines(checked.id, 'refused')).toEqual([])
  expect(checked.counts).toEqual({ new: 0, changed: 0, same: checked.rows_all, skipped: 0, refused: 0 })
  expect(checked.rows_all).toBeGreaterThan(60)
})

test('the name of an export tells day and time, so that two of a day don’t share it', async () => {
  const { body } = await api('/vitrine/v1/exports', { method: 'POST', body: {} })
  expect(body.name).toMatch(/^produtos-\d{4}-\d\d-\d\d-\d{6}\.csv$/)
})

test('headings are those of WooCommerce, in either language', async () => {
  const [pt] = (await tables.export({ language: 'pt' })).split('\r\n', 1)
  expect(pt).toMatch(/^\uFEFF?ID,Tipo,SKU,"GTIN, UPC, EAN ou ISBN",Nome,Publicado,Em destaque\?,Visibilidade no catálogo,/)
  expect(pt).toContain('Nome do atributo 1,Valores do atributo 1,Visibilidade do atributo 1')
  const [en] = (await tables.export({ language: 'en' })).split('\r\n', 1)
  expect(en).toMatch(/ID,Type,SKU,"GTIN, UPC, EAN, or ISBN",Name,Published,Is featured\?,Visibility in catalog,/)
  expect(en).toContain(
    'Weight (kg),Length (cm),Width (cm),Height (cm),Allow customer reviews?,Purchase note,Sale price,Regular price',
  )
})

test('an export taken into an empty shop gives equal products and variations', async () => {
  const table = await tables.export({ language: 'en' })
  const other = await aShop()
  try {
    const theirs = (await apiAs(other, 'shop_manager')).api
    const taken = await tablesOf(theirs).take({ table })
    expect(await tablesOf(theirs).lines(taken.id, 'refused')).toEqual([])
    expect(taken).toMatchObject({ state: 'done', counts: { new: taken.rows_all, refused: 0 } })
    const [here, there] = [await everything(api, '/wc/v3/products'), await everything(theirs, '/wc/v3/products')]
    const slugs = new Map([...here, ...there].map(({ id, slug }) => [id as number, slug as string]))
    expect(there.map((one) => equal(one, slugs))).toEqual(here.map((one) => equal(one, slugs)))
    for (const product of here.filter(({ type }) => type === 'variable')) {
      const twin = there.find(({ slug }) => slug === product.slug)!
      const of = async (ask: Api, id: unknown) =>
        (await ask(`/wc/v3/products/${String(id)}/variations?per_page=100&orderby=menu_order&order=asc`)).body.map(equalVariation)
      expect(await of(theirs, twin.id)).toEqual(await of(api, product.id))
    }
    const again = await tablesOf(theirs).check({ table: await tablesOf(theirs).export() })
    expect(again.counts).toMatchObject({ same: taken.rows_all, changed: 0, new: 0, refused: 0 })
  } finally {
    await other.close()
  }
})

type Product = Record<string, unknown>
const names = (list: unknown) => (list as { name: string }[]).map(({ name }) => name).sort()

/** What can't be equal in another shop is left out: numbers, moments of writing, sales and reviews, and pictures that stand elsewhere. */
function equal(product: Product, slugs: ReadonlyMap<number, string>) {
  const {
    id: _id,
    permalink: _p,
    permalink_template: _t,
    date_modified: _m,
    date_modified_gmt: _mg,
    total_sales: _s,
    ...rest
  } = product
  const { average_rating: _a, rating_count: _r, images: _i, variations, version: _v, _links: _l, meta_data: _d, ...same } = rest
  const beside = (list: unknown) => (list as number[]).map((id) => slugs.get(id)).sort()
  return {
    ...same,
    variations: (variations as number[]).length,
    categories: names(same.categories),
    tags: names(same.tags),
    related_ids: beside(same.related_ids),
    upsell_ids: beside(same.upsell_ids),
    cross_sell_ids: beside(same.cross_sell_ids),
    attributes: (same.attributes as Product[]).map(({ name, options, visible, variation }) => ({
      name,
      options,
      visible,
      variation,
    })),
    downloads: (same.downloads as Product[]).map(({ name, file }) => ({ name, file })),
  }
}
function equalVariation({
  sku,
  regular_price,
  sale_price,
  stock_quantity,
  manage_stock,
  status,
  attributes,
  menu_order,
  name,
}: Product) {
  const chosen = (attributes as Product[]).map(({ name: attribute, option }) => `${String(attribute)}: ${String(option)}`).sort()
  return {
    sku,
    regular_price,
    sale_price,
    stock_quantity,
    manage_stock,
    status,
    menu_order,
    name: String(name).split(', ').sort(),
    chosen,
  }
}
