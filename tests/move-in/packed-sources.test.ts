import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MovedThing } from '#move-in/moved-thing.ts'
import { openArchive } from '#move-in/sources/archive/archive.ts'
import { openSource } from '#move-in/sources/open-source.ts'
import { checkUploads, openUploads } from '#move-in/sources/uploads.ts'
import { aDatabase } from '#tests/support/database.ts'
import { wpressOf } from '#tests/support/wpress-file.ts'
import { zipOf } from '#tests/support/zip-file.ts'
import { writeOldDump } from './make-shop.ts'
import { writeOldWxr } from './make-wxr.ts'

const SIZE = { products: 3, variable: 0, orders: 2, customers: 2, pages: 1, pictures: 1 }
let database: Awaited<ReturnType<typeof aDatabase>>
let folder: string
let dump: Buffer
let wxr: Buffer
beforeAll(async () => {
  database = await aDatabase()
  folder = mkdtempSync(join(tmpdir(), 'vitrine-packed-'))
  await writeOldDump({ file: join(folder, 'dump'), size: SIZE, prefix: 'SERVMASK_PREFIX_' })
  dump = readFileSync(join(folder, 'dump'))
  writeOldWxr(join(folder, 'wxr'), SIZE)
  wxr = readFileSync(join(folder, 'wxr'))
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

const fileOf = (content: string | Buffer, name = 'loja') => {
  const file = join(folder, name)
  writeFileSync(file, content)
  return file
}
const text = (name: string, content: string) => ({ name, bytes: Buffer.from(content) })
async function read(content: string | Buffer, { from, inner }: { from?: string; inner?: string } = {}) {
  const place = { file: fileOf(content), ...(inner !== undefined && { inner }) }
  const { kind, source } = await openSource({ ...place, db: database.kysely, name: 'packed' })
  const [things, left]: [MovedThing[], { oldId?: string; reason: string }[]] = [[], []]
  for await (const one of source.things(from)) {
    if ('kind' in one) things.push(one)
    else if ('left' in one && one.left.kind !== 'wpforms') left.push(one.left)
  }
  const of = (wanted: string) => things.filter((thing) => thing.kind === wanted).length
  return { kind, things, left, of, names: things.map((thing) => `${thing.kind} ${thing.oldId}`) }
}

const PHOTO = { name: 'foto.jpg', folder: 'uploads/2024/05', bytes: Buffer.from('jpg') }
const aBackup = () =>
  wpressOf([
    text('package.json', '{"SiteURL":"https://x.example","Encrypted":false}'),
    { name: 'sample.sql', folder: 'plugins/woocommerce/sample-data', bytes: Buffer.from('INSERT INTO nonsense VALUES (1') },
    { name: 'vazio.txt', folder: 'uploads', bytes: Buffer.alloc(0) },
    PHOTO,
    { name: 'database.sql', bytes: dump },
  ])

test('a backup of All-in-One WP Migration comes with its shop and its pictures', async () => {
  expect(await read(aBackup())).toMatchObject({ kind: 'dump', left: [] })
  const { of } = await read(aBackup())
  expect([of('product'), of('order'), of('customer')]).toEqual([3, 2, 2])
  const uploads = (await openUploads(fileOf(aBackup())))!
  expect(await uploads.read('2024/05/foto.jpg', 100)).toEqual(PHOTO.bytes)
  expect(await uploads.read('vazio.txt', 100)).toEqual(Buffer.alloc(0))
})

test('a backup that is cut, locked or lies about its sizes does no harm and says what it is', async () => {
  const whole = aBackup()
  await expect(read(whole.subarray(0, whole.length - dump.length))).rejects.toThrow(
    'termina antes do fim: até ali havia 4 arquivos, mas não o banco de dados',
  )
  // The database is whole, and only the mark of the end is missing.
  expect((await read(whole.subarray(0, whole.length - 4_377))).left).toMatchObject([
    { reason: expect.stringContaining('antes do fim') },
  ])
  const locked = [text('package.json', '{"Encrypted":true}'), { name: 'database.sql', bytes: Buffer.from('\x01\x02') }]
  await expect(read(wpressOf(locked))).rejects.toThrow('protegido por senha')
  for (const claims of ['99999999999999', '1', '-5', 'muito'])
    await expect(
      read(wpressOf([text('package.json', '{}'), { name: 'a.jpg', bytes: Buffer.from('jpg'), claims }])),
    ).rejects.toThrow('termina antes do fim')
  const outside = ['../../etc', '/etc', 'C:\\windows', 'a/../..']
  const archive = await openArchive(fileOf(wpressOf(outside.map((place) => ({ ...PHOTO, folder: place })))))
  expect(archive).toMatchObject({ entries: [], isCut: false })
})

test('a zip of the whole site has its dump, and programs with files of their own are not taken for it', async () => {
  const site = zipOf([
    text('site/wp-content/plugins/woocommerce/sample-data/sample_products.xml', wxr.toString()),
    text('site/wp-content/plugins/x/install.sql', 'INSERT INTO x VALUES ('),
    text('site/wp-content/themes/x/manifest.json', '{}'),
    text('site/leia-me.txt', 'Loja antiga'),
    { name: 'site/wp-content/uploads/2024/05/foto.jpg', bytes: PHOTO.bytes },
    { name: 'site/banco.sql.gz', bytes: gzipSync(dump) },
  ])
  const { kind, of, left } = await read(site)
  expect([kind, of('product'), left]).toEqual(['dump', 3, []])
  const uploads = (await openUploads(fileOf(site)))!
  expect(await uploads.read('2024/05/foto.jpg', 100)).toEqual(PHOTO.bytes)
  uploads.close()
  expect((await read(zipOf([{ name: 'backup_2024-loja-db.gz', bytes: gzipSync(dump) }]))).of('order')).toBe(2)
})

const PRODUCTS = 'Handle,Title,Variant Price\nrede,Rede,10\n'
const CUSTOMERS = 'First Name,Last Name,Email,Accepts Email Marketing\nAna,Lima,ana@x.example,yes\n'
const ORDERS =
  'Name,Email,Financial Status,Total,Lineitem quantity,Lineitem name,Lineitem price\n#1,ana@x.example,paid,10,1,Rede,10\n'

test('tables of one shop come together in a zip: products, then customers, then orders', async () => {
  const zip = zipOf([
    text('orders_export.csv', ORDERS),
    text('customers.csv', CUSTOMERS),
    text('products_export_1.csv', PRODUCTS),
    { name: 'products_export_2.csv.gz', bytes: gzipSync('Handle,Title,Variant Price\ncaneca,Caneca,5\n') },
    text('outra.csv', 'a,b\n1,2\n'),
    text('__MACOSX/._customers.csv', 'x'),
  ])
  const all = await read(zip)
  expect(all.names).toEqual([
    'product shopify:rede',
    'product shopify:caneca',
    expect.stringMatching(/^customer /),
    'order shopify:#1',
  ])
  expect(all.left).toEqual([{ kind: 'item', oldId: 'outra.csv', reason: expect.any(String) }])
  // It goes on in the middle, at another table than the first.
  expect((await read(zip, { from: all.names[2]!.replace(' ', ':') })).names).toEqual(all.names.slice(2))
  expect((await read(gzipSync(PRODUCTS))).names).toEqual(['product shopify:rede'])
})

test('templates of Elementor come several in a zip, and exports of WordPress in several files', async () => {
  const template = (title: string, type: string) => JSON.stringify({ version: '0.4', title, type, content: [] })
  const { kind, names } = await read(zipOf([text('a.json', template('A', 'section')), text('b.json', template('B', 'popup'))]))
  expect([kind, names]).toEqual(['template', ['template file:a.json', 'popup file:b.json']])
  const half = (part: string) => wxr.toString().replaceAll(/<item>.*?<\/item>/gs, (item) => (item.includes(part) ? item : ''))
  const parts = zipOf([text('loja.000.xml', half('<wp:post_type>product<')), text('loja.001.xml', half('<wp:post_type>page<'))])
  const both = await read(parts)
  expect([both.kind, both.of('product'), both.of('page')]).toEqual(['wxr', 3, 1])
})

test('what one archive has beside its main kind is told', async () => {
  const { kind, left } = await read(zipOf([{ name: 'loja.sql', bytes: dump }, text('clientes.csv', CUSTOMERS)]))
  expect([kind, left]).toEqual([
    'dump',
    [{ kind: 'item', oldId: 'clientes.csv', reason: expect.stringContaining('envie-o sozinho') }],
  ])
})

test.each<[what: string, content: () => string | Buffer, words: string]>([
  ['a zip', () => zipOf([{ name: 'loja.sql', bytes: dump }]).subarray(0, 2_000), 'O zip termina antes do fim: chegaram 2 KB'],
  [
    'a gz',
    () => gzipSync(`${dump.toString()}${'\n-- fim'.repeat(300_000)}`).subarray(0, -100),
    'O arquivo compactado termina antes do fim: até ali havia',
  ],
  ['a dump', () => dump.subarray(0, dump.lastIndexOf("',")), 'O banco de dados termina antes do fim: até ali havia'],
  [
    'an export',
    () => wxr.subarray(0, wxr.lastIndexOf('</item>')),
    'A exportação do WordPress termina antes do fim: até ali havia',
  ],
  ['a table', () => `${PRODUCTS}caneca,Caneca,5\nvaso,"Vaso,5\n`, 'linha 4: há aspas que não fecham. Até ali havia 1 linha.'],
])('%s that ends too early is refused, and what had come is told', async (_, content, words) => {
  await expect(read(content())).rejects.toThrow(words)
})

test.each<[what: string, content: () => string | Buffer]>([
  ['uma imagem', () => Buffer.from('\x89PNG\r\n', 'latin1')],
  ['um PDF', () => '%PDF-1.7'],
  [
    'o relatório de pedidos das Análises do WooCommerce',
    () => 'Date,Order #,Status,Customer,Net sales\n2024-05-03,7,Completed,Ana,10',
  ],
  ['um arquivo RAR', () => 'Rar!\x1a'],
  ['uma página da internet', () => '<!DOCTYPE html><title>Entrar</title>'],
  ['um mapa do site', () => '<?xml version="1.0"?><urlset xmlns="x"></urlset>'],
  ['um catálogo para o Google', () => '<?xml version="1.0"?><rss xmlns:g="http://base.google.com/ns/1.0"></rss>'],
  ['uma planilha do Excel', () => zipOf([text('xl/workbook.xml', '<workbook/>')])],
  ['um zip de imagens', () => zipOf([text('uploads/2024/a.jpg', 'x'), text('uploads/2024/b.png', 'x')])],
  ['um zip com programas do WordPress', () => zipOf([text('tema/style.css', 'x'), text('tema/index.php', 'x')])],
  ['um zip com outro arquivo compactado dentro («loja.wpress»)', () => zipOf([{ name: 'loja.wpress', bytes: aBackup() }])],
])('%s is called what it is', async (what, content) => {
  await expect(read(content())).rejects.toThrow(`Isto é ${what}`)
})

test('a backup that was packed once more is opened, with its pictures, and what lies beside it is told', async () => {
  const inner = join(folder, 'dentro', 'aberto')
  const { kind, of, left } = await read(
    zipOf([
      { name: 'site.wpress', bytes: aBackup(), stored: true },
      { name: 'plugins/loja.zip', bytes: zipOf([text('loja.php', '<?php')]) },
      { name: 'fotos.zip', bytes: zipOf([text('a.jpg', 'x')]) },
    ]),
    { inner },
  )
  expect([kind, of('product')]).toEqual(['dump', 3])
  expect(left).toEqual([
    {
      kind: 'item',
      oldId: 'fotos.zip',
      reason: expect.stringContaining('É outro arquivo compactado dentro do zip e não foi aberto'),
    },
  ])
  const uploads = (await openUploads(inner))!
  expect((await uploads.read('2024/05/foto.jpg', 100))?.toString()).toBe('jpg')
  uploads.close()
  expect((await read(dump, { inner })).kind).toBe('dump')
  expect(await openUploads(inner)).toBeUndefined()
})

test('an archive beside a dump is told', async () => {
  const { left } = await read(
    zipOf([
      { name: 'loja.sql', bytes: dump },
      { name: 'loja-uploads.zip', bytes: zipOf([text('a.jpg', 'x')]) },
    ]),
  )
  expect(left).toEqual([{ kind: 'item', oldId: 'loja-uploads.zip', reason: expect.stringContaining('não foi aberto') }])
})

test('what was handed over as pictures is called what it is', async () => {
  const picture = { name: 'uploads/2024/a.jpg', bytes: Buffer.from('jpg') }
  await expect(checkUploads(fileOf(dump, 'imagens'))).rejects.toThrow('não é um zip')
  await expect(checkUploads(fileOf(zipOf([{ name: 'loja.sql', bytes: dump }]), 'imagens'))).rejects.toThrow('zip sem imagens')
  await expect(checkUploads(fileOf(zipOf([picture]).subarray(0, 60), 'imagens'))).rejects.toThrow('termina antes do fim')
  expect(await checkUploads(fileOf(zipOf([picture]), 'imagens'))).toBeUndefined()
  expect(await checkUploads(folder)).toBeUndefined()
})

test('a dump that a console of Windows wrote in UTF-16 is read', async () => {
  expect((await read(Buffer.from(`\uFEFF${dump.toString()}`, 'utf16le'))).of('product')).toBe(3)
})
