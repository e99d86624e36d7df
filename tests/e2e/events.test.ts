import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Browser } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, listen } from '#tests/support/browser.ts'
import { theCartWakes } from '#tests/support/cart-shop.ts'
import { aSettledVisitor } from '#tests/support/consent-shop.ts'
import { anOpenShop } from '#tests/support/shop.ts'

const LISTING = '/categoria-produto/cozinha-e-mesa/'
const jQuery = readFileSync(fileURLToPath(import.meta.resolve('jquery/dist/jquery.min.js')))

let shop: Awaited<ReturnType<typeof anOpenShop>>
let browser: Browser
let spoonsId: number
beforeAll(async () => {
  shop = await anOpenShop({ demo: true })
  browser = await launchBrowser()
  const spoons = shop.db.selectFrom('products').select('id').where('slug', '=', 'colheres-de-pau')
  spoonsId = (await spoons.executeTakeFirstOrThrow()).id
})
afterAll(async () => {
  await browser?.close()
  await shop?.close()
})

type Order = 'before ours' | 'after ours'
type Told = { told: string[]; jQuery: (target: unknown) => JQueryOfPage }
type JQueryOfPage = {
  on: (name: string, handler: (event: { type: string }, ...details: unknown[]) => unknown) => void
  trigger: (name: string) => void
}

/** A page that brings jQuery, and writes down all that it and the browser hear of these events on the document. */
async function aPageWithJQuery(path: string, order: Order, names: string) {
  const context = await aSettledVisitor(browser, shop.origin, { viewport: { width: 1280, height: 900 }, bypassCSP: true })
  if (path === '/cart/') await context.request.post(`${shop.origin}/?wc-ajax=add_to_cart`, { form: { product_id: spoonsId } })
  const page = await context.newPage()
  const complaints = listen(page)
  await page.route('**/jquery.js', (route) => route.fulfill({ body: jQuery, contentType: 'text/javascript' }))
  await page.route(shop.origin + path, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const body =
      order === 'before ours'
        ? html.replace(/<head[^>]*>/, '$&<script src="/jquery.js"></script>')
        : html.replace('</body>', '<script defer src="/jquery.js"></script></body>')
    await route.fulfill({ response, body })
  })
  await page.goto(shop.origin + path)
  await page.evaluate((wanted) => {
    const own = globalThis as unknown as Told
    own.told = []
    const kindOf = (value: unknown): string => {
      if (typeof value !== 'object' || value === null) return `${typeof value} ${String(value).slice(0, 40)}`
      if ('jquery' in value) return `$${(value as unknown as Element[])[0]?.tagName.toLowerCase()}`
      return 'sku' in value ? `variation ${String(value.sku)}` : Object.keys(value).slice(0, 1).join('')
    }
    for (const name of wanted.split(' ')) {
      own.jQuery(document).on(name, (event, ...details) => {
        own.told.push(['jQuery', event.type, ...details.map(kindOf)].join(' · '))
      })
      document.addEventListener(name.replace(/\..*/, ''), (event) => own.told.push(`browser · ${event.type}`))
    }
  }, names)
  const told = () => page.evaluate(() => (globalThis as unknown as Told).told.splice(0))
  return { page, told, complaints, close: () => context.close() }
}

test.each<Order>(['before ours', 'after ours'])(
  '[ADD-11] with jQuery %s, its listeners get the arguments that they know, the others an event, nobody anything twice',
  async (order) => {
    const names =
      'adding_to_cart added_to_cart wc_cart_button_updated wc_fragments_loaded removed_from_cart wc_fragments_refreshed'
    const { page, told, complaints, close } = await aPageWithJQuery(LISTING, order, names)
    await page.locator('.ajax_add_to_cart').first().click()
    const panel = page.getByRole('dialog', { name: 'Carrinho' })
    await panel.getByRole('link', { name: 'Ver carrinho' }).waitFor()
    const hash = (await page.context().cookies()).find(({ name }) => name === 'woocommerce_cart_hash')
    expect(await told()).toEqual([
      'browser · adding_to_cart',
      'jQuery · adding_to_cart · $a · product_id',
      'browser · added_to_cart',
      `jQuery · added_to_cart · div.widget_shopping_cart_content · string ${hash?.value} · $a`,
      'browser · wc_cart_button_updated',
      'jQuery · wc_cart_button_updated · $a',
      'browser · wc_fragments_loaded',
      'jQuery · wc_fragments_loaded',
    ])
    await panel.getByRole('button', { name: /^Remover/ }).click()
    await panel.getByText('Nenhum produto no carrinho.').waitFor()
    expect(await told()).toEqual([
      'browser · removed_from_cart',
      'jQuery · removed_from_cart · div.widget_shopping_cart_content · string  · $a',
      'browser · wc_fragments_loaded',
      'jQuery · wc_fragments_loaded',
    ])
    const asked: string[] = []
    page.on('request', (request) => request.url().includes('get_refreshed_fragments') && asked.push(request.url()))
    for (const way of ['jQuery', 'browser'] as const) {
      const answered = page.waitForResponse(/get_refreshed_fragments/)
      await page.evaluate((by) => {
        if (by === 'jQuery') (globalThis as unknown as Told).jQuery(document.body).trigger('wc_fragment_refresh')
        else document.body.dispatchEvent(new Event('wc_fragment_refresh'))
      }, way)
      await answered
      await expect.poll(told).toEqual(['browser · wc_fragments_refreshed', 'jQuery · wc_fragments_refreshed'])
    }
    expect(asked).toHaveLength(2)
    expect(complaints).toEqual([])
    await close()
  },
)

test('[ADD-5] a jQuery listener that answers false before the request is sent stops the adding', async () => {
  const { page, told, close } = await aPageWithJQuery(
    LISTING,
    'before ours',
    'adding_to_cart ajax_request_not_sent.adding_to_cart',
  )
  await page.evaluate(() =>
    (globalThis as unknown as Told).jQuery(document.body).on('should_send_ajax_request.adding_to_cart', () => false),
  )
  const button = page.locator('.ajax_add_to_cart').first()
  await button.click()
  expect(await told()).toEqual([
    'browser · ajax_request_not_sent',
    'jQuery · ajax_request_not_sent · boolean false · boolean false · $a',
  ])
  expect(await button.getAttribute('class')).not.toContain('loading')
  await close()
})

test('[SWATCH-8] jQuery listeners hear of a choice with the variation that it means', async () => {
  const names = 'found_variation show_variation wvs-selected-item'
  const { page, told, close } = await aPageWithJQuery('/produto/camiseta-algodao-organico/', 'before ours', names)
  const form = page.locator('form.variations_form')
  await form.locator('.variations').hover()
  await page.locator('form.wvs-loaded').waitFor()
  await form.getByRole('radio', { name: 'Preto', exact: true }).click()
  await told()
  await form.getByRole('radio', { name: 'P', exact: true }).click()
  await expect.poll(() => page.locator('.sku').innerText()).toBe('VES-CAMISETA-PRE-P')
  expect((await told()).filter((line) => line.startsWith('jQuery'))).toEqual([
    'jQuery · wvs-selected-item · string attribute_pa_tamanho · string p · $select · $form',
    'jQuery · found_variation · variation VES-CAMISETA-PRE-P',
    'jQuery · show_variation · variation VES-CAMISETA-PRE-P · boolean true',
  ])
  await close()
})

test('[CART-3] on the page of the cart jQuery listeners hear of coupons by their code, and can ask for an update', async () => {
  const names = 'applied_coupon removed_coupon updated_wc_div'
  const { page, told, close } = await aPageWithJQuery('/cart/', 'after ours', names)
  await theCartWakes(page)
  await page.getByLabel('Código do cupom').fill('BemVindo10')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Remover o cupom bemvindo10' }).click()
  await expect.poll(() => page.locator('.cart-discount').count()).toBe(0)
  expect((await told()).filter((line) => line.startsWith('jQuery'))).toEqual([
    'jQuery · applied_coupon · string BemVindo10',
    'jQuery · removed_coupon · string bemvindo10',
  ])
  await page.evaluate(() => (globalThis as unknown as Told).jQuery(document.body).trigger('wc_update_cart'))
  await expect.poll(told).toEqual(['browser · updated_wc_div', 'jQuery · updated_wc_div'])
  await close()
})
