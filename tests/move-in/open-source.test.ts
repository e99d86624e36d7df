import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MovedThing } from '#move-in/moved-thing.ts'
import { openSource } from '#move-in/sources/open-source.ts'
import { openUploads } from '#move-in/sources/uploads.ts'
import { openArchive } from '#move-in/sources/archive/archive.ts'
import { readEntry } from '#move-in/sources/archive/archive-entry.ts'
import { aDatabase } from '#tests/support/database.ts'
import { zipOf } from '#tests/support/zip-file.ts'
import { writeOldDump } from './make-shop.ts'
import { writeOldWxr } from './make-wxr.ts'

const SIZE = { products: 2, variable: 0, orders: 1, customers: 1, pages: 1, pictures: 1 }
let database: Awaited<ReturnType<typeof aDatabase>>
let folder: string
beforeAll(async () => {
  database = await aDatabase()
  folder = mkdtempSync(join(tmpdir(), 'vitrine-open-'))
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

const fileOf = (name: string, content: string | Buffer) => {
  const file = join(folder, name)
  writeFileSync(file, content)
  return file
}
const json = (name: string, value: unknown) => ({ name, bytes: Buffer.from(JSON.stringify(value)) })
async function read(file: string) {
  const { kind, source } = await openSource({ file, db: database.kysely, name: 'open' })
  const [things, left]: [MovedThing[], unknown[]] = [[], []]
  for await (const one of source.things()) {
    if ('kind' in one) things.push(one)
    else left.push(one.left)
  }
  return { kind, things, left, names: things.map((thing) => `${thing.kind} ${thing.oldId}`) }
}

test('a file is known by its content, whatever it is called', async () => {
  const [dump, wxr] = [join(folder, 'a'), join(folder, 'b')]
  await writeOldDump({ file: dump, size: SIZE })
  writeOldWxr(wxr, SIZE)
  expect((await read(dump)).kind).toBe('dump')
  expect((await read(wxr)).kind).toBe('wxr')
  expect((await read(fileOf('c', gzipSync(readFileSync(dump))))).kind).toBe('dump')
  expect((await read(fileOf('d', zipOf([{ name: 'loja/export.xml', bytes: readFileSync(wxr) }])))).kind).toBe('wxr')
  expect((await read(fileOf('e', 'Handle,Title,Variant Price\nx,X,1\n'))).kind).toBe('csv')
  expect(await read(fileOf('f', '{"content":[],"title":"Topo","type":"popup","version":"0.4"}'))).toMatchObject({
    kind: 'template',
    names: ['popup file:f'],
  })
  const line = '{"kind":"product","oldId":"1","data":{"name":"Rede"}}\n'
  for (const [name, content] of [
    ['j', line],
    ['k', gzipSync(line)],
    ['l', `{"data":{},"oldId":"1","kind":"product"}\n${line}`],
    ['m', zipOf([{ name: 'loja.jsonl', bytes: Buffer.from(line) }])],
  ] as const)
    expect(await read(fileOf(name, content))).toMatchObject({ kind: 'json-lines' })
  const woo = 'ID,Tipo,SKU,Nome,Publicado,Preço\n7,simple,R-1,Rede,1,10\n'
  expect(await read(fileOf('n', woo))).toMatchObject({ kind: 'csv', names: ['product 7'] })
  await expect(read(fileOf('g', 'uma,tabela\nqualquer,1\n'))).rejects.toThrow('Não reconhecemos')
  await expect(read(fileOf('h', zipOf([json('x.bin', 1)])))).rejects.toThrow('zip')
  await expect(read(fileOf('i', '{"nada":1}'))).rejects.toThrow('modelo do Elementor')
})

test('a kit of Elementor tells its colours, templates, pages, and what was not built with it', async () => {
  const heading = [{ id: 'a', elType: 'widget', widgetType: 'heading', settings: {}, elements: [null] }]
  writeOldWxr(join(folder, 'products.xml'), SIZE)
  const kit = zipOf([
    json('kit/manifest.json', {
      name: 'kit',
      templates: {
        7: { title: 'Topo', doc_type: 'header', location: 'header', conditions: ['include/general'] },
        8: { title: 'Oferta', doc_type: 'popup' },
        9: { title: 'Falta', doc_type: 'footer' },
      },
      content: {
        page: { 20: { title: 'Início', doc_type: 'wp-page', url: 'https://x.example/inicio/' } },
        product: { 3: { title: 'P' } },
      },
    }),
    json('kit/site-settings.json', { content: [], settings: { system_colors: [{ _id: 'primary', color: '#0A7B6C' }] } }),
    json('kit/templates/7.json', { content: heading, settings: {} }),
    json('kit/templates/8.json', { content: heading, settings: { triggers: 1 } }),
    json('kit/content/page/20.json', { content: heading, settings: [] }),
    { name: 'kit/wp-content/product/product.xml', bytes: readFileSync(join(folder, 'products.xml')) },
  ])
  const { kind, things, names, left } = await read(fileOf('kit.zip', kit))
  expect(kind).toBe('kit')
  expect(names.slice(0, 4)).toEqual(['kit kit:site', 'template kit:7', 'popup kit:8', 'page kit:20'])
  expect(things[1]!.data).toMatchObject({
    title: { raw: 'Topo' },
    location: 'header',
    meta: {
      _elementor_conditions: ['include/general'],
      _elementor_template_type: 'header',
      _elementor_data: JSON.stringify(heading),
    },
  })
  expect(things[3]!.data).toMatchObject({ slug: 'inicio', meta: { _elementor_page_settings: {} } })
  expect(names.filter((name) => name.startsWith('product '))).toHaveLength(2)
  expect(left).toEqual(
    expect.arrayContaining([
      { kind: 'template', oldId: '9', reason: expect.any(String) },
      { kind: 'product', oldId: 'kit:3', reason: expect.any(String) },
    ]),
  )
})

test('named styles and variables of a kit stand in one file or in one each', async () => {
  const base = [json('manifest.json', { name: 'kit', templates: {}, content: {} }), json('site-settings.json', { settings: {} })]
  const style = { id: 'g-1', label: 'Título', type: 'class', variants: [] }
  const variables = { 'e-gv-1': { type: 'global-color-variable', value: '#0a7b6c' } }
  const inOne = [
    json('global-classes.json', { items: { 'g-1': style }, order: ['g-1'] }),
    json('global-variables.json', { data: variables }),
  ]
  const inEach = [
    json('global-classes/order.json', [{ id: 'g-1', label: 'Título' }]),
    json('global-classes/g-1.json', style),
    json('global-variables.json', variables),
  ]
  for (const files of [inOne, inEach]) {
    const { things } = await read(fileOf('styles.zip', zipOf([...base, ...files])))
    expect(things[0]).toMatchObject({
      kind: 'kit',
      data: {
        meta: { _elementor_global_classes: { items: { 'g-1': style } }, _elementor_global_variables: { data: variables } },
      },
    })
  }
})

test('a kit of a marketplace lists its files', async () => {
  const kit = zipOf([
    json('manifest.json', {
      manifest_version: '1.0',
      page_builder: 'elementor',
      templates: [
        { name: 'Global', source: 'templates/global.json', metadata: { template_type: 'global-styles' } },
        { name: 'Home', source: 'templates/home.json', metadata: { template_type: 'single-page' } },
      ],
    }),
    json('templates/global.json', { content: [], page_settings: { system_colors: [] } }),
    json('templates/home.json', { content: [], page_settings: [], type: 'page' }),
  ])
  expect((await read(fileOf('market.zip', kit))).names).toEqual(['kit kit:templates/global.json', 'page kit:templates/home.json'])
})

test('uploads are found below their folder; names that lead out of a zip and links are not in it', async () => {
  const bytes = Buffer.from('jpg')
  const link = zipOf([{ name: 'uploads/2024/05/link.jpg', bytes: Buffer.from('/etc/passwd') }])
  // What the file is, as a Unix system writes it into the list at the end.
  link.writeUInt32LE(0o120777 * 65_536, link.indexOf(Buffer.from([0x50, 0x4b, 1, 2])) + 38)
  expect((await openArchive(fileOf('link.zip', link))).entries).toEqual([])
  const names = ['wp-content/uploads/2024/05/Foto.jpg', '../../etc/passwd', '/etc/passwd', 'C:\\x.jpg', 'uploads/pasta/']
  const file = fileOf('uploads.zip', zipOf(names.map((name) => ({ name, bytes }))))
  const archive = await openArchive(file)
  expect(archive.entries.map(({ name }) => name)).toEqual([names[0]])
  archive.close()
  const uploads = (await openUploads(file))!
  expect(await uploads.read('2024/05/foto.jpg', 100)).toEqual(bytes)
  expect(await uploads.read('2024/05/foto.jpg', 2)).toBeUndefined()
  expect(await uploads.read('etc/passwd', 100)).toBeUndefined()
  uploads.close()
  mkdirSync(join(folder, 'uploads/2024'), { recursive: true })
  fileOf('uploads/2024/x.jpg', bytes)
  const plain = (await openUploads(join(folder, 'uploads')))!
  expect(await plain.read('2024/x.jpg', 100)).toEqual(bytes)
  expect(await plain.read('../uploads.zip', 100_000)).toBeUndefined()
  expect(await openUploads(join(folder, 'none'))).toBeUndefined()
  const lies = fileOf('lies.zip', zipOf([{ name: 'a.jpg', bytes: Buffer.alloc(1_000_000), claims: 10 }]))
  const liar = await openArchive(lies)
  await expect(readEntry(liar.entries[0]!)).rejects.toThrow('danificado')
  liar.close()
})
