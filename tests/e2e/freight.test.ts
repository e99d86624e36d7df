import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enqueue } from '#jobs/queue.ts'
import { createSessions } from '#shop/accounts/sessions.ts'
import { aCustomer } from '#tests/account-customers.ts'
import { type Api, apiAs } from '#tests/support/api.ts'
import { listen } from '#tests/support/browser.ts'
import { afterReview, fillAddress } from '#tests/support/checkout-browser.ts'
import { openTills } from '#tests/support/checkout.ts'
import { aSettledVisitor } from '#tests/support/consent-shop.ts'
import { theCorreios } from '#tests/support/correios-service.ts'
import { eventually } from '#tests/support/eventually.ts'
import { aFrenet } from '#tests/support/frenet-service.ts'
import { SENDER } from '#tests/support/label-desk.ts'
import { aMelhorEnvio } from '#tests/support/melhor-envio-service.ts'
import { aWorkbenchShop, type WorkbenchShop } from '#tests/support/workbench-shop.ts'
import { createSettings } from '#content/settings/service.ts'

let correios: Awaited<ReturnType<typeof theCorreios>>
let frenet: Awaited<ReturnType<typeof aFrenet>>
let melhorEnvio: Awaited<ReturnType<typeof aMelhorEnvio>>
let at: WorkbenchShop
let shop: WorkbenchShop['shop']
let api: Api
beforeAll(async () => {
  ;[correios, frenet, melhorEnvio] = await Promise.all([theCorreios(), aFrenet(), aMelhorEnvio()])
  const ca = correios.network.ca + frenet.network.ca + melhorEnvio.network.ca
  at = await aWorkbenchShop({ demo: true, network: { ...melhorEnvio.network, ca, deadlineMs: 30_000 } })
  shop = at.shop
  await openTills(shop)
  await shop.db.updateTable('stock').set({ on_hand: 1_000 }).execute()
  const settings = createSettings({ db: shop.db })
  await settings.set('shop', { ...(await settings.shop()), ...SENDER })
  ;({ api } = await apiAs(shop, 'administrator', 'helena'))
  const tell = async (path: string, body: object) =>
    expect(await api(`/vitrine/v1${path}`, { method: 'POST', body })).toMatchObject({ status: 200 })
  await tell('/carriers/correios', { enabled: true, settings: { ...correios.settings, codes: '03220,03298' } })
  await tell('/carriers/frenet', { enabled: true, settings: frenet.settings })
  await tell('/carriers/melhor_envio', { enabled: true, settings: melhorEnvio.settings })
  await tell('/freight', { boxes: [BOX] })
})
afterAll(async () => {
  await at?.close()
  await Promise.all([correios, frenet, melhorEnvio].map((one) => one.close()))
})

/** Two of them hold what is bought: neither all of it nor less than two things fit into one. */
const BOX = {
  name: 'Caixa M',
  length_mm: 400,
  width_mm: 300,
  height_mm: 340,
  empty_grams: 300,
  max_grams: 4_000,
  cost_cents: 350,
}
const CEP = '01310-100'
const offersOf = async (page: Page) => {
  const ids = await page.locator('.shipping_method').evaluateAll((inputs) => inputs.map((one) => (one as HTMLInputElement).value))
  return new Set(ids.map((id) => id.split(':')[0]))
}
/** What was put off is due. */
const atOnce = async (table: 'shipping_labels' | 'tracked_packages', kind: string) => {
  await sql`update ${sql.table(table)} set next_ask_at = now() - interval '1 second'`.execute(shop.db)
  await enqueue(shop.db, { kind, payload: {}, maxAttempts: 1 })
}

test('four things in two boxes: quoted by three carriers, bought, labelled, printed, followed to the door, and one comes back', async () => {
  const { user } = await aCustomer(shop, 'rita')
  const phone = await aSettledVisitor(at.browser, shop.origin, { viewport: { width: 360, height: 780 } })
  const { token } = await createSessions({ db: shop.db }).open(user)
  await phone.addCookies([{ name: 'vitrine_session', value: token, url: shop.origin }])
  const page = await phone.newPage()
  const complaints = listen(page)

  // A carrier hangs and another has enough of us: the page answers with the third while the first still hangs.
  let letGo = () => {}
  melhorEnvio.holdNext(new Promise((gone) => (letGo = gone)))
  frenet.faults.push(429)
  await page.goto(`${shop.origin}/produto/caneca-serra/`)
  const colour = page.locator('form.cart [role="radio"]').first()
  await colour.click()
  await page.waitForFunction(() => Number(document.querySelector<HTMLInputElement>('form.cart .variation_id')?.value) > 0)
  await page.getByLabel('Calcule o frete').fill(CEP)
  const quoted = page.waitForRequest((request) => request.url().includes('/frete/'))
  await page.getByRole('button', { name: 'Calcular' }).click()
  expect(new URL((await quoted).url()).searchParams.get('variacao')).toMatch(/^[1-9]\d*$/)
  const answer = page.locator('.freight-answer')
  await answer.locator('.rate-label', { hasText: 'SEDEX' }).waitFor()
  expect(await answer.innerText()).not.toMatch(/Jadlog/)
  letGo()
  await page.locator('.single_add_to_cart_button').click()
  await page.locator('.added_to_cart').waitFor()

  const slugs = ['vaso-jequitinhonha', 'moringa-de-barro', 'travessa-oval']
  const others = await shop.db.selectFrom('products').select('id').where('slug', 'in', slugs).execute()
  for (const { id } of others) await page.request.get(`${shop.origin}/?add-to-cart=${id}`)
  await page.goto(`${shop.origin}/cart/`)
  await page.locator('#calc_shipping_postcode').fill(CEP)
  await page.getByRole('button', { name: 'Calcular entrega' }).click()
  await page.locator('.shipping_method[value^="correios:"]').first().waitFor()
  // Who asked us to wait is asked again when that is over.
  await eventually('three carriers offer', async () => {
    const offered = await offersOf(page)
    if (['correios', 'frenet', 'melhor_envio'].every((carrier) => offered.has(carrier))) return true
    await page.reload()
    return false
  })
  await page.locator('.shipping_method[value="melhor_envio:3"]').check()
  await page.waitForFunction(() => !document.querySelector('.cart_totals [aria-busy]'))

  await afterReview(page, () => page.goto(`${shop.origin}/checkout/`))
  await page.locator('#payment_method_cod').check()
  await afterReview(page, () => fillAddress(page, { billing_postcode: CEP }))
  await page.locator('.shipping_method[value="melhor_envio:3"]').check()
  // The carrier's price rises: who was shown one pays that one.
  melhorEnvio.set({ priceFactor: 1.1 })
  await page.locator('#terms').check()
  await page.locator('#place_order').click()
  await page.waitForURL(/order-received/)
  const orderId = Number(/order-received\/(\d+)/.exec(page.url())![1])
  const freight = await shop.db.selectFrom('order_freight').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow()
  expect([freight.carrier, freight.service, (freight.packages as unknown[]).length]).toEqual(['melhor_envio', '3', 2])

  const desk = await at.atTheWorkbench('/dispatch')
  const { page: work } = desk
  const row = work.getByRole('listitem').filter({ hasText: '2 pacotes' })
  await row.getByRole('checkbox').check()
  await work.getByRole('button', { name: 'Comprar etiquetas' }).click()
  const buying = work.getByRole('dialog', { name: 'Comprar etiquetas' })
  await buying.getByText('por 2 etiquetas').waitFor()
  // It has enough of us in the middle: that package waits, the other one is bought.
  melhorEnvio.setLabels({ busyCarts: 1 })
  await buying.getByRole('button', { name: /^Comprar por/ }).click()
  await buying.waitFor({ state: 'hidden' })
  const bought = () => [...melhorEnvio.labels.values()].filter(({ paid }) => paid > 0)
  await eventually('one of two is bought', () => bought().length === 1)
  await atOnce('shipping_labels', 'buy-due-labels')
  await eventually('each package has its label', async () => (await row.getByText('Comprada', { exact: true }).count()) === 2)
  expect(bought().map(({ paid }) => paid)).toEqual([1, 1])

  await work.getByRole('button', { name: 'Imprimir' }).click()
  const printing = work.getByRole('dialog', { name: 'Imprimir etiquetas' })
  const file = await printing.getByRole('link', { name: /^Melhor Envio/ }).getAttribute('href')
  const pdf = await work.request.get(new URL(file!, shop.origin).href)
  expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf'])
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
  await printing.getByRole('button', { name: 'Fechar' }).click()
  const leave = async () => {
    await work.getByRole('region', { name: 'Ações' }).getByRole('button', { name: 'Marcar como enviado' }).click()
    await work.getByRole('dialog').getByRole('button', { name: 'Marcar como enviado' }).click()
    await work.getByText('Enviados agora').waitFor()
  }
  await leave()
  await work.getByRole('button', { name: /^Desfazer o envio/ }).click()
  await work.getByText('O cliente não foi avisado.').waitFor()
  await row.getByRole('checkbox').check()
  await leave()

  melhorEnvio.moveLabels('posted', '2026-11-16 10:00:00')
  const ownPage = `${shop.origin}/minha-conta/view-order/${orderId}/`
  // A question that was on its way when the labels moved brings what was true before: they are asked for again.
  const shows = (text: string, count: number) =>
    eventually(`the buyer sees «${text}»`, async () => {
      await atOnce('tracked_packages', 'poll-tracking')
      await page.goto(ownPage)
      return (await page.locator('.tracking-state', { hasText: text }).count()) === count
    })
  await shows('Postado', 2)
  melhorEnvio.moveLabels('delivered', '2026-11-17 15:00:00')
  await shows('Entregue', 2)

  await page.getByText('Solicitar devolução').first().click()
  await page.getByRole('button', { name: 'Solicitar devolução' }).click()
  await page.getByText('Recebemos o seu pedido de devolução').waitFor()
  await work.goto(`${shop.origin}/painel/orders/${orderId}/show`)
  const back = work.getByRole('group', { name: 'O que volta' })
  for (const name of ['Vaso', 'Moringa', 'Travessa']) await back.getByLabel(new RegExp(name)).uncheck()
  await work.getByRole('button', { name: 'Pedir a Melhor Envio' }).click()
  await work.getByText('enviado ao cliente por e-mail').waitFor()
  const reverse = melhorEnvio.sent.findLast(({ path, body }) => path === '/api/v2/me/cart' && body['products'] !== undefined)
  expect(reverse?.body).toMatchObject({ products: [{ quantity: 1 }], volumes: [expect.anything()], options: { reverse: true } })
  await page.goto(ownPage)
  await page.getByText('Leve o produto embalado').waitFor()
  expect(melhorEnvio.paidReturns()).toBe(1)
  expect([complaints, desk.complaints]).toEqual([[], []])
  await desk.close()
  await phone.close()
})
