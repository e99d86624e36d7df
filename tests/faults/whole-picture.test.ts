import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storageAt } from '#storage/create-storage.ts'
import { launchBrowser, listen } from '#tests/support/browser.ts'
import { aBuyingCrowd, expectEveryOrderOnce } from '#tests/support/buying-crowd.ts'
import { fillAddress } from '#tests/support/checkout-browser.ts'
import { aSettledVisitor } from '#tests/support/consent-shop.ts'
import { eventually } from '#tests/support/eventually.ts'
import { sellSomething } from '#tests/support/remote-buyer.ts'
import { UNHURRIED } from '#tests/support/s3-server.ts'
import { askOnce, passwordIn, query, type ShopProcess, signIn } from '#tests/support/shop-process.ts'
import { aWholePicture, type WholePicture } from '#tests/support/whole-picture.ts'
import { followLink } from '#tests/support/workbench.ts'

// Everything that a shop of several machines has, at once. Each part alone has tests of its own; what happens while parts fall is
// in whole-picture-faults.test.ts, and the shop's journeys go there by WHOLE_PICTURE=yes.

const UNITS = 100_000
let picture: WholePicture
let browser: Browser
let productId: number
const orders: { orders: number[] }[] = []

beforeAll(async () => {
  picture = await aWholePicture()
  const { folder } = picture.database
  productId = await sellSomething(UNITS, (statement, values) => query(folder, statement, values))
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await picture?.close()
})

const metric = async ({ url }: ShopProcess, name: string) => {
  const { body } = await askOnce(`${url}/metrics`)
  return Number(new RegExp(`^${name.replaceAll(/[{}"]/g, '\\$&')} (\\S+)$`, 'm').exec(body)?.[1] ?? Number.NaN)
}

test('a guest buys in a browser', async () => {
  const context = await aSettledVisitor(browser, picture.origin)
  const page = await context.newPage()
  const complaints = listen(page)
  await page.goto(`${picture.origin}/produto/guia/`)
  await page.locator('.single_add_to_cart_button').click()
  await page.locator('.added_to_cart').waitFor()
  await page.goto(`${picture.origin}/checkout/`)
  await fillAddress(page, { billing_email: 'primeira@cliente.example' })
  const terms = page.locator('#terms')
  if (await terms.isVisible()) await terms.check()
  await page.locator('#place_order').click()
  await page.waitForURL('**/order-received/**')
  await page.getByRole('link', { name: 'Pagar agora' }).click()
  await page.getByRole('button', { name: 'Aprovar o pagamento' }).click()
  await page.getByText('Pagamento confirmado.').waitFor()
  const [order] = await query<{ id: string }>(
    picture.database.folder,
    `select id from orders where email = 'primeira@cliente.example'`,
  )
  orders.push({ orders: [Number(order!.id)] })
  expect(complaints).toEqual([])
  await context.close()
})

test('a picture that a merchant sends to one machine is shown by both, and by the cache', async () => {
  // Signed in at one machine; the balancer leads to either.
  const [name, value] = (await signIn(picture.shops[0], 'admin', passwordIn(picture.worker.out())!))!.split('=') as [
    string,
    string,
  ]
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'pt-BR' })
  await context.addCookies([{ name, value, url: picture.origin }])
  const page = await context.newPage()
  const complaints = listen(page)
  await page.goto(`${picture.origin}/painel/media`)
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#2f6b4f' } })
    .png()
    .toBuffer()
  await page.locator('input[type="file"]').setInputFiles([{ name: 'serra.png', mimeType: 'image/png', buffer }])
  const photo = page.getByRole('button', { name: 'Abrir serra' })
  await photo.waitFor()
  await eventually('the photo to be seen', () => photo.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth > 0))

  const [row] = await query<{ file: string }>(picture.database.folder, `select file from media where slug like 'serra%'`)
  const path = `/midia/${row!.file}`
  const ask = async (at: string) => {
    const { status, body } = await askOnce(at + path)
    return { status, body }
  }
  const [one, other] = [await ask(picture.shops[0].url), await ask(picture.shops[1].url)]
  expect(one.status).toBe(200)
  expect(other).toEqual(one)
  await ask(picture.origin)
  expect((await askOnce(picture.origin + path)).headers['x-cache']).toBe('HIT')
  for (const { folder } of [...picture.shops, picture.worker]) expect(existsSync(join(folder, 'media', row!.file))).toBe(false)

  // What the guest bought stands in the list, which the replica answers.
  for (const shop of picture.shops)
    await eventually('the replica to be used', async () => (await metric(shop, 'vitrine_replica_passed_over')) === 0)
  const listed = page.waitForResponse((answer) => answer.url().includes('/wc/v3/orders?') && answer.ok())
  await followLink(page, '/painel/orders')
  expect(await (await listed).text()).toContain('primeira@cliente.example')
  const fromReplica = await Promise.all(picture.shops.map((shop) => metric(shop, 'vitrine_replica_reads_total{from="replica"}')))
  expect(fromReplica.some((reads) => reads > 0)).toBe(true)
  expect(complaints).toEqual([])
  await context.close()
})

test('what a machine does not know that changed is seen in front of both', async () => {
  const page = async () => await askOnce(`${picture.origin}/produto/guia/`)
  await page()
  expect((await page()).headers['x-cache']).toBe('HIT')
  await query(picture.database.folder, 'update products set price_cents = 3210 where id = $1', [productId])
  await eventually('the new price behind the cache', async () => (await page()).body.includes('32,10'))
})

test('[I8] [I9] a machine is killed while people buy, and every purchase is there once', async () => {
  const crowd = aBuyingCrowd({ url: picture.origin, productId, buyers: UNITS, inFlight: 2, restMs: 100 })
  const bought = crowd.bought()
  const moreBuy = async (many: number) => {
    const from = crowd.done()
    await eventually('more people to have bought', () => crowd.done() >= from + many)
  }
  await moreBuy(6)
  expect(crowd.failed()).toEqual([])
  picture.shops[0].tell('SIGKILL')
  expect(await picture.shops[0].ended).toEqual({ code: null, signal: 'SIGKILL' })
  await moreBuy(6)
  crowd.enough()
  const all = [...orders, ...(await bought)]
  const storage = storageAt(picture.bucket.address, picture.aFolder(), UNHURRIED)
  expect(await expectEveryOrderOnce(picture.database.folder, { bought: all, productId, units: UNITS, storage })).toBeGreaterThan(
    12,
  )
  // The worker alone writes letters; all of them came by way of the pooler.
  const drawn = 'select from order_mails where drawn_at is not null limit 1'
  await eventually('the worker to have written letters', async () => (await query(picture.database.folder, drawn)).length === 1)
  expect(await picture.pooler.transactions()).toBeGreaterThan(50)
})
