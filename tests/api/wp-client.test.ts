import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
// @ts-expect-error -- the client comes without types
import WPAPI from 'wpapi'
import { apiAs } from '#tests/support/api.ts'
import { anOpenShop } from '#tests/support/shop.ts'

let shop: Awaited<ReturnType<typeof anOpenShop>>
let site: ReturnType<typeof JSON.parse>
beforeAll(async () => {
  shop = await anOpenShop({ demo: true })
  const { authorization } = await apiAs(shop, 'administrator')
  const [username, password] = Buffer.from(authorization.slice('Basic '.length), 'base64').toString().split(':')
  // It finds the API by the header of any page, and then reads its routes.
  site = (await WPAPI.discover(`${shop.origin}/`)).auth({ username, password })
})
afterAll(() => shop.close())

test('[REST-1] a client made for this ecosystem finds the API by itself, and reads pages of lists with what belongs to them', async () => {
  const posts = await site.posts().perPage(2).embed()
  expect(posts).toHaveLength(2)
  expect(posts._paging).toMatchObject({ total: expect.anything(), totalPages: expect.anything() })
  expect(posts[0]._embedded['wp:featuredmedia'][0].source_url).toContain('/midia/')
  const next = await posts._paging.next
  expect(next.map(({ id }: { id: number }) => id)).not.toContain(posts[0].id)
  const [page] = await site.pages().slug('inicio')
  expect(page.link).toBe(`${shop.origin}/`)
})

test('[REST-1] it writes, changes and deletes a post with its categories', async () => {
  const category = await site.categories().create({ name: 'Feita por fora' })
  const made = await site
    .posts()
    .create({ title: 'Por um programa', content: '<p>Oi</p>', status: 'publish', categories: [category.id] })
  expect(made).toMatchObject({ slug: 'por-um-programa', categories: [category.id] })
  const changed = await site.posts().id(made.id).update({ title: 'Mudado' })
  expect(changed.title.raw).toBe('Mudado')
  expect((await site.posts().categories(category.id)).map(({ id }: { id: number }) => id)).toEqual([made.id])
  expect((await site.posts().id(made.id).delete()).status).toBe('trash')
  expect(await site.posts().id(made.id).delete({ force: true })).toMatchObject({ deleted: true })
  await expect(site.posts().id(made.id).get()).rejects.toMatchObject({ code: 'rest_post_invalid_id' })
  expect((await site.users().me().context('edit')).username).toBe('administrator')
})

test('[REST-2] it uploads a picture', async () => {
  const photo = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#9c4327' } })
    .png()
    .toBuffer()
  const media = await site.media().file(photo, 'vista.png').create({ title: 'Vista', alt_text: 'Uma vista' })
  expect(media).toMatchObject({ title: { raw: 'Vista' }, alt_text: 'Uma vista', media_details: { width: 400 } })
  expect((await fetch(media.media_details.sizes.medium.source_url)).status).toBe(200)
  expect(await site.media().id(media.id).delete({ force: true })).toMatchObject({ deleted: true })
})
