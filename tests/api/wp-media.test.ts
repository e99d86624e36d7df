import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FAMILIES } from '#content/fonts/families.ts'
import { createShippedFonts } from '#content/fonts/shipped.ts'
import { createMedia } from '#content/media/service.ts'
import { type Api, apiAs, apiOf } from '#tests/support/api.ts'
import { eventually } from '#tests/support/eventually.ts'
import { aShop, type TestShop } from '#tests/support/shop.ts'

let shop: TestShop
let visitor: Api
let customer: Api
let manager: Api
let photo: Buffer
beforeAll(async () => {
  shop = await aShop({ demo: true })
  visitor = apiOf(shop)
  customer = (await apiAs(shop, 'customer')).api
  manager = (await apiAs(shop, 'shop_manager')).api
  photo = await sharp({ create: { width: 700, height: 350, channels: 3, background: '#9c4327' } })
    .withExif({ IFD0: { Copyright: 'segredo' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => shop.close())

const raw = (bytes: Buffer, name: string, type = 'image/jpeg', more: Record<string, string> = {}) => ({
  method: 'POST',
  payload: bytes,
  headers: { 'content-type': type, 'content-disposition': `attachment; filename="${name}"`, ...more },
})
const form = (bytes: Buffer, name: string, fields: Record<string, string> = {}) => {
  const part = (head: string, value: Buffer | string) =>
    Buffer.concat([
      Buffer.from(`--xyz\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
      Buffer.from(value),
      Buffer.from('\r\n'),
    ])
  const payload = Buffer.concat([
    ...Object.entries(fields).map(([field, value]) => part(`name="${field}"`, value)),
    part(`name="file"; filename="${name}"`, bytes),
    Buffer.from('--xyz--\r\n'),
  ])
  return { method: 'POST', payload, headers: { 'content-type': 'multipart/form-data; boundary=xyz' } }
}
const fileOf = (name: string) => join(shop.dataDir, 'media', name)
const nextId = async () =>
  Number((await sql<{ id: string }>`select last_value + 1 as id from object_ids`.execute(shop.db)).rows[0]!.id)

test('a raw file of some megabytes is taken, as a camera makes them; a text of that size is not', async () => {
  const noise = {
    create: {
      width: 1_100,
      height: 1_100,
      channels: 3 as const,
      background: '#000',
      noise: { type: 'gaussian' as const, mean: 128, sigma: 60 },
    },
  }
  const large = await sharp(noise).png({ compressionLevel: 0 }).toBuffer()
  expect(large.length).toBeGreaterThan(3 * 1024 * 1024)
  expect((await manager('/wp/v2/media', raw(large, 'camera.png', 'image/png'))).status).toBe(201)
  const text = {
    method: 'POST',
    payload: JSON.stringify({ title: 'a'.repeat(3 * 1024 * 1024) }),
    headers: { 'content-type': 'application/json' },
  }
  expect((await manager('/wp/v2/media/1', text)).status).toBe(413)
  expect((await visitor('/wp/v2/media', raw(large, 'camera.png', 'image/png'))).status).toBe(413)
})

test('[REST-2] a photograph comes as a form with its words, and pages can show it at once', async () => {
  const { status, headers, body } = await manager(
    '/wp/v2/media',
    form(photo, 'Praia do Forte.JPG', { title: 'A praia', alt_text: 'Areia e mar', caption: '<em>Verão</em><script>x</script>' }),
  )
  expect(status).toBe(201)
  expect(headers).toMatchObject({
    location: `http://127.0.0.1/wp-json/wp/v2/media/${body.id}`,
    'x-wp-upload-attachment-id': String(body.id),
  })
  expect(body).toMatchObject({
    slug: `praia-do-forte-${body.id}`,
    title: { raw: 'A praia' },
    alt_text: 'Areia e mar',
    caption: { rendered: '<em>Verão</em>' },
    media_type: 'image',
    mime_type: 'image/jpeg',
    missing_image_sizes: [],
    media_details: {
      width: 700,
      height: 350,
      sizes: { thumbnail: { width: 320, height: 160 }, medium: { width: 320, height: 160, mime_type: 'image/webp' }, full: {} },
    },
  })
  const shown = await shop.get(new URL(body.media_details.sizes.medium.source_url).pathname)
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp'])
  const original = await shop.get(new URL(body.source_url).pathname)
  expect((await sharp(original.rawPayload).metadata()).exif).toBeUndefined()
  const [seen] = (await visitor(`/wp/v2/media?include=${body.id}`)).body
  expect(seen.caption).toEqual({ rendered: '<em>Verão</em>' })
})

test('[REST-2] the same as a plain body with its name, and its fingerprint is checked', async () => {
  const md5 = createHash('md5').update(photo).digest('hex')
  const good = await manager('/wp/v2/media', raw(photo, 'foto.jpg', 'image/jpeg', { 'content-md5': md5 }))
  expect([good.status, good.body.title.raw]).toEqual([201, 'foto'])
  const wrong = await manager('/wp/v2/media', raw(photo, 'foto.jpg', 'image/jpeg', { 'content-md5': 'ab' }))
  expect([wrong.status, wrong.body.code]).toEqual([412, 'rest_upload_hash_mismatch'])
  const nameless = await manager('/wp/v2/media', { method: 'POST', payload: photo, headers: { 'content-type': 'image/jpeg' } })
  expect([nameless.status, nameless.body.code]).toEqual([400, 'rest_upload_no_content_disposition'])
  const strange = await manager('/wp/v2/media', {
    method: 'POST',
    payload: photo,
    headers: { 'content-type': 'image/jpeg', 'content-disposition': 'inline' },
  })
  expect([strange.status, strange.body.code]).toEqual([400, 'rest_upload_invalid_disposition'])
  expect((await manager('/wp/v2/media', { method: 'POST', body: {} })).body.code).toBe('rest_upload_no_data')
})

test('[REST-2] what a name says counts for nothing, and a path in it leads nowhere', async () => {
  const { body } = await manager('/wp/v2/media', raw(photo, '../../evil.php', 'image/png'))
  expect(body.media_details.file).toBe(`evil-${body.id}.jpg`)
  expect(existsSync(fileOf(body.media_details.file))).toBe(true)
})

test.each([
  [
    'a drawing with a script',
    'a.svg',
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    'unknown_error',
    'Este tipo de arquivo não é aceito.',
  ],
  [
    'a page named like a picture',
    'a.png',
    '<html><script>alert(1)</script></html>',
    'unknown_error',
    'O arquivo está danificado ou não é o que o nome diz',
  ],
  ['a program', 'a.exe', 'MZ....', 'unknown_error', 'Este tipo de arquivo não é aceito.'],
  ['a page named like a text', 'a.txt', '<script>alert(1)</script>', 'unknown_error', 'TXT e CSV precisam estar em UTF-8'],
  ['half a picture', 'a.png', '\u0089PNG\r\n\u001a\nnothing more', 'image_type_not_supported', 'A imagem está danificada'],
])('[REST-2] %s is refused, and what is taken is told', async (_what, name, text, code, reason) => {
  const count = () =>
    shop.db
      .selectFrom('media')
      .select(sql<number>`count(*)::int`.as('n'))
      .executeTakeFirstOrThrow()
  const before = await count()
  const answer = await manager('/wp/v2/media', form(Buffer.from(text, 'latin1'), name))
  expect([answer.status, answer.body.code]).toEqual([400, `rest_upload_${code}`])
  expect(answer.body.message).toContain(reason)
  expect(answer.body.message).toContain('JPEG, PNG, WebP, AVIF ou GIF')
  expect(await count()).toEqual(before)
})

test('[REST-2] a bomb is refused before it is unpacked', async () => {
  const bomb = await sharp({ create: { width: 6_500, height: 6_500, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const answer = await manager('/wp/v2/media', raw(bomb, 'bomba.png', 'image/png'))
  expect([answer.status, answer.body.code]).toEqual([400, 'rest_upload_image_type_not_supported'])
})

test('[REST-2] one person puts so many files into the library a day, and no more', async () => {
  const limited = await aShop({ config: { rateLimits: true } })
  try {
    const { api, user } = await apiAs(limited, 'shop_manager')
    const send = () => api('/wp/v2/media', raw(Buffer.from('%PDF-1.7\nx'), 'tabela.pdf', 'application/pdf'))
    expect((await send()).status).toBe(201)
    await limited.db.updateTable('attempts').set({ count: 2_000 }).where('key', '=', String(user.id)).execute()
    expect(await send()).toMatchObject({ status: 429, body: { code: 'rest_upload_limited' } })
    expect(
      (
        await (
          await apiAs(limited, 'administrator')
        ).api('/wp/v2/media', raw(Buffer.from('%PDF-1.7\nx'), 'b.pdf', 'application/pdf'))
      ).status,
    ).toBe(201)
  } finally {
    await limited.close()
  }
})

test('[REST-2] a document is kept as it is', async () => {
  const { status, body } = await manager('/wp/v2/media', raw(Buffer.from('%PDF-1.7\nx'), 'tabela.pdf', 'application/pdf'))
  expect(status).toBe(201)
  expect(body).toMatchObject({ media_type: 'file', mime_type: 'application/pdf', media_details: { filesize: 10 } })
  const file = await shop.get(new URL(body.source_url).pathname)
  expect(file.headers['content-security-policy']).toContain('sandbox')
})

test('[REST-2] documents of every kind are found together, and pictures are not among them', async () => {
  const pdf = (await manager('/wp/v2/media', raw(Buffer.from('%PDF-1.7\nx'), 'tabela.pdf', 'application/pdf'))).body.id
  const csv = (await manager('/wp/v2/media', form(Buffer.from('vaso;20\n'), 'medidas.csv'))).body.id
  const picture = (await manager('/wp/v2/media', raw(photo, 'praia.jpg'))).body.id
  const found = async (types: string) => {
    const { body } = await manager(`/wp/v2/media?media_type=${types}&include=${pdf},${csv},${picture}&orderby=include&order=asc`)
    return body.map(({ id }: { id: number }) => id)
  }
  expect(await found('application,text')).toEqual([pdf, csv])
  expect(await found('image')).toEqual([picture])
  expect((await visitor('/wp/v2/media?media_type=tudo')).status).toBe(400)
})

test('[REST-2] a title that is emptied becomes the name of the file', async () => {
  const { id } = (await manager('/wp/v2/media', form(photo, 'Praia do Forte.JPG', { title: 'A praia' }))).body
  const { body } = await manager(`/wp/v2/media/${id}`, { method: 'PUT', body: { title: '  ' } })
  expect(body.title.raw).toBe('praia-do-forte')
})

test('[REST-2] when the sizes fail the picture’s number comes with the error, and they can be tried again', async () => {
  const id = await nextId()
  // In the place of the first size stands a folder: it cannot be written.
  const obstacle = fileOf(`tarde-${id}-320.avif`)
  mkdirSync(obstacle)
  const failed = await manager('/wp/v2/media', raw(photo, 'tarde.jpg'))
  expect(failed.status).toBe(500)
  expect(failed.headers['x-wp-upload-attachment-id']).toBe(String(id))
  expect(failed.body).toMatchObject({ code: 'rest_upload_sizes_failed', data: { status: 500 } })
  expect((await manager(`/wp/v2/media/${id}?context=edit`)).body.missing_image_sizes).not.toEqual([])
  const again = () => manager(`/wp/v2/media/${id}/post-process`, { method: 'POST', body: { action: 'create-image-subsizes' } })
  expect((await again()).status).toBe(500)
  rmSync(obstacle, { recursive: true })
  for (const answer of await Promise.all([again(), again()]))
    expect([answer.status, answer.body.media_details.sizes.medium.width]).toEqual([200, 320])
  const other = await manager(`/wp/v2/media/${id}/post-process`, { method: 'POST', body: { action: 'explode' } })
  expect(other.body.code).toBe('rest_invalid_param')
})

test('[REST-2] sizes that nobody asked for again are made by the job', async () => {
  const id = await nextId()
  mkdirSync(fileOf(`sozinha-${id}-320.avif`))
  expect((await manager('/wp/v2/media', raw(photo, 'sozinha.jpg'))).status).toBe(500)
  rmSync(fileOf(`sozinha-${id}-320.avif`), { recursive: true })
  await sql`update jobs set run_at = now() where kind = 'picture-sizes' and ref = ${String(id)}`.execute(shop.db)
  await sql`select pg_notify('jobs', 'picture-sizes')`.execute(shop.db)
  const sizes = () => shop.db.selectFrom('media').select('sizes').where('id', '=', id).executeTakeFirstOrThrow()
  await eventually('the sizes', async () => (await sizes()).sizes.length === 2)
})

test('[REST-2] a deleted picture is gone from page and disk, and the page still stands', async () => {
  const { body: media } = await manager('/wp/v2/media', raw(photo, 'efemera.jpg'))
  const image = { id: 'img1', elType: 'widget', widgetType: 'image', settings: { image: { id: media.id } }, elements: [] }
  const words = { id: 'txt1', elType: 'widget', widgetType: 'heading', settings: { title: 'Fica' }, elements: [] }
  const document = [{ id: 'box1', elType: 'container', settings: {}, elements: [image, words] }]
  await manager('/wp/v2/pages', {
    method: 'POST',
    body: { title: 'Com foto', status: 'publish', document, featured_media: media.id },
  })
  expect((await shop.get('/com-foto/')).body).toContain(`efemera-${media.id}-320.webp`)
  const path = `/wp/v2/media/${media.id}`
  expect((await manager(path, { method: 'DELETE' })).body.code).toBe('rest_trash_not_supported')
  const gone = await manager(`${path}?force=true`, { method: 'DELETE' })
  expect(gone.body).toMatchObject({ deleted: true, previous: { id: media.id } })
  expect((await manager(path)).status).toBe(404)
  await eventually('the page without it', async () => !(await shop.get('/com-foto/')).body.includes('efemera'))
  expect((await shop.get('/com-foto/')).body).toContain('Fica')
  const files = [media.media_details.file, media.media_details.sizes.medium.file, `efemera-${media.id}-640.avif`]
  await eventually('the files are gone', () => files.every((file) => !existsSync(fileOf(file))))
})

test('what must stay in sight of a picture is kept with it, told, and followed where pages cut it', async () => {
  const { body: media } = await manager('/wp/v2/media', raw(photo, 'com-ponto.jpg'))
  const path = `/wp/v2/media/${media.id}`
  expect(media.focal_point).toEqual({ x: 50, y: 50 })
  for (const wrong of [{ x: 101, y: 0 }, { x: -1, y: 0 }, { x: 20 }, { x: 1.5, y: 2 }, '20 30'])
    expect((await manager(path, { method: 'PUT', body: { focal_point: wrong } })).status).toBe(400)
  const { body: saved } = await manager(path, { method: 'PUT', body: { focal_point: { x: 21, y: 88 } } })
  expect(saved.focal_point).toEqual({ x: 21, y: 88 })
  expect((await manager(path, { method: 'PUT', body: { alt_text: 'Mar' } })).body.focal_point).toEqual({ x: 21, y: 88 })
  expect((await createMedia({ db: shop.db }).pictures([media.id])).get(media.id)!.focus).toEqual({ x: 21, y: 88 })
})

test('a part of a picture stands in its place, in sizes of its own, and the whole comes back', async () => {
  // Red on the left, green on the right.
  const halves = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#c00000' } })
    .composite([{ input: { create: { width: 400, height: 400, channels: 3, background: '#00a000' } }, left: 400, top: 0 }])
    .jpeg()
    .toBuffer()
  const { body: media } = await manager('/wp/v2/media', raw(halves, 'metades.jpg'))
  const [path, item] = [`/vitrine/v1/media/${media.id}/crop`, `/wp/v2/media/${media.id}`]
  const crop = (body: object, api = manager) => api(path, { method: 'POST', body })
  await manager(item, { method: 'PUT', body: { focal_point: { x: 75, y: 50 } } })
  const right = { x: 400, y: 0, width: 400, height: 400 }
  for (const [api, status] of [[visitor, 401] as const, [customer, 403] as const]) {
    expect((await crop(right, api)).status).toBe(status)
    expect((await api(path, { method: 'DELETE' })).status).toBe(status)
  }
  for (const [wrong, code] of [
    [{ ...right, x: 401 }, 'vitrine_crop_outside'],
    [{ ...right, height: 401 }, 'vitrine_crop_outside'],
    [{ ...right, width: 15 }, 'vitrine_crop_too_small'],
    [{ ...right, x: -1 }, 'rest_invalid_param'],
    [{ ...right, width: 1e9 }, 'rest_invalid_param'],
    [{ ...right, width: 10.5 }, 'rest_invalid_param'],
    [{ x: 0, y: 0 }, 'rest_missing_callback_param'],
  ] as const)
    expect([wrong, (await crop(wrong)).body.code]).toEqual([wrong, code])
  expect((await manager('/vitrine/v1/media/999999999/crop', { method: 'POST', body: right })).status).toBe(404)

  const { status, body: part } = await crop(right)
  expect(status).toBe(200)
  expect(part).toMatchObject({ crop: right, original: { width: 800, height: 400 }, focal_point: { x: 50, y: 50 } })
  expect(part.media_details).toMatchObject({ width: 400, height: 400 })
  expect(part.source_url).not.toBe(media.source_url)
  const [shown] = [...(await createMedia({ db: shop.db }).pictures([media.id])).values()]
  for (const { avif, webp } of shown!.sizes)
    for (const file of [avif, webp]) {
      const { dominant } = await sharp((await shop.get(file)).rawPayload).stats()
      expect(dominant.g).toBeGreaterThan(dominant.r)
    }

  // A part of the original again, not of the part.
  expect((await crop({ x: 0, y: 0, width: 400, height: 400 })).body).toMatchObject({
    crop: { x: 0 },
    focal_point: { x: 100, y: 50 },
  })
  await manager(item, { method: 'PUT', body: { focal_point: { x: 50, y: 10 } } })
  const { body: whole } = await manager(path, { method: 'DELETE' })
  expect(whole).toMatchObject({ crop: null, original: null, source_url: media.source_url, focal_point: { x: 25, y: 10 } })
  expect(whole.media_details.sizes).toEqual(media.media_details.sizes)
  expect((await shop.get(new URL(media.source_url).pathname)).statusCode).toBe(200)
  // All of it is no part.
  expect((await crop({ x: 0, y: 0, width: 800, height: 400 })).body.crop).toBeNull()
  const entries = await shop.db.selectFrom('audit_log').select(['after']).where('record_id', '=', String(media.id)).execute()
  expect(entries.map(({ after }) => JSON.stringify(after)).filter((after) => after.includes('"crop":{'))).not.toEqual([])

  const forgotten = await shop.db.selectFrom('jobs').select('payload').where('ref', '=', String(media.id)).execute()
  const later = forgotten.flatMap(({ payload }) => (payload as { files?: string[] }).files ?? [])
  expect(later).toContain(new URL(part.source_url).pathname.split('/').at(-1))
  expect(later.filter((file) => media.source_url.endsWith(file))).toEqual([])
})

test('what moves, and what is no picture, has no part; a deleted picture takes its original along', async () => {
  const frame = (background: string) =>
    sharp({ create: { width: 64, height: 64, channels: 3, background } })
      .png()
      .toBuffer()
  const gif = await sharp([await frame('#f00'), await frame('#00f')], { join: { animated: true } })
    .gif()
    .toBuffer()
  const { body: moving } = await manager('/wp/v2/media', raw(gif, 'pisca.gif', 'image/gif'))
  const { body: pdf } = await manager('/wp/v2/media', raw(Buffer.from('%PDF-1.4\n%%EOF\n'), 'guia.pdf', 'application/pdf'))
  const body = { x: 0, y: 0, width: 32, height: 32 }
  const cropOf = (id: number) => manager(`/vitrine/v1/media/${id}/crop`, { method: 'POST', body })
  expect((await cropOf(moving.id)).body.code).toBe('vitrine_crop_moving')
  expect((await cropOf(pdf.id)).body.code).toBe('vitrine_crop_no_picture')
  const { body: media } = await manager('/wp/v2/media', raw(photo, 'some.jpg'))
  await cropOf(media.id)
  for (const { id } of [media, moving, pdf]) await manager(`/wp/v2/media/${id}?force=true`, { method: 'DELETE' })
  await eventually('its files are gone', () => !existsSync(fileOf(media.media_details.file)))
})

test('the merchant uploads a font of their own, writes the shop in it, and takes it away', async () => {
  const { bytes } = createShippedFonts().of('figtree')!
  const send = (file: Buffer, name = 'minha.woff2', api = manager) => api('/vitrine/v1/fonts', raw(file, name))
  expect((await send(bytes, 'minha.woff2', customer)).status).toBe(403)
  for (const [file, code] of [
    [photo, 'vitrine_font_type'],
    [Buffer.from('wOFF'), 'vitrine_font_type'],
    [bytes.subarray(0, 9_000), 'vitrine_font_contents'],
    [Buffer.concat([bytes, Buffer.alloc(2 * 1024 * 1024)]), 'vitrine_font_size'],
  ] as const)
    expect((await send(file)).body).toMatchObject({ code, message: expect.stringMatching(/\p{L}{3}/u) })
  const { status, body: font } = await send(bytes)
  expect(status).toBe(201)
  expect(font).toMatchObject({ id: `own-${font.number}`, name: 'Figtree', kind: 'sans-serif', bytes: bytes.length, uses: [] })
  expect((await send(bytes)).body.code).toBe('vitrine_font_twice')
  const file = await shop.get(font.url)
  expect(file.headers).toMatchObject({ 'content-type': 'font/woff2', 'cache-control': expect.stringContaining('immutable') })
  expect(file.rawPayload.equals(bytes)).toBe(true)

  const choose = (body: object) => manager('/vitrine/v1/font-choice', { method: 'PUT', body })
  expect((await choose({ text: 'own-999', display: 'lora' })).status).toBe(400)
  expect((await choose({ pair: 'nenhum' })).status).toBe(400)
  expect((await choose({ text: font.id, display: 'lora' })).body).toEqual({ pair: null, text: font.id, display: 'lora' })
  await eventually('pages are written in it', async () => (await shop.get('/')).body.includes(`src:url(${font.url})`))
  const { body: all } = await manager('/vitrine/v1/fonts')
  expect(all[0]).toMatchObject({ id: font.id, uses: ['Textos da loja'] })
  expect(all).toHaveLength(1 + FAMILIES.length)

  expect((await manager(`/vitrine/v1/fonts/${font.number}`, { method: 'DELETE' })).body.uses).toEqual(['Textos da loja'])
  await eventually('pages are not any more', async () => !(await shop.get('/')).body.includes(font.url))
  expect((await shop.get('/')).body).toContain('--font-display:lora')
  expect((await shop.get(font.url)).statusCode).toBe(404)
  expect((await choose({ pair: 'system' })).body).toEqual({ pair: 'system', text: null, display: null })
})

test('[REST-2] words are changed by the merchant alone', async () => {
  const [{ id }] = (await visitor('/wp/v2/media?per_page=1')).body
  const body = { alt_text: 'Um vaso  de barro', title: { raw: 'Vaso' }, caption: '<b onclick="x()">oi</b>' }
  for (const [api, status] of [[visitor, 401] as const, [customer, 403] as const]) {
    expect((await api(`/wp/v2/media/${id}`, { method: 'PUT', body })).status).toBe(status)
    expect((await api(`/wp/v2/media/${id}?force=true`, { method: 'DELETE' })).status).toBe(status)
    expect((await api('/wp/v2/media', raw(photo.subarray(0, 500), 'x.jpg'))).body.code).toBe('rest_cannot_create')
    expect((await api('/wp/v2/media?context=edit')).status).toBe(status)
    const processing = { method: 'POST', body: { action: 'create-image-subsizes' } }
    expect((await api(`/wp/v2/media/${id}/post-process`, processing)).status).toBe(status)
  }
  const { body: saved } = await manager(`/wp/v2/media/${id}`, { method: 'PUT', body })
  expect(saved).toMatchObject({ alt_text: 'Um vaso de barro', title: { raw: 'Vaso' }, caption: { raw: '<b>oi</b>' } })
  const nowhere = await manager(`/wp/v2/media/${id}`, { method: 'PUT', body: { post: 999_999_999_999 } })
  expect(nowhere.body.code).toBe('rest_invalid_param')
  expect((await visitor(`/wp/v2/media?media_type=image&search=vaso&include=${id}`)).body).toHaveLength(1)
  expect((await visitor(`/wp/v2/media?media_type=video&include=${id}`)).body).toHaveLength(0)
})

test('documents are listed to those who run the shop alone', async () => {
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
  const made = await manager('/wp/v2/media', raw(pdf, 'contrato.pdf', 'application/pdf'))
  expect(made.status).toBe(201)
  const { id } = made.body
  for (const stranger of [visitor, customer]) {
    expect((await stranger(`/wp/v2/media/${id}`)).status).toBe(404)
    for (const query of [`include=${id}`, 'mime_type=application/pdf', 'media_type=application', 'search=contrato'])
      expect([query, (await stranger(`/wp/v2/media?${query}`)).body]).toEqual([query, []])
  }
  expect((await manager(`/wp/v2/media?include=${id}`)).body).toMatchObject([{ id }])
  expect((await manager(`/wp/v2/media/${id}`)).status).toBe(200)
})
