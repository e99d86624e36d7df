import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { loadWidgets } from '#builder/registry.ts'
import { createMediaLibrary } from '#content/media/library.ts'
import { keepUnder } from '#move-in/keep-picture.ts'
import type { MovedThing, Source } from '#move-in/moved-thing.ts'
import { openSource } from '#move-in/sources/open-source.ts'
import { createPictureRun } from '#move-in/picture-run.ts'
import { createMoves } from '#move-in/service.ts'
import { jsonLinesSource } from '#move-in/sources/json-lines.ts'
import { createWxrParser } from '#move-in/sources/wxr/read-wxr.ts'
import { openArchive } from '#move-in/sources/archive/archive.ts'
import { readEntry } from '#move-in/sources/archive/archive-entry.ts'
import { surveyFile } from '#move-in/sources/survey-file.ts'
import { createTranslation } from '#move-in/translate-content.ts'
import { createStock } from '#shop/stock/ledger.ts'
import { apiAs } from '#tests/support/api.ts'
import { aShop, type TestShop } from '#tests/support/shop.ts'
import { madeUpShop } from './made-up-shop.ts'
import { createDiskStore } from '#storage/disk-store.ts'

const SIZE = { products: 12, variable: 3, orders: 30, customers: 9, pages: 2 }
const folder = mkdtempSync(join(tmpdir(), 'vitrine-round-trip-'))
const at = (name: string) => join(folder, name)
const shops: TestShop[] = []
afterAll(async () => {
  for (const shop of shops) await shop.close()
  rmSync(folder, { recursive: true })
})

async function aFreshShop(options?: Parameters<typeof aShop>[0]) {
  const shop = await aShop(options)
  shops.push(shop)
  return shop
}

/** Brings everything of a source into a shop, with the pictures of a zip. */
async function bring({ db, dataDir }: TestShop, file: string | Source) {
  const library = createMediaLibrary({
    db,
    files: createDiskStore({ folder: join(dataDir, 'media') }),
    clock: { now: Date.now },
    kindOf: () => undefined,
  })
  const moves = createMoves({
    db,
    stock: createStock(),
    open: async ({ id }) => (typeof file === 'string' ? (await openSource({ file, db, name: `move-${id}` })).source : file),
    removePicture: library.remove,
    translate: createTranslation(await loadWidgets('src/widgets')),
    now: () => new Date(),
  })
  const options = typeof file === 'string' ? { file } : {}
  const id = (await moves.start({ source: 'antiga.example', name: '', options, userId: undefined }))!
  while ((await moves.step(id, { until: Infinity })) === 'more');
  expect(await moves.carryOut(id)).toEqual({ ok: true })
  while ((await moves.step(id, { until: Infinity })) === 'more');
  const get = async ({ url }: { url: string }) => await Promise.reject(new Error(`Nobody should ask for ${url}.`))
  if (typeof file === 'string') {
    const pictures = createPictureRun({ db, get, keep: keepUnder(library) })
    await pictures({ source: 'antiga.example', uploads: file, by: 0 }, { until: Infinity, signal: new AbortController().signal })
  }
  return await moves.report(id)
}

async function thingsIn(file: string): Promise<MovedThing[]> {
  const things: MovedThing[] = []
  for await (const one of jsonLinesSource((await surveyFile(file)).parts).things()) if ('kind' in one) things.push(one)
  return things
}

/** What the made-up shop has none of: a picture that a product shows, a class of freight, a text of the blog with comments, a review. */
async function addMore(shop: TestShop) {
  const { api } = await apiAs(shop, 'administrator')
  const post = async (path: string, body: object) => {
    const answer = await api(path, { method: 'POST', body })
    expect([path, answer.status, answer.body.message]).toEqual([path, 201, undefined])
    return answer.body.id as number
  }
  const photo = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#0a7b6c' } })
    .jpeg()
    .toBuffer()
  const { body: picture } = await api('/wp/v2/media', {
    method: 'POST',
    payload: photo,
    headers: { 'content-type': 'image/jpeg', 'content-disposition': 'attachment; filename="rede.jpg"' },
  })
  await post('/wc/v3/products/shipping_classes', { name: 'Frágil' })
  const category = await post('/wc/v3/products/categories', { name: 'Redes', image: { id: picture.id } })
  const product = await post('/wc/v3/products', {
    name: 'Rede de algodão',
    sku: 'REDE-1',
    regular_price: '199.90',
    sale_price: '149.90',
    description: '<p>Feita à mão.</p>',
    categories: [{ id: category }],
    images: [{ id: picture.id }],
    weight: '1.2',
    manage_stock: true,
    stock_quantity: 7,
    meta_data: [{ key: 'fornecedor', value: 'Associação de tecelãs' }],
  })
  await post('/wc/v3/coupons', { code: 'redes', discount_type: 'percent', amount: '10', product_categories: [category] })
  await post('/wc/v3/products/reviews', {
    product_id: product,
    review: 'Muito boa!',
    reviewer: 'Bia',
    reviewer_email: 'bia@exemplo.com.br',
    rating: 5,
  })
  const topic = await post('/wp/v2/categories', { name: 'Notícias' })
  const text = await post('/wp/v2/posts', {
    title: 'Chegaram as redes',
    content: '<p>Olá.</p>',
    status: 'publish',
    categories: [topic],
  })
  const said = await post('/wp/v2/comments', { post: text, content: 'Que bom!' })
  await post('/wp/v2/comments', { post: text, content: 'Obrigada!', parent: said })
  await sql`insert into redirects (from_path, to_path) values ('/velho/', '/produto/rede-de-algodao/')`.execute(shop.db)
}

test('a shop that is written out and moved in elsewhere is the same shop', async () => {
  const old = await aFreshShop()
  await addMore(old)
  await bring(old, {
    things: async function* () {
      yield* madeUpShop(SIZE)
    },
  })
  await old.writeShop({ file: at('velha.zip') })

  const fresh = await aFreshShop()
  const report = await bring(fresh, at('velha.zip'))
  const left = report.flatMap(({ kind, refused }) => (refused > 0 ? [kind] : []))
  expect(left).toEqual(['setting'])
  await fresh.writeShop({ file: at('nova.zip') })
  const arrived = await thingsIn(at('nova.zip'))
  const [before, after] = [told(await thingsIn(at('velha.zip'))), told(arrived)]
  expect(before.length).toBeGreaterThan(80)
  // Pages and templates that every shop begins with are there twice afterwards.
  expect(before.filter((line) => !after.includes(line))).toEqual([])
  const answers = arrived.filter(({ kind, data }) => kind === 'comment' && Number(data['parent']) > 0)
  expect(answers).toHaveLength(1)
})

test('the file has what others read too, and nobody’s password', async () => {
  const archive = await openArchive(at('velha.zip'))
  const names = archive.entries.map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining(['LEIA-ME.txt', 'produtos.csv', 'wordpress.xml', expect.stringMatching(/^uploads\/rede/)]),
  )
  expect(names.filter((name) => /^elementor\/page-\d+-pagina-antiga-\d\.json$/.test(name))).toHaveLength(2)
  const textOf = async (wanted: string) => (await readEntry(archive.entries.find(({ name }) => name === wanted)!)).toString()
  expect((await textOf('pedidos.csv')).split('\r\n')).toHaveLength(2 * SIZE.orders + 2)
  expect((await textOf('clientes.csv')).split('\r\n')).toHaveLength(SIZE.customers + 2)
  expect(await textOf('produtos.csv')).toContain('Rede de algodão')
  const rows = createWxrRows(await textOf('wordpress.xml'))
  expect(rows).toEqual(expect.arrayContaining(['Chegaram as redes', 'Página antiga 1', 'Que bom!', 'rede']))
  for (const name of names.filter((one) => !one.startsWith('uploads/')))
    expect(await textOf(name)).not.toMatch(/\$P\$B|\$argon2|password_hash/)
  archive.close()
})

/** The words of posts and comments in an export of WordPress. */
function createWxrRows(xml: string): (string | null)[] {
  const found: (string | null)[] = []
  const parser = createWxrParser((rows) => {
    for (const { row } of rows) found.push(row['post_title'] ?? null, row['comment_content'] ?? null)
  })
  parser.end(xml)
  return found
}

/** Numbers, and what is counted or stamped anew wherever a thing is made. */
const OWN =
  /^(id|.*_id|featured_media|post|parent|author|guid|class_list|variations|upsell_ids|related_ids|images|image|src|source_url|order_key|payment_url|product_categories|link|generated_slug|document|version|date_modified.*|modified.*)$/
const KINDS_WITHOUT_DAY = new Set(['media', 'variation', 'coupon', 'template', 'page'])
/** What each thing says, in an order of its own. */
const told = (things: readonly MovedThing[]) =>
  things
    .filter(({ kind, data }) => kind !== 'setting' && kind !== 'menu' && kind !== 'template' && data['slug'] !== 'inicio')
    .map(({ kind, data }) =>
      JSON.stringify([kind, data], (key, value: unknown) => {
        if (OWN.test(key) || (KINDS_WITHOUT_DAY.has(kind) && key.startsWith('date'))) return undefined
        if (key === 'meta_data') return (value as { key: string }[]).filter((meta) => meta.key !== '_old_order_key')
        return key === '_elementor_data'
          ? String(value).replaceAll(/,?"(content_width|widgetType)":"(boxed|container)"/g, '')
          : value
      }),
    )
