import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, apiAs } from './support/api.ts'
import { eventually } from './support/eventually.ts'
import { aShop, type TestShop } from './support/shop.ts'
import { withStatements } from './support/statements.ts'
import { tablesOf } from './support/transfers.ts'

let shop: TestShop
let api: Api
beforeAll(async () => {
  shop = await aShop()
  api = (await apiAs(shop, 'shop_manager')).api
})
afterAll(() => shop.close())

const FIELDS = '/vitrine/v1/custom-fields'
const PRODUCTS = '/wc/v3/products'
const post = (path: string, body: object) => api(path, { method: 'POST', body })
const put = (path: string, body: object) => api(path, { method: 'PUT', body })
const aField = async (field: object) => {
  const made = await post(FIELDS, { noun: 'product', kind: 'text', ...field })
  expect(made.status).toBe(201)
  return made.body as { id: number; key: string; version: number }
}
const aProduct = async (product: object = {}) => {
  const made = await post(PRODUCTS, { name: 'Rede', regular_price: '90', ...product })
  expect(made.status).toBe(201)
  return made.body as { id: number; slug: string; meta_data: { id: number; key: string; value: unknown }[] }
}
const valuesOf = (meta: { key: string; value: unknown }[]) => Object.fromEntries(meta.map(({ key, value }) => [key, value]))
const pageOf = async ({ slug }: { slug: string }) => (await shop.get(`/produto/${slug}/`)).body

test('a field is defined, changed and put in order; what makes no sense is refused in words', async () => {
  const first = await aField({ noun: 'order', name: 'Número de série' })
  expect(first.key).toBe('numero_de_serie')
  const second = await aField({ noun: 'order', name: 'Presente', kind: 'yes_no' })
  expect((await post(FIELDS, { noun: 'order', name: 'Outro', kind: 'text', key: 'presente' })).body.message).toContain(
    'Já existe',
  )
  expect((await post(FIELDS, { noun: 'order', name: 'X', kind: 'choice' })).body.message).toContain('ao menos uma opção')
  expect((await post(FIELDS, { noun: 'order', name: 'X', kind: 'text', key: '_x' })).body.message).toContain('A chave')
  const changed = await put(`${FIELDS}/${first.id}`, { name: 'Série', version: first.version })
  expect(changed.body).toMatchObject({ name: 'Série', key: 'numero_de_serie', version: 2 })
  expect((await put(`${FIELDS}/${first.id}`, { name: 'S', version: first.version })).status).toBe(409)
  await post(`${FIELDS}/order`, { noun: 'order', ids: [second.id, first.id] })
  expect((await api(`${FIELDS}?noun=order`)).body.map(({ id }: { id: number }) => id)).toEqual([second.id, first.id])
  expect((await (await apiAs(shop, 'customer')).api(FIELDS)).status).toBe(403)
})

test('a value is kept as its kind has it, beside what other programs keep, and a wrong one keeps nothing', async () => {
  await aField({ name: 'Comprimento útil', kind: 'number', options: { unit: 'cm', least: 1, decimals: 1 } })
  await aField({ name: 'Lançado em', kind: 'date' })
  const product = await aProduct({
    meta_data: [
      { key: 'comprimento_util', value: '240,5' },
      { key: 'lancado_em', value: '31/12/2025' },
      { key: 'erp', value: { code: 7 } },
    ],
  })
  expect(valuesOf(product.meta_data)).toEqual({ comprimento_util: 240.5, lancado_em: '2025-12-31', erp: { code: 7 } })
  const refused = await put(`${PRODUCTS}/${product.id}`, {
    name: 'Outro',
    meta_data: [{ key: 'comprimento_util', value: 'muito' }],
  })
  expect(refused.status).toBe(400)
  expect(refused.body.message).toBe('Comprimento útil: precisa ser um número, como 12 ou 12,5.')
  expect((await api(`${PRODUCTS}/${product.id}`)).body.name).toBe('Rede')
  const copy = await post(`${PRODUCTS}/${product.id}/duplicate`, {})
  expect(valuesOf(copy.body.meta_data)).toMatchObject({ comprimento_util: 240.5 })
})

test('variations, categories and customers have fields of their own; wrong values are refused there too', async () => {
  for (const noun of ['variation', 'category', 'customer', 'order'])
    await aField({ noun, name: 'Cor de marca', kind: 'color', seen_by: 'merchants' })
  const good = [{ key: 'cor_de_marca', value: '#ABC' }]
  const wrong = [{ key: 'cor_de_marca', value: 'azul' }]
  const variable = await aProduct({ type: 'variable', attributes: [{ name: 'Tamanho', variation: true, options: ['P'] }] })
  const things: [path: string, body: object][] = [
    [`${PRODUCTS}/${variable.id}/variations`, { regular_price: '10', attributes: [{ name: 'Tamanho', option: 'P' }] }],
    [`${PRODUCTS}/categories`, { name: 'Varandas' }],
    ['/wc/v3/customers', { email: 'marca@exemplo.com.br' }],
    ['/wc/v3/orders', { line_items: [{ product_id: (await aProduct()).id, quantity: 1 }] }],
  ]
  for (const [path, body] of things) {
    const made = await post(path, { ...body, meta_data: good })
    expect(made.status).toBe(201)
    expect(valuesOf(made.body.meta_data)).toMatchObject({ cor_de_marca: '#aabbcc' })
    const refused = await put(`${path}/${made.body.id}`, { meta_data: wrong })
    expect(refused.body.message).toBe('Cor de marca: precisa ser uma cor, como #a0522d.')
    const emptied = await put(`${path}/${made.body.id}`, { meta_data: [{ key: 'cor_de_marca', value: null }] })
    expect(valuesOf(emptied.body.meta_data)).not.toHaveProperty('cor_de_marca')
  }
})

test('pages tell what customers may see, as text; what only merchants see leaves by no public answer', async () => {
  await aField({ name: 'Tecido' })
  await aField({ name: 'Cuidados', kind: 'long_text', on_page: false })
  await aField({ name: 'Custo', kind: 'number', seen_by: 'merchants' })
  const other = await aProduct({ name: 'Lençol' })
  await aField({ name: 'Combina com', kind: 'link', options: { target: 'product' } })
  const product = await aProduct({
    meta_data: [
      { key: 'tecido', value: '<script>alert(1)</script> & linho' },
      { key: 'cuidados', value: 'lavar a mao' },
      { key: 'custo', value: 4321987 },
      { key: 'combina_com', value: other.id },
    ],
  })
  const body = await pageOf(product)
  expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; linho')
  expect(body).toContain(`<a href="/produto/${other.slug}/">Lençol</a>`)
  expect(body).not.toContain('lavar a mao')
  const open = [body, (await shop.get(`/wp-json/wc/store/v1/products/${product.id}`)).body, (await shop.get('/loja/')).body]
  for (const said of open) expect(said).not.toMatch(/4321987|\bcusto\b/i)
  const refused = await put(`${PRODUCTS}/${product.id}`, { meta_data: [{ key: 'combina_com', value: 999_999 }] })
  expect(refused.body.message).toContain('não há na loja nada com este número')
})

test('cards and pages of categories show what the merchant wants there, and ask nothing more of the database', async () => {
  const category = (await post(`${PRODUCTS}/categories`, { name: 'Redes' })).body as { id: number; slug: string }
  const product = await aProduct({ name: 'Rede de casal', categories: [{ id: category.id }] })
  const list = () => shop.get(`/categoria-produto/${category.slug}/`)
  /** Made anew, since the product is another each time. */
  const counted = async (sku: string) => {
    await put(`${PRODUCTS}/${product.id}`, { sku })
    let statements: string[] = []
    await eventually('the page is made anew', async () => {
      const made = await withStatements(list)
      statements = made.statements
      return made.answer.body.includes(`data-product_sku="${sku}"`)
    })
    return statements.length
  }
  await eventually('the product is in its category', async () => (await list()).body.includes('Rede de casal'))
  const before = await counted('REDE-1')
  const width = { name: 'Largura', kind: 'number', options: { unit: 'cm', decimals: 1 }, on_page: false }
  const field = await aField({ ...width, on_card: true })
  await aField({ name: 'Segredo', kind: 'text', on_card: true, seen_by: 'merchants' })
  await aField({ name: 'Manual', kind: 'file', on_card: true })
  const meta_data = [
    { key: 'largura', value: '150,5' },
    { key: 'segredo', value: 'margem 40' },
  ]
  await put(`${PRODUCTS}/${product.id}`, { meta_data })
  await aField({ noun: 'category', name: 'Feitas em', kind: 'text' })
  await aField({ noun: 'category', name: 'Ordem interna', kind: 'text', on_page: false })
  const ofCategory = [
    { key: 'feitas_em', value: 'Jaguaruana <CE>' },
    { key: 'ordem_interna', value: 'prateleira 7' },
  ]
  await put(`${PRODUCTS}/categories/${category.id}`, { meta_data: ofCategory })
  await eventually('the card tells it', async () => (await list()).body.includes('Largura: 150,5 cm'))
  const body = (await list()).body.replaceAll('<!-- -->', '')
  expect(body).toContain('<b>Feitas em:</b> Jaguaruana &lt;CE&gt;')
  expect(body).not.toMatch(/margem 40|prateleira 7/)
  expect(await counted('REDE-2')).toBe(before)
  await put(`${FIELDS}/${field.id}`, { ...width, on_card: false })
  await eventually('the card tells it no more', async () => !(await list()).body.includes('Largura'))
})

test('lists are narrowed by a field, and the search finds it', async () => {
  const field = await aField({
    name: 'Trama',
    kind: 'choices',
    options: { choices: ['Ponto cruz', 'Renda'] },
    filterable: true,
    searchable: true,
  })
  const lace = await aProduct({ name: 'Toalha de mesa', meta_data: [{ key: 'trama', value: ['Renda'] }] })
  await aProduct({ name: 'Pano de prato', meta_data: [{ key: 'trama', value: 'ponto cruz' }] })
  const list = async (query: string) => (await shop.get(`/loja/${query}`)).body
  await eventually('the list is narrowed', async () => (await list('')).includes('filter_campo-trama=renda'))
  const narrowed = await list('?filter_campo-trama=renda')
  expect(narrowed).toContain('Toalha de mesa')
  expect(narrowed).not.toContain('Pano de prato')
  expect((await shop.get('/?s=renda&post_type=product')).body).toContain('Toalha de mesa')
  // A choice that is in use is not taken from under its products.
  const change = (choices: string[]) => put(`${FIELDS}/${field.id}`, { name: 'Trama', options: { choices }, filterable: true })
  expect((await change(['Ponto cruz'])).body.message).toContain('«Renda» está em uso (1)')
  await put(`${PRODUCTS}/${lace.id}`, { meta_data: [{ key: 'trama', value: null }] })
  expect((await change(['Ponto cruz'])).status).toBe(200)
})

test('lists are narrowed from a number to a number', async () => {
  const input = { name: 'Altura', kind: 'number', options: { unit: 'cm', decimals: 1 } }
  const field = await aField(input)
  const vase = async (name: string, value: number) => await aProduct({ name, meta_data: [{ key: 'altura', value }] })
  const low = await vase('Vaso baixo', 9.5)
  await vase('Vaso alto', 40)
  const list = async (query = '') => (await shop.get(`/loja/${query}`)).body
  await eventually('both are in the list', async () => /Vaso baixo[^]*Vaso alto|Vaso alto[^]*Vaso baixo/.test(await list()))
  expect(await list()).not.toContain('min_campo-altura')
  await put(`${FIELDS}/${field.id}`, { ...input, filterable: true })
  await eventually('the form is there', async () => (await list()).includes('name="min_campo-altura"'))
  expect(await list()).toMatch(/<h2 id="filter-campo-altura">Altura \(cm\)<\/h2>[^]*placeholder="9,5"[^]*placeholder="40"/)
  const high = await list('?min_campo-altura=9,6&max_campo-altura=40')
  expect(high).toContain('Vaso alto')
  expect(high).not.toContain('Vaso baixo')
  expect(high).toContain('aria-label="Remover filtro: Altura: 9,6 a 40 cm"')
  // What has no value is in no range; what nobody wrote narrows nothing.
  expect(await list('?max_campo-altura=9.5')).toMatch(/Vaso baixo/)
  expect(await list('?max_campo-altura=9.5')).not.toMatch(/Vaso alto|Rede de casal/)
  expect(await list('?min_campo-altura=muito')).toContain('Vaso alto')
  expect(await list("?min_campo-altura=1'")).toContain('Vaso alto')
  expect((await list('?min_campo-desconhecido=1')).includes('Nenhum produto foi encontrado')).toBe(true)
  await put(`${PRODUCTS}/${low.id}`, { meta_data: [{ key: 'altura', value: 41 }] })
  await eventually('the list follows', async () => (await list('?min_campo-altura=40.5')).includes('Vaso baixo'))
  await api(`${FIELDS}/${field.id}`, { method: 'DELETE' })
  await eventually('the form is gone', async () => !(await list()).includes('min_campo-altura'))
  await post(`${FIELDS}/${field.id}/restore`, {})
  await eventually('the form is back', async () => (await list()).includes('min_campo-altura'))
})

test('a field that is removed takes its values along, and brings them back', async () => {
  const field = await aField({ name: 'Origem' })
  const product = await aProduct({ meta_data: [{ key: 'origem', value: 'Seridó' }] })
  const ordered = await aField({ noun: 'order', name: 'Lacre' })
  const order = await post('/wc/v3/orders', {
    line_items: [{ product_id: product.id, quantity: 1 }],
    meta_data: [{ key: 'lacre', value: '77' }],
  })
  const things = [
    [`${PRODUCTS}/${product.id}`, field, 'Seridó'],
    [`/wc/v3/orders/${order.body.id}`, ordered, '77'],
  ] as const
  for (const [path, { id, key }, value] of things) {
    const now = async () => valuesOf((await api(path)).body.meta_data)
    expect((await api(`${FIELDS}/${id}/uses`)).body.count).toBe(1)
    expect((await api(`${FIELDS}/${id}`, { method: 'DELETE' })).status).toBe(200)
    expect(await now()).not.toHaveProperty(key)
    expect((await api(`${FIELDS}?removed=true`)).body).toContainEqual(expect.objectContaining({ id }))
    expect((await post(`${FIELDS}/${id}/restore`, {})).status).toBe(200)
    expect(await now()).toMatchObject({ [key]: value })
  }
  expect(await pageOf(product)).toContain('Seridó')
  const twin = await aField({ name: 'Validade' })
  await api(`${FIELDS}/${twin.id}`, { method: 'DELETE' })
  await aField({ name: 'Validade' })
  expect((await post(`${FIELDS}/${twin.id}/restore`, {})).body.message).toContain('Já existe um campo com esta chave')
})

test('a table fills fields in and tells them again; a line with a wrong value is refused', async () => {
  await aField({ name: 'Ano', kind: 'number', options: { least: 1900 } })
  await aField({ name: 'Selos', kind: 'choices', options: { choices: ['Orgânico', 'Local'] } })
  const tables = tablesOf(api)
  const checked = await tables.take({
    table: 'SKU;Nome;Preço;Meta: ano;Meta: selos\nCF-1;Manta;80;2024;local, orgânico\nCF-2;Colcha;90;1500;Local\n',
  })
  expect(await tables.lines(checked.id, 'refused')).toMatchObject([{ sku: 'CF-2', note: 'Ano: precisa ser pelo menos 1.900.' }])
  const [manta] = (await api(`${PRODUCTS}?sku=CF-1`)).body
  expect(valuesOf(manta.meta_data)).toEqual({ ano: 2024, selos: ['Orgânico', 'Local'] })
})

test('what is kept of a customer is in their data, and goes with them', async () => {
  const field = await aField({ noun: 'customer', name: 'Ateliê' })
  const made = await post('/wc/v3/customers', {
    email: 'atelie@exemplo.com.br',
    meta_data: [{ key: field.key, value: 'Rua do Porto' }],
  })
  const admin = (await apiAs(shop, 'administrator')).api
  const told = await admin(`/vitrine/v1/customers/${made.body.id}/data`)
  expect(told.body.campos_proprios).toEqual({ Ateliê: 'Rua do Porto' })
  await api(`${FIELDS}/${field.id}`, { method: 'DELETE' })
  await shop.db.deleteFrom('users').where('id', '=', made.body.id).execute()
  expect(await shop.db.selectFrom('removed_field_values').selectAll().where('field_id', '=', field.id).execute()).toEqual([])
})

test('what stands in the fields of somebody’s orders is in their data without an account, too', async () => {
  const field = await aField({ noun: 'order', name: 'Gravação' })
  const email = 'sem-conta@exemplo.com.br'
  const product = await post(PRODUCTS, { name: 'Caneca', regular_price: '30.00', status: 'publish' })
  const made = await post('/wc/v3/orders', {
    billing: { email },
    line_items: [{ product_id: product.body.id, quantity: 1 }],
    meta_data: [{ key: field.key, value: 'Para Bia' }],
  })
  const { id } = await shop.db.selectFrom('customer_profiles').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  const admin = (await apiAs(shop, 'administrator', 'encarregada')).api
  const { body } = await admin(`/vitrine/v1/customer-profiles/${id}/data`)
  expect(body.campos_proprios).toEqual({ [`Gravação (pedido ${made.body.number})`]: 'Para Bia' })
})
