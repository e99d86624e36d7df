import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTransfers } from '#shop/catalog/transfer/service.ts'
import { createStock } from '#shop/stock/ledger.ts'
import { type Api, apiAs, apiOf } from '#tests/support/api.ts'
import { eventually } from '#tests/support/eventually.ts'
import { aShop, type TestShop } from '#tests/support/shop.ts'
import { tablesOf } from '#tests/support/transfers.ts'
import { zipOf } from '#tests/support/zip-file.ts'
import { createDiskStore } from '#storage/disk-store.ts'

let shop: TestShop
let api: Api
let tables: ReturnType<typeof tablesOf>
beforeAll(async () => {
  shop = await aShop()
  api = (await apiAs(shop, 'shop_manager')).api
  tables = tablesOf(api)
})
afterAll(() => shop.close())

const bySku = async (sku: string) => (await api(`/wc/v3/products?sku=${sku}`)).body[0]
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('[I23] a look says what would change and changes nothing; then the same file is carried out, in its sender’s name', async () => {
  const table =
    'Tipo;SKU;Nome;Preço;Estoque;Categorias;Tags\r\nsimple;BR-1;Brinco;39,90;7;Joias > Brincos;novo\r\nsimple;BR-2;;10;;;\r\n'
  const checked = await tables.check({ table })
  expect(checked).toMatchObject({ state: 'checked', counts: { new: 1, refused: 1 } })
  expect(await bySku('BR-1')).toBeUndefined()
  expect(await tables.lines(checked.id, 'refused')).toMatchObject([{ line: 3, sku: 'BR-2', note: 'Falta o nome do produto.' }])
  expect((await api('/wc/v3/products/categories?search=Brincos')).body).toEqual([])

  expect(await tables.run(checked.id)).toMatchObject({ state: 'done', counts: { new: 1, refused: 1 } })
  const brinco = await bySku('BR-1')
  expect(brinco).toMatchObject({ name: 'Brinco', regular_price: '39.90', stock_quantity: 7, status: 'publish', slug: 'brinco' })
  expect(brinco.categories).toMatchObject([{ name: 'Brincos' }])
  const [joias] = (await api('/wc/v3/products/categories?search=Joias')).body
  const [brincos] = (await api('/wc/v3/products/categories?search=Brincos')).body
  expect(brincos.parent).toBe(joias.id)
  const entries = await shop.db
    .selectFrom('audit_log')
    .select(['actor_name', 'noun', 'action'])
    .where('request_id', '=', `import-${checked.id}`)
    .execute()
  expect(entries).toContainEqual({ actor_name: 'shop_manager', noun: 'products', action: 'insert' })
  const report = await api(`/vitrine/v1/imports/${checked.id}/report`)
  expect(report.headers['content-type']).toContain('text/csv')
  expect(report.body).toContain('3;Recusado;BR-2;;;Falta o nome do produto.')
})

test('a line that changes something names the fields; what the file does not tell stays', async () => {
  await tables.take({ table: 'SKU,Name,Regular price,Stock,Description\nMU-1,Caneca,50.00,3,<p>Boa</p>\n' })
  const checked = await tables.check({ table: 'SKU,Regular price,Stock\nMU-1,"45,00",3\n' })
  expect(await tables.lines(checked.id)).toMatchObject([{ outcome: 'changed', fields: ['Preço'] }])
  await tables.run(checked.id)
  expect(await bySku('MU-1')).toMatchObject({
    name: 'Caneca',
    regular_price: '45.00',
    description: '<p>Boa</p>',
    stock_quantity: 3,
  })
  await tables.take({ table: 'SKU,Stock\nMU-1,10\n' })
  const moves = await shop.db
    .selectFrom('stock_moves')
    .innerJoin('stock', 'stock.id', 'stock_moves.stock_id')
    .select(['units', 'reason'])
    .where('product_id', '=', (await bySku('MU-1')).id)
    .orderBy('stock_moves.id')
    .execute()
  expect(moves).toEqual([
    { units: 3, reason: 'received' },
    { units: 7, reason: 'corrected' },
  ])
})

test('prices by quantity and by group come with a table, are looked at first, and go out as they came in', async () => {
  await api('/vitrine/v1/customer-tags', { method: 'POST', body: { name: 'Atacado' } })
  const table = 'SKU;Nome;Preço;Preços por quantidade\nFA-1;Faixa;10,00;10=8,90; Atacado: 1=8,50\n'.replace(
    '10=8,90; Atacado: 1=8,50',
    '"10=8,90; Atacado: 1=8,50"',
  )
  const checked = await tables.check({ table })
  expect(checked).toMatchObject({ counts: { new: 1 } })
  await tables.run(checked.id)
  const { id } = await bySku('FA-1')
  const told = async () => (await api(`/vitrine/v1/products/${id}/price-tiers`)).body.tiers
  expect(await told()).toMatchObject([
    { units: 10, cents: 890, tag_id: null, variation_id: null },
    { units: 1, cents: 850 },
  ])
  const same = await tables.check({ table })
  expect(same).toMatchObject({ counts: { same: 1 } })
  const other = await tables.check({ table: 'SKU,Price tiers\nFA-1,20=7.90\n' })
  expect(await tables.lines(other.id)).toMatchObject([{ outcome: 'changed', fields: ['Preços por quantidade'] }])
  await tables.run(other.id)
  expect(await told()).toMatchObject([{ units: 20, cents: 790 }])
  const wrong = await tables.check({ table: 'SKU,Price tiers\nFA-1,Revenda: 5=7.90\n' })
  expect(await tables.lines(wrong.id, 'refused')).toMatchObject([
    { note: 'Preços por quantidade: não há a etiqueta de clientes “Revenda”.' },
  ])
})

test('a single variation has prices by quantity of its own in a table', async () => {
  const head = 'SKU;Tipo;Nome;Preço;Ascendente;Nome do atributo 1;Valores do atributo 1;Preços por quantidade'
  const table = (tiers: string) =>
    [
      head,
      'CN;variable;Cinto;;;Medida;P, G;10=9,00',
      'CN-P;variation;;10,00;CN;Medida;P;',
      `CN-G;variation;;12,00;CN;Medida;G;${tiers}`,
    ].join('\n')
  const ladders = async () => {
    const { id } = await bySku('CN')
    const rows = (await api(`/vitrine/v1/products/${id}/price-tiers`)).body.tiers as {
      variation_id: number | null
      units: number
      cents: number
    }[]
    return rows.map(({ variation_id, units, cents }) => [variation_id === null, units, cents])
  }
  const import_ = async (tiers: string) => {
    const checked = await tables.check({ table: table(tiers) })
    await tables.run(checked.id)
    return checked
  }
  await import_('5=11,00')
  expect(await ladders()).toEqual(
    expect.arrayContaining([
      [true, 10, 900],
      [false, 5, 1100],
    ]),
  )
  expect(await import_('5=11,00')).toMatchObject({ counts: { same: 3 } })
  expect(await import_('6=10,50')).toMatchObject({ counts: { same: 2, changed: 1 } })
  expect(await ladders()).toEqual(
    expect.arrayContaining([
      [true, 10, 900],
      [false, 6, 1050],
    ]),
  )
  await import_('')
  expect(await ladders()).toEqual([[true, 10, 900]])
})

test('kits come with a table, also before their parts, and go out as they came in; a kit with a missing part stays as it was', async () => {
  const table = [
    'SKU;Tipo;Nome;Preço;Ascendente;Nome do atributo 1;Valores do atributo 1;Itens do kit;Desconto do kit',
    'KIT-1;kit;Kit de café;;;;;KC-1=2; CA-G=1;10%',
    'KC-1;simple;Coador;20,00;;;;;',
    'CA;variable;Caneca;;;Tamanho;P, G;;',
    'CA-G;variation;;30,00;CA;Tamanho;G;;',
  ]
  table[1] = table[1]!.replace('KC-1=2; CA-G=1', '"KC-1=2; CA-G=1"')
  const done = await tables.take({ table: `${table.join('\n')}\n` })
  expect(done.counts).toMatchObject({ new: 4, refused: 0 })
  const kit = async () => (await api(`/wc/v3/products/${(await bySku('KIT-1')).id}`)).body
  expect(await kit()).toMatchObject({
    type: 'bundle',
    price: '63.00',
    bundle_pricing: 'percent',
    bundle_discount: '10.00',
    bundled_items: [{ quantity_default: 2 }, { quantity_default: 1 }],
  })
  const out = await tables.export()
  expect(out).toContain('KC-1=2; CA-G=1')
  expect((await tables.check({ table: out })).counts).toMatchObject({ new: 0, changed: 0, refused: 0 })

  const lines = async (id: number) => (await tables.lines(id)).map(({ fields, note }) => [fields, note])
  const missing = await tables.take({ table: 'SKU,Bundled items\nKIT-1,KC-1=1; NADA=1\n' })
  expect(await lines(missing.id)).toEqual([[['Itens do kit'], expect.stringContaining('“NADA”, indicado como item do kit')]])
  const whole = await tables.take({ table: 'SKU,Bundled items\nKIT-1,CA=1\n' })
  expect(await lines(whole.id)).toEqual([[['Itens do kit'], expect.stringContaining('Escolha qual variação de “Caneca”')]])
  expect((await kit()).bundled_items).toHaveLength(2)
  const wrong = await tables.check({ table: 'SKU,Bundled items,Bundle discount\nKIT-1,KC-1=0,muito\n' })
  expect((await lines(wrong.id))[0]![1]).toMatch(/Itens do kit: .*Desconto do kit: /)
  const own = await tables.take({ table: 'SKU,Bundle discount,Regular price\nKIT-1,,55.00\n' })
  expect(own.counts).toMatchObject({ changed: 1 })
  expect(await kit()).toMatchObject({ bundle_pricing: 'own', price: '55.00' })
})

test('spreadsheets of Windows are read, with their letters and their separator', async () => {
  const table = Buffer.from('SKU;Nome;Preço\r\nCA-1;Canção de ninar;12,50\r\n', 'latin1')
  expect(await tables.take({ table })).toMatchObject({ counts: { new: 1 } })
  expect(await bySku('CA-1')).toMatchObject({ name: 'Canção de ninar', regular_price: '12.50' })
})

/** A variation tells its values by the age of the attributes, which tests before this one may have made. */
const bothOf = (...options: string[]) => expect.arrayContaining(options.map((option) => expect.objectContaining({ option })))

test('variations find their product by SKU or by the file’s own number, and choose by what it offers', async () => {
  const table = [
    'ID,Type,SKU,Name,Regular price,Stock,Parent,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s)',
    '901,variable,CAM,Camisa,,,,Cor,"Azul, Verde",Tamanho,"P, M"',
    '902,variation,CAM-AP,,99.00,4,CAM,Cor,Azul,Tamanho,P',
    '903,variation,,,89.00,2,id:901,Cor,Verde,Tamanho,',
    '904,variation,CAM-X,,89.00,2,CAM,Cor,Roxo,Tamanho,P',
    '905,variation,CAM-Y,,89.00,2,NADA,Cor,Azul,,',
    '906,simple,CAM,Outra,1,,,,,,',
  ].join('\n')
  const checked = await tables.check({ table })
  expect(checked.counts).toMatchObject({ new: 3, refused: 3 })
  expect((await tables.lines(checked.id, 'refused')).map(({ line, note }) => [line, note])).toEqual([
    [5, 'O produto não oferece “Roxo” em “Cor”.'],
    [6, 'O produto “NADA” desta variação não existe na loja nem no arquivo.'],
    [7, 'O SKU “CAM” já está na linha 2 deste arquivo.'],
  ])
  expect((await tables.run(checked.id)).counts).toMatchObject({ new: 3, refused: 3 })
  const { id, attributes } = await bySku('CAM')
  expect(attributes).toMatchObject([
    { name: 'Cor', variation: true, options: ['Azul', 'Verde'] },
    { name: 'Tamanho', variation: true, options: ['P', 'M'] },
  ])
  const { body } = await api(`/wc/v3/products/${id}/variations?orderby=id&order=asc`)
  expect(body).toMatchObject([
    { sku: 'CAM-AP', regular_price: '99.00', stock_quantity: 4, attributes: bothOf('Azul', 'P') },
    { sku: '', regular_price: '89.00', attributes: [{ option: 'Verde' }] },
  ])
  expect((await tables.check({ table })).counts).toMatchObject({ new: 0, changed: 0, same: 3 })
})

test('a table says what a variation weighs and measures for itself; an empty cell is as its product', async () => {
  const heading = 'Type,SKU,Name,Regular price,Parent,Attribute 1 name,Attribute 1 value(s),Peso (kg),Altura (cm)'
  const table = [heading, 'variable,PES,Peso,,,Cor,"Azul, Verde",2,10', 'variation,PES-A,,9,PES,Cor,Azul,"0,75",3.5'].join('\n')
  expect((await tables.take({ table })).counts).toMatchObject({ new: 2 })
  const { id } = await bySku('PES')
  const read = async () => (await api(`/wc/v3/products/${id}/variations`)).body[0]
  expect(await read()).toMatchObject({ weight: '0.75', dimensions: { height: '3.5' }, own_measures: { weight: '0.75' } })
  expect((await tables.check({ table })).counts).toMatchObject({ same: 2 })
  const lighter = table.replace('"0,75"', '')
  expect(await tables.take({ table: lighter })).toMatchObject({ counts: { changed: 1 } })
  expect(await read()).toMatchObject({ weight: '2', own_measures: { weight: '' } })
})

test('another shop’s numbers mean other things: nothing of ours is written over by them', async () => {
  const { id } = await bySku('BR-1')
  const checked = await tables.check({ table: `ID,Name,Regular price\n${id},Coisa de outra loja,5\n` })
  expect(await tables.lines(checked.id)).toMatchObject([{ outcome: 'new' }])
  const ours = await tables.check({ table: `ID,Name,Regular price\n${id},Brinco,41\n` })
  expect(await tables.lines(ours.id)).toMatchObject([{ outcome: 'changed', product_id: id, fields: ['Preço'] }])
})

test('products stand beside each other also when the other comes later in the file', async () => {
  await tables.take({
    table: 'ID,SKU,Name,Regular price,Upsells,Cross-sells\n71,UP-1,Um,1,"UP-2, id:73",\n72,UP-2,Dois,2,,UP-1\n73,,Três,3,,\n',
  })
  const [one, two] = [await bySku('UP-1'), await bySku('UP-2')]
  const three = (await api('/wc/v3/products?search=Três')).body[0]
  expect(one.upsell_ids).toEqual([two.id, three.id])
  expect(two.cross_sell_ids).toEqual([one.id])
})

test('a formula that was made harmless comes back as it was', async () => {
  await tables.take({ table: 'SKU,Name,Regular price\n"\'=SOMA(1)",\'+Plus,1\n' })
  const product = await bySku('%3DSOMA(1)')
  expect(product.name).toBe('+Plus')
  expect(await tables.export({ language: 'en' })).toContain("'=SOMA(1),,'+Plus")
})

test('what the merchant asked to leave alone is left alone', async () => {
  const table = 'SKU,Name,Regular price\nBR-1,Brinco,1\nNOVO-1,Novo,2\n'
  expect((await tables.check({ table, options: { creates: false } })).counts).toMatchObject({ changed: 1, skipped: 1, new: 0 })
  expect((await tables.check({ table, options: { updates: false } })).counts).toMatchObject({ new: 1, skipped: 1, changed: 0 })
})

test.each([
  ['Coluna,Outra\n1,2\n', 'Linha 1: a primeira linha precisa ter os nomes das colunas'],
  ['Nome,SKU\n', 'o arquivo só tem os nomes das colunas e nenhuma linha de produto'],
  ['\n\n', 'o arquivo está vazio'],
  ['Nome,SKU\n"a,b\n', 'Linha 2: há aspas que não fecham'],
])('a file that can’t be read is told in a sentence', async (table, problem) => {
  const checked = await tables.check({ table })
  expect(checked.state).toBe('failed')
  expect(checked.problem).toContain(problem)
})

test.each([
  ['Type', 'subscription', 'Esta loja não tem produtos do tipo “subscription”.'],
  ['Regular price', 'caro', 'Preço: “caro” não é um valor. Escreva como 49,90.'],
  ['Published', 'talvez', 'Publicado: escreva 1 (publicado), 0 (privado) ou -1 (rascunho).'],
  [
    'Date sale price ends',
    '30/02/2026',
    'Data de preço promocional termina em: “30/02/2026” não é uma data. Escreva como 2026-12-31.',
  ],
  ['Sale price', '99', 'O preço promocional precisa ser menor que o preço.'],
  [
    'Download 1 URL',
    '../segredo',
    'URL do download 1: precisa ser o nome de um arquivo que já está na pasta de downloads da loja.',
  ],
  ['Stock', 'muitos', 'Estoque: “muitos” não é um número de unidades.'],
])('a line is refused with its reason: %s “%s”', async (column, cell, reason) => {
  const price = column === 'Regular price' ? '' : ',Regular price'
  const checked = await tables.check({ table: `Name,${column}${price}\nCoisa,${cell}${price && ',50'}\n` })
  expect(await tables.lines(checked.id)).toMatchObject([{ line: 2, outcome: 'refused', note: reason }])
})

test('pictures come from a zip by their names, once; what is nowhere is noted', async () => {
  const table =
    'SKU,Name,Regular price,Images,Image descriptions\nFO-1,Foto,1,"azul.png, https://exemplo.com.br/x/verde.png, falta.png","Um azul, Um verde"\n'
  const zip = zipOf([
    { name: 'fotos/azul.png', bytes: PNG },
    { name: 'Verde.png', bytes: Buffer.concat([PNG, Buffer.from('x')]), stored: true },
  ])
  const checked = await tables.check({ table, zip })
  expect(await tables.lines(checked.id)).toMatchObject([
    { outcome: 'new', note: expect.stringContaining('“falta.png” não está no zip') },
  ])
  await tables.run(checked.id)
  const { id } = await bySku('FO-1')
  const images = await eventually('both pictures', async () => {
    const { body } = await api(`/wc/v3/products/${id}`)
    return body.images.length === 2 ? body.images : undefined
  })
  expect(images.map(({ alt }: { alt: string }) => alt)).toEqual(['Um azul', 'Um verde'])
  expect((await tables.check({ table, zip })).counts).toMatchObject({ same: 1 })
})

test('pieces come in their order, within bounds, and only while the file is awaited', async () => {
  const { body } = await api('/vitrine/v1/imports', { method: 'POST', body: {} })
  const send = (offset: number, text: string) =>
    api(`/vitrine/v1/imports/${body.id}/pieces?offset=${offset}`, {
      method: 'POST',
      payload: Buffer.from(text),
      headers: { 'content-type': 'application/octet-stream' },
    })
  expect(await api(`/vitrine/v1/imports/${body.id}/check`, { method: 'POST' })).toMatchObject({
    status: 400,
    body: { code: 'vitrine_transfer_empty', message: expect.stringContaining('A planilha não chegou ou está vazia') },
  })
  expect((await send(0, 'Nome,SKU\nA,')).body.table_bytes).toBe(11)
  expect((await send(5, 'x')).status).toBe(409)
  expect((await send(11, 'PED-1\n')).body.table_bytes).toBe(17)
  await api(`/vitrine/v1/imports/${body.id}/check`, { method: 'POST' })
  expect(await tables.finished(`/vitrine/v1/imports/${body.id}`)).toMatchObject({ counts: { new: 1 } })
  expect((await send(17, 'x')).status).toBe(409)
})

test('an import goes on after a stop exactly where it stood, and two who try at once do it once', async () => {
  const rows = Array.from({ length: 650 }, (_, at) => `LOTE-${at},Lote ${at},1,5`)
  const checked = await tables.check({ table: `SKU,Name,Regular price,Stock\n${rows.join('\n')}\n` })
  expect(checked.counts.new).toBe(650)
  const step = createTransfers({
    db: shop.db,
    stock: createStock(),
    files: createDiskStore({ folder: `${shop.dataDir}/transfers` }),
    addressOf: (file) => file,
    fileOf: () => undefined,
    mayFetch: () => false,
    now: () => new Date(),
  })
  await step.run(checked.id, { isQueued: false })
  expect(await step.importStep(checked.id, { until: 0 })).toBe('more')
  const half = await step.read(checked.id, 'import')
  expect(half).toMatchObject({ state: 'running', rows_done: 200 })
  await Promise.all([step.importStep(checked.id, { until: Infinity }), step.importStep(checked.id, { until: Infinity })])
  expect(await step.read(checked.id, 'import')).toMatchObject({ state: 'done', rows_done: 650, counts: { new: 650, refused: 0 } })
  const { count } = await shop.db
    .selectFrom('products')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('sku', 'like', 'LOTE-%')
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(650)
})

test('a cancelled import leaves the rest alone', async () => {
  const checked = await tables.check({ table: 'SKU,Name,Regular price\nCAN-1,Cancelado,1\n' })
  expect((await api(`/vitrine/v1/imports/${checked.id}/cancel`, { method: 'POST' })).body.state).toBe('cancelled')
  expect((await api(`/vitrine/v1/imports/${checked.id}/run`, { method: 'POST' })).status).toBe(409)
  expect(await bySku('CAN-1')).toBeUndefined()
})

test('nobody but merchants gets at tables', async () => {
  const { api: customer } = await apiAs(shop, 'customer')
  for (const ask of [apiOf(shop), customer])
    for (const path of ['/vitrine/v1/imports', '/vitrine/v1/exports', '/vitrine/v1/imports/1/report'])
      expect([401, 403]).toContain((await ask(path)).status)
})
