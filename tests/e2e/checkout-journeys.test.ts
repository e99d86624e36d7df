import type { Browser, BrowserContext, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enqueue } from '#jobs/queue.ts'
import { findViolations } from '#tests/support/axe.ts'
import { listen } from '#tests/support/browser.ts'
import { aCheckoutInBrowser, aBuyerAt, afterReview, fillAddress } from '#tests/support/checkout-browser.ts'
import { connectBank } from '#tests/support/connect-bank.ts'
import { keptCookies } from '#tests/support/consent-shop.ts'
import { aPixBank, type PixBank } from '#tests/support/pix-bank.ts'

let site: Awaited<ReturnType<typeof aCheckoutInBrowser>>
let shop: (typeof site)['shop']
let browser: Browser
let bank: PixBank

beforeAll(async () => {
  bank = await aPixBank()
  site = await aCheckoutInBrowser({}, bank.network)
  ;({ shop, browser } = site)
})
afterAll(async () => {
  await site?.close()
  await bank?.close()
})

/** From the product to the thanks there are several pages to load. */
const JOURNEY_MS = 60_000

const cookieNames = async (context: BrowserContext) => (await keptCookies(context)).map(({ name }) => name)

async function closeStoreNotice(page: Page) {
  await page.goto(`${shop.origin}/sobre/`)
  await page.getByRole('button', { name: 'Dispensar' }).click()
}

/** The names in the table of cookies; a star stands for any ending. */
async function cookiesOfPrivacyPage(): Promise<RegExp[]> {
  const { body } = await shop.get('/politica-de-privacidade/')
  const [, rows = ''] = /<th>Nome<\/th>.*?<tbody>(.*?)<\/tbody>/s.exec(body) ?? []
  const cells = [...rows.matchAll(/<tr><td>(.*?)<\/td>/gs)].map(([, cell]) => cell!)
  const names = cells.flatMap((cell) => cell.match(/[a-z]+_[a-z_]*\*?/g) ?? [])
  return [...new Set(names)].map((name) => new RegExp(`^${name.replace('*', '.*')}$`))
}

const ordersOf = async (email: string) => await shop.db.selectFrom('orders').selectAll().where('email', '=', email).execute()

test.each([360, 1440])(
  '[CHECK-6] a guest buys with Pix at %i px: one order, the code to pay it, nothing to scroll sideways',
  async (width) => {
    const email = `maria.aparecida.dos.santos.pix${width}@exemplo.com.br`
    const { page, context, close } = await aBuyerAt(browser, shop.origin, { width, before: closeStoreNotice })
    const complaints = listen(page)
    const kept = new Set(await cookieNames(context))
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await afterReview(page, () => fillAddress(page, { billing_email: email }))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await page.locator('#terms').check()
    await page.locator('#place_order').click()
    await page.waitForURL('**/order-received/**')
    await page.getByText('Obrigado. Seu pedido foi recebido.').waitFor()
    expect(
      await page
        .locator('.elementor-widget-woocommerce-purchase-summary .woocommerce-order-overview__total strong')
        .textContent(),
    ).toMatch(/R\$/)
    expect(await page.locator('.pix-qr svg').isVisible()).toBe(true)
    // On a telephone the code to copy stands in the first screen and before the QR code; on a large one beside it.
    const boxOf = async (selector: string) => (await page.locator(selector).boundingBox())!
    const [copy, amount, qr] = [await boxOf('[data-copy]'), await boxOf('.pix-amount'), await boxOf('.pix-qr')]
    expect({
      isAmountFirst: amount.y < copy.y,
      isQrAbove: qr.y <= copy.y,
      isQrBefore: qr.x + qr.width <= copy.x,
      isInFirstScreen: copy.y + copy.height <= (width < 768 ? 640 : 900),
    }).toEqual({ isAmountFirst: true, isQrAbove: width >= 768, isQrBefore: width >= 768, isInFirstScreen: true })
    expect(await page.locator('.pix-receiver').textContent()).toContain('Casa Aroeira')
    expect(await page.locator('.pix-countdown').textContent()).toMatch(/^Restam (30:00|29:\d\d)\.$/)
    await page.getByRole('button', { name: 'Copiar o código' }).click()
    await page.getByText('Código copiado.').waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toMatch(/^000201.*br\.gov\.bcb\.pix.*6304[0-9A-F]{4}$/)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await findViolations(page, { within: 'main' })).toEqual([])
    expect(await page.locator('.elementor-button-icon-qty').getAttribute('data-counter')).toBe('0')
    expect(complaints).toEqual([])
    const [order] = await ordersOf(email)
    expect(order).toMatchObject({ status: 'pending', payment_method: 'pix', person_type: 'person' })
    const { id, total_cents: paid_cents } = order!
    const become = async (change: { status: 'failed' | 'processing'; paid_cents?: number }, words: string) => {
      await shop.db.updateTable('orders').set(change).where('id', '=', id).execute()
      await page.evaluate(() => {
        Object.assign(window, { isSamePage: true })
        document.dispatchEvent(new Event('visibilitychange'))
      })
      await page.getByText(words).waitFor()
    }
    await become({ status: 'failed' }, 'O pagamento não foi aprovado.')
    // A page that still told of the refusal would ask for the money again.
    await become({ status: 'processing', paid_cents }, 'Pagamento confirmado.')
    expect(await page.locator('.payment-pix').count()).toBe(0)
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
    // What can't be added leaves its reason for the next page.
    await page.evaluate(() =>
      fetch('/?wc-ajax=add_to_cart', { method: 'POST', body: new URLSearchParams({ product_id: '999999999' }) }),
    )
    for (const name of await cookieNames(context)) kept.add(name)
    const named = await cookiesOfPrivacyPage()
    const isNamed = (name: string) => named.some((pattern) => pattern.test(name))
    expect([...kept].filter((name) => !isNamed(name))).toEqual([])
    expect(named.filter((pattern) => ![...kept].some((name) => pattern.test(name)))).toEqual([])
    await close()
  },
  JOURNEY_MS,
)

test(
  '[CHECK-6] two clicks just after another way to pay was chosen, and a second try from another tab, make one order',
  async () => {
    const email = 'duplo@exemplo.com.br'
    const { page, context, close } = await aBuyerAt(browser, shop.origin)
    await afterReview(page, () => fillAddress(page, { billing_email: email }))
    await page.locator('#terms').check()
    await page.waitForLoadState('networkidle')
    const shown = () => page.locator('.place-order-total strong').textContent()
    const byPix = await shown()
    const tab = await context.newPage()
    await tab.goto(`${shop.origin}/checkout/`)
    await tab.locator('#terms').check()
    await tab.waitForLoadState('networkidle')
    // The summary's answer is still on its way when the button is pressed.
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/*wc-ajax=update_order_review', async (route) => {
      await held
      await route.continue()
    })
    const asked = page.waitForRequest('**/*wc-ajax=update_order_review')
    await page.locator('#payment_method_cod').check()
    await asked
    const seen = await shown()
    expect(seen).not.toBe(byPix)
    await page.locator('#place_order').dblclick()
    answer()
    await page.waitForURL('**/order-received/**')
    expect(await page.locator('.woocommerce-order-overview__total strong').textContent()).toBe(seen)
    await tab.locator('#place_order').click()
    await tab.waitForURL('**/order-received/**')
    expect(new URL(tab.url()).pathname).toBe(new URL(page.url()).pathname)
    expect(await ordersOf(email)).toHaveLength(1)
    await close()
  },
  JOURNEY_MS,
)

test(
  '[CHECK-6] an answer that got lost is found again by opening the checkout',
  async () => {
    const email = 'perdida@exemplo.com.br'
    const { page, close } = await aBuyerAt(browser, shop.origin)
    await afterReview(page, () => fillAddress(page, { billing_email: email }))
    await page.locator('#terms').check()
    await page.route('**/*wc-ajax=checkout', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await page.locator('#place_order').click()
    await page.locator('.woocommerce-error').waitFor()
    await page.goto(`${shop.origin}/checkout/`)
    await page.waitForURL('**/order-received/**')
    expect(await ordersOf(email)).toHaveLength(1)
    await close()
  },
  JOURNEY_MS,
)

test(
  '[CHECK-7] a new customer buys as a company by card, with a note and another delivery address, and gets an account',
  async () => {
    const email = 'compras@barrobom.com.br'
    const { page, close } = await aBuyerAt(browser, shop.origin, { slug: 'moringa-de-barro' })
    await fillAddress(page, { billing_email: email, billing_persontype: '2' })
    await page.locator('#billing_company').fill('Barro Bom Ltda.')
    await page.locator('#billing_cnpj').fill('11.222.333/0001-81')
    await page.locator('#ship-to-different-address-checkbox').check()
    for (const [name, value] of Object.entries({
      first_name: 'Rui',
      last_name: 'Lima',
      address_1: 'Rua do Barro',
      number: '7',
      neighborhood: 'Barra',
    }))
      await page.locator(`#shipping_${name}`).fill(value)
    await afterReview(page, () => page.locator('#shipping_postcode').pressSequentially('40140110'))
    expect(await page.locator('#shipping_city').inputValue()).toBe('Salvador')
    await page.locator('#order_comments').fill('Tocar a campainha')
    await page.locator('#createaccount').check()
    await page.locator('#account_password').fill('a rede na varanda')
    await afterReview(page, () => page.locator('#payment_method_vitrine_test').check())
    await page.locator('#place_order').click()
    await page.locator('.woocommerce-error').getByText('Leia e aceite os termos').waitFor()
    await page.locator('#terms').check()
    await page.locator('#place_order').click()
    await page.waitForURL('**/order-received/**')
    expect(await page.getByRole('link', { name: 'Pagar agora' }).isVisible()).toBe(true)
    const [order] = await ordersOf(email)
    expect(order).toMatchObject({
      cnpj: '11222333000181',
      person_type: 'company',
      note: 'Tocar a campainha',
      shipping: { city: 'Salvador', state: 'BA' },
      billing: { city: 'São Paulo' },
    })
    expect(order!.user_id).not.toBeNull()
    await page.goto(`${shop.origin}/minha-conta/`)
    await page.getByText('Ana').first().waitFor()
    await close()
  },
  JOURNEY_MS,
)

test(
  '[CHECK-1, CHECK-5, CHECK-6] without scripts the same form buys: errors first, then the freight, then the order',
  async () => {
    const email = 'semscript@exemplo.com.br'
    const { page, close } = await aBuyerAt(browser, shop.origin, { scripts: false })
    await page.getByRole('button', { name: 'Clique aqui e informe o código' }).click()
    expect(await page.locator('#woocommerce-checkout-form-coupon').isVisible()).toBe(true)
    await page.goto(`${shop.origin}/checkout/`)
    await fillAddress(page, { billing_email: email, billing_number: '' })
    await page.locator('#payment_method_cod').check()
    await page.locator('#place_order').click()
    await page.getByRole('link', { name: 'O campo "Número" do endereço de entrega é um campo obrigatório.' }).click()
    expect(new URL(page.url()).hash).toBe('#billing_number')
    await page.locator('#billing_number').fill('1000')
    await page.locator('.shipping_method').first().check()
    await page.locator('#terms').check()
    await page.locator('#place_order').click()
    await page.waitForURL('**/order-received/**')
    expect(await ordersOf(email)).toMatchObject([{ status: 'processing', payment_method: 'cod' }])
    await close()
  },
  JOURNEY_MS,
)

test(
  'an order that waits is paid another way from its own page',
  async () => {
    const email = 'outra@exemplo.com.br'
    const { page, close } = await aBuyerAt(browser, shop.origin)
    await afterReview(page, () => fillAddress(page, { billing_email: email }))
    await page.locator('#terms').check()
    await page.locator('#place_order').click()
    await page.waitForURL('**/order-received/**')
    await page.getByRole('link', { name: 'Pagar de outro jeito' }).click()
    expect(await findViolations(page, { within: '.order-page' })).toEqual([])
    await page.locator('#payment_method_bacs').check()
    await page.getByRole('button', { name: 'Pagar pedido' }).click()
    await page.getByText('Agência 1234-5').waitFor()
    expect(await ordersOf(email)).toMatchObject([{ status: 'on-hold', payment_method: 'bacs', payment_discount_cents: 0 }])
    await close()
  },
  JOURNEY_MS,
)

test(
  'by Pix of the bank: the code first, the QR code below it, and the page turns by itself when the money arrives',
  async () => {
    await connectBank(shop, bank)
    // Paid while nobody told the shop: it finds out by asking.
    const email = 'automatico@exemplo.com.br'
    const { page, close } = await aBuyerAt(browser, shop.origin, { width: 360 })
    const complaints = listen(page)
    bank.faults.push(503)
    await afterReview(page, () => fillAddress(page, { billing_email: email }))
    expect(await page.locator('#payment_method_pix_api').isChecked()).toBe(true)
    await page.locator('#terms').check()
    await page.locator('#place_order').click()
    await page.waitForURL('**/order-received/**')
    // The bank was down at first: the page waited with the buyer, and then had the code.
    const copy = page.getByRole('button', { name: 'Copiar o código' })
    await copy.waitFor()
    const [button, qr] = [(await copy.boundingBox())!, (await page.locator('.pix-qr').boundingBox())!]
    expect(button.y + button.height).toBeLessThan(qr.y)
    expect(await page.getByRole('link', { name: 'Pagar de outro jeito' }).isVisible()).toBe(true)
    expect(await findViolations(page, { within: '.woocommerce-order' })).toEqual([])
    const [order] = await ordersOf(email)
    const charge = await shop.db
      .selectFrom('payment_charges')
      .select('reference')
      .where('order_id', '=', order!.id)
      .executeTakeFirstOrThrow()
    bank.pay(charge.reference)
    await shop.db
      .updateTable('payment_charges')
      .set({ next_ask_at: new Date(0) })
      .execute()
    await enqueue(shop.db, { kind: 'poll-payments', payload: {} })
    await page.getByText('Pagamento confirmado.').waitFor()
    expect(await ordersOf(email)).toMatchObject([{ status: 'processing', payment_method: 'pix_api' }])
    expect(complaints).toEqual([])
    await close()
  },
  JOURNEY_MS,
)
