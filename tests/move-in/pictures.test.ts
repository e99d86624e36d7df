import { mkdtemp, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMediaLibrary } from '#content/media/library.ts'
import { PermanentFailure } from '#jobs/run.ts'
import { keepUnder } from '#move-in/keep-picture.ts'
import { createPictureRun } from '#move-in/picture-run.ts'
import type { MovedThing } from '#move-in/moved-thing.ts'
import { aMovingShop, aThing } from './moving-shop.ts'
import { createDiskStore } from '#storage/disk-store.ts'

const BASE = 'https://antiga.example/wp-content/uploads/2024/05'
const aPicture = (red: number) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: { r: red, g: 90, b: 90 } } })
    .png()
    .toBuffer()

let shop: Awaited<ReturnType<typeof aMovingShop>>
let folder: string
let bring: ReturnType<typeof createPictureRun>
const files = new Map<string, Buffer>()
const asked: string[] = []

beforeAll(async () => {
  shop = await aMovingShop()
  folder = await mkdtemp(join(tmpdir(), 'vitrine-moved-pictures-'))
  const library = createMediaLibrary({
    db: shop.db,
    files: createDiskStore({ folder: join(folder, 'midia') }),
    clock: { now: Date.now },
    kindOf: () => undefined,
  })
  bring = createPictureRun({
    db: shop.db,
    get: async ({ url }) => {
      asked.push(url)
      const bytes = files.get(url)
      if (!bytes) throw new PermanentFailure(`${url} answered 404.`)
      return bytes
    },
    keep: keepUnder(library),
  })
  files.set(`${BASE}/azul.png`, await aPicture(10))
  files.set(`${BASE}/azul-copia.png`, await aPicture(10))
  files.set(`${BASE}/verde.png`, await aPicture(200))
  files.set(`${BASE}/texto.png`, Buffer.from('not a picture'))
  await mkdir(join(folder, 'uploads/2024/05'), { recursive: true })
  await writeFile(join(folder, 'uploads/2024/05/so-no-disco.png'), await aPicture(120))
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

const media = (id: number, name: string, more: object = {}) =>
  aThing('media', id, { source_url: `${BASE}/${name}`, mime_type: 'image/png', title: { raw: name }, ...more })
const things: MovedThing[] = [
  aThing('setting', 'siteurl', { value: 'https://antiga.example' }),
  media(1, 'azul.png', { alt_text: 'Azul', caption: { raw: '<p>A nossa cor</p>' } }),
  media(2, 'azul-copia.png'),
  media(3, 'verde.png'),
  media(4, 'texto.png'),
  media(5, 'sumiu.png'),
  media(6, 'so-no-disco.png'),
  aThing('term', 20, { taxonomy: 'product_cat', name: 'Canecas', slug: 'canecas', image: { id: 3, src: `${BASE}/verde.png` } }),
  aThing('attribute', 7, { name: 'Cor', slug: 'pa_cor', type: 'image' }),
  aThing('term', 21, {
    taxonomy: 'pa_cor',
    name: 'Verde',
    slug: 'verde',
    meta: { product_attribute_image: '3', product_attribute_color: '#0A8' },
  }),
  aThing('product', 30, {
    name: 'Caneca',
    slug: 'caneca',
    type: 'simple',
    status: 'publish',
    regular_price: '10.00',
    description: `<p><img src="${BASE}/verde-300x225.png"></p>`,
    images: [
      { id: 2, src: `${BASE}/azul-copia.png` },
      { id: 3, src: `${BASE}/verde.png` },
    ],
  }),
  aThing('post', 40, {
    slug: 'novidade',
    status: 'publish',
    title: { raw: 'Novidade' },
    content: { raw: 'Oi' },
    featured_media: 6,
  }),
  aThing('page', 41, {
    slug: 'sobre',
    status: 'publish',
    title: { raw: 'Sobre' },
    meta: {
      _elementor_edit_mode: 'builder',
      _elementor_data: JSON.stringify([
        { id: 'a1', elType: 'widget', widgetType: 'image', settings: { image: { id: 2, url: `${BASE}/azul-copia.png` } } },
        {
          id: 'a2',
          elType: 'widget',
          widgetType: 'text-editor',
          settings: { editor: `<p><img src="${BASE}/azul-150x150.png"> Oi</p>` },
        },
      ]),
    },
  }),
]
const move = () => ({ source: 'antiga.example', uploads: join(folder, 'uploads'), by: 0 })
const work = async (signal = new AbortController().signal) => {
  while ((await bring(move(), { until: performance.now(), signal })) === 'more');
}
const library = () => shop.db.selectFrom('media').select(['id', 'title', 'alt', 'caption', 'file']).orderBy('id').execute()

test('pictures come once each by their bytes, with their words, and everything that showed them shows them here', async () => {
  const id = await shop.bring(things)
  await work()
  const here = await library()
  expect(here).toMatchObject([
    { title: 'azul.png', alt: 'Azul', caption: 'A nossa cor' },
    { title: 'verde.png' },
    { title: 'so-no-disco.png' },
  ])
  expect(asked).not.toContain(`${BASE}/so-no-disco.png`)
  const [blue, green, disk] = here
  const shown = await shop.db.selectFrom('product_pictures').select(['media_id', 'position']).orderBy('position').execute()
  expect(shown).toEqual([
    { media_id: blue!.id, position: 0 },
    { media_id: green!.id, position: 1 },
  ])
  const category = await shop.db.selectFrom('categories').select('picture_id').where('slug', '=', 'canecas').executeTakeFirst()
  expect(category?.picture_id).toBe(green!.id)
  const swatch = await shop.db
    .selectFrom('attribute_terms')
    .select(['picture_id', 'color'])
    .where('slug', '=', 'verde')
    .executeTakeFirst()
  expect(swatch).toEqual({ picture_id: green!.id, color: '#00aa88' })
  const post = await shop.db.selectFrom('content').select('picture_id').where('slug', '=', 'novidade').executeTakeFirst()
  expect(post?.picture_id).toBe(disk!.id)
  const page = await shop.db.selectFrom('content').select('document').where('slug', '=', 'sobre').executeTakeFirstOrThrow()
  const document = JSON.stringify(page.document)
  expect(document).toContain(`"id":${blue!.id}`)
  expect(document.match(/\/midia\/[\w-]+\.png/g)).toEqual([`/midia/${blue!.file}`, `/midia/${blue!.file}`])
  expect(document).not.toContain('antiga.example')
  const product = await shop.db.selectFrom('products').select('description').where('slug', '=', 'caneca').executeTakeFirst()
  expect(product?.description).toContain(`/midia/${green!.file}`)
  const names = await readdir(join(folder, 'midia'))
  expect(names.filter((name) => name.endsWith('.png'))).toHaveLength(3)
  expect(await shop.moves.failedPictures(id, { limit: 10, offset: 0 })).toEqual({
    total: 2,
    pictures: [
      { url: `${BASE}/texto.png`, note: 'Não é uma imagem que a loja possa guardar.' },
      { url: `${BASE}/sumiu.png`, note: 'O endereço respondeu 404: não está mais lá.' },
    ],
  })
})

test('what did not come can be tried again, and a second run finds nothing new', async () => {
  files.set(`${BASE}/sumiu.png`, await aPicture(250))
  const again = await shop.bring(things)
  const actions = (await shop.moves.report(again)).flatMap((one) => Object.keys(one.actions))
  expect(actions).not.toContain('create')
  expect(actions).not.toContain('update')
  expect(actions).not.toContain('ask')
  expect(await shop.moves.retryPictures(again)).toEqual({ ok: true })
  await work()
  expect((await library()).map(({ title }) => title)).toContain('sumiu.png')
  expect((await shop.moves.failedPictures(again, { limit: 10, offset: 0 }))?.total).toBe(1)
})

test('what is written about a picture there is brought up to date, and all of it goes when the move is taken back', async () => {
  const changed = await shop.bring([...things.slice(0, 3), media(3, 'verde.png', { alt_text: 'Verde' }), ...things.slice(4)])
  expect((await library()).map(({ alt }) => alt)).toContain('Verde')
  await shop.takeBack(changed)
  expect(await library()).toEqual([])
  expect(await shop.db.selectFrom('moved_pictures').select('media_id').execute()).toEqual([])
})

test('a picture that is on its way when the move is taken back does not stay', async () => {
  const id = await shop.bring(things.slice(0, 2))
  const run = createPictureRun({
    db: shop.db,
    get: async () => {
      await shop.takeBack(id)
      return await aPicture(10)
    },
    keep: keepUnder(
      createMediaLibrary({
        db: shop.db,
        files: createDiskStore({ folder: join(folder, 'midia') }),
        clock: { now: Date.now },
        kindOf: () => undefined,
      }),
    ),
    removePicture: async (late) => await shop.db.deleteFrom('media').where('id', '=', late).execute(),
  })
  await run({ source: 'antiga.example', uploads: undefined, by: 0 }, { until: Infinity, signal: new AbortController().signal })
  expect(await library()).toEqual([])
})
