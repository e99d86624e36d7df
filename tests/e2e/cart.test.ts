import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolations } from '#tests/support/axe.ts'
import { launchBrowser } from '#tests/support/browser.ts'
import { aSettledVisitor } from '#tests/support/consent-shop.ts'
import { eventually } from '#tests/support/eventually.ts'
import { anOpenShop } from '#tests/support/shop.ts'

const jQuery = readFileSync(fileURLToPath(import.meta.resolve('jquery/dist/jquery.min.js')), 'utf8')

let shop: Awaited<ReturnType<typeof anOpenShop>>
let browser: Browser
let origin: string

beforeAll(async () => {
  shop = await anOpenShop({ demo: true })
  origin = shop.origin
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await shop.close()
})

async function aVisitor({ path = '/categoria-produto/cozinha-e-mesa/', scripts = true, width = 1280 } = {}) {
  const context = await aSettledVisitor(browser, origin, { viewport: { width, height: 900 }, javaScriptEnabled: scripts })
  const page = await context.newPage()
  await page.goto(origin + path)
  return { context, page, close: () => context.close() }
}
const cards = (page: Page) => page.locator('li.product:has(.ajax_add_to_cart)')
const count = (page: Page) => page.locator('.elementor-button-icon-qty')
/** The drawer opens after the answer was drawn: closed before it is open, it would stay open. */
async function closeDrawer(page: Page) {
  const drawer = page.getByRole('dialog', { name: 'Carrinho' })
  await drawer.waitFor()
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'hidden' })
}
const requestsTo = (page: Page, endpoint: string) => {
  const bodies: string[] = []
  page.on('request', (request) => request.url().includes(`wc-ajax=${endpoint}`) && bodies.push(request.postData() ?? ''))
  return bodies
}

test('[ADD-1, ADD-3, ADD-4, ADD-9] a click posts all that the button carries; it loads, then is added, and «Ver carrinho» stands after it once', async () => {
  const { page, close } = await aVisitor()
  const bodies = requestsTo(page, 'add_to_cart')
  await page.route('**/*wc-ajax=add_to_cart*', async (route) => {
    await page.locator('.add_to_cart_button.loading').waitFor()
    await route.continue()
  })
  const button = cards(page).first().locator('.ajax_add_to_cart')
  const data = await button.evaluate((element) => ({ ...(element as HTMLElement).dataset }))
  await button.click()
  await page.locator('.add_to_cart_button.added').waitFor()
  expect(Object.fromEntries(new URLSearchParams(bodies[0]))).toEqual(data)
  expect(Number(data.product_id)).toBeGreaterThan(0)
  await closeDrawer(page)
  await button.click()
  await count(page).getByText('2').waitFor()
  const links = cards(page).first().locator('a.added_to_cart')
  expect(await links.count()).toBe(1)
  expect(await links.textContent()).toBe('Ver carrinho')
  expect(await page.locator('.widget_shopping_cart_live_region').textContent()).toBe(data.success_message)
  // How far free freight is, is said too, in a place of its own.
  await page.locator('.free_freight_live_region').getByText('rete grátis').waitFor({ state: 'attached' })
  expect(page.url()).toContain('/categoria-produto/')
  await close()
})

test('[ADD-2] a button without a product is an ordinary link', async () => {
  const { page, close } = await aVisitor()
  const button = cards(page).first().locator('.ajax_add_to_cart')
  await button.evaluate((element) => delete (element as HTMLElement).dataset.product_id)
  await button.click()
  await page.getByRole('alert').getByText('foi adicionado ao seu carrinho.').waitFor()
  expect(page.url()).toBe(`${origin}/categoria-produto/cozinha-e-mesa/`)
  await close()
})

test('[ADD-5] a listener that cancels the adding stops it: no request, and the button stops loading', async () => {
  const { page, close } = await aVisitor()
  const bodies = requestsTo(page, 'add_to_cart')
  await page.evaluate(() => document.body.addEventListener('adding_to_cart', (event) => event.preventDefault()))
  const button = cards(page).first().locator('.ajax_add_to_cart')
  await button.click()
  expect(await button.getAttribute('class')).not.toContain('loading')
  expect(bodies).toEqual([])
  await close()
})

test('[ADD-6] what can not be added leads to its own page, which says why', async () => {
  const { page, close } = await aVisitor()
  const first = cards(page).first()
  const url = await first.locator('a.woocommerce-LoopProduct-link').getAttribute('href')
  await first.locator('.ajax_add_to_cart').evaluate((element) => ((element as HTMLElement).dataset.quantity = '9000'))
  await first.locator('.ajax_add_to_cart').click()
  await page.waitForURL(`${origin}${url}`)
  await page.getByRole('alert').getByText('Você não pode adicionar').waitFor()
  await close()
})

test('[ADD-8] adding and removing run one after the other, in the order of the clicks', async () => {
  const { page, close } = await aVisitor()
  let running = 0
  let most = 0
  const order: string[] = []
  await page.route('**/*wc-ajax=*', async (route) => {
    running++
    most = Math.max(most, running)
    order.push(new URLSearchParams(route.request().postData() ?? '').get('product_id') ?? 'remove')
    const answer = await route.fetch()
    running--
    await route.fulfill({ response: answer })
  })
  const ids = await cards(page)
    .locator('.ajax_add_to_cart')
    .evaluateAll((buttons) => buttons.slice(0, 3).map((button) => (button as HTMLElement).dataset.product_id))
  await page.evaluate(() =>
    document.querySelectorAll<HTMLElement>('.ajax_add_to_cart').forEach((button, index) => index < 3 && button.click()),
  )
  await count(page).getByText('3').waitFor()
  expect(order).toEqual(ids)
  expect(most).toBe(1)
  await close()
})

test('[ADD-11, CART-1] scripts are told what happens, and the side cart opens by itself, closes by Esc and by its cross', async () => {
  const { page, close } = await aVisitor()
  await page.evaluate(() => {
    const told: string[] = []
    for (const name of [
      'adding_to_cart',
      'added_to_cart',
      'removed_from_cart',
      'wc_fragments_loaded',
      'wc_cart_button_updated',
    ]) {
      document.body.addEventListener(name, (event) =>
        told.push(`${name}:${Object.keys((event as CustomEvent<object>).detail).join()}`),
      )
    }
    Object.assign(globalThis, { told })
  })
  await cards(page).first().locator('.ajax_add_to_cart').click()
  const panel = page.getByRole('dialog', { name: 'Carrinho' })
  await panel.getByRole('link', { name: 'Ver carrinho' }).waitFor()
  const toggle = page.locator('.elementor-menu-cart__toggle_button')
  expect(await toggle.getAttribute('aria-expanded')).toBe('true')
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'hidden' })
  expect(await toggle.getAttribute('aria-expanded')).toBe('false')
  await toggle.click()
  await panel.getByRole('button', { name: /^Remover/ }).click()
  await panel.getByText('Nenhum produto no carrinho.').waitFor()
  await panel.getByRole('button', { name: 'Fechar carrinho' }).click()
  await panel.waitFor({ state: 'hidden' })
  expect(await page.evaluate(() => (globalThis as unknown as { told: string[] }).told)).toEqual([
    'adding_to_cart:button,data',
    'added_to_cart:fragments,cart_hash,button',
    'wc_cart_button_updated:button',
    'wc_fragments_loaded:',
    'removed_from_cart:fragments,cart_hash,button',
    'wc_fragments_loaded:',
  ])
  await close()
})

test('[REM-1, REM-3] a line is dimmed while it is taken out, and the page stays', async () => {
  const { page, close } = await aVisitor()
  await cards(page).first().locator('.ajax_add_to_cart').click()
  const row = page.locator('.woocommerce-mini-cart-item')
  await row.waitFor()
  let dimmed = ''
  await page.route('**/*wc-ajax=remove_from_cart*', async (route) => {
    dimmed = (await row.getAttribute('aria-busy')) ?? ''
    await route.continue()
  })
  await row.getByRole('button', { name: /^Remover/ }).click()
  await page.getByText('Nenhum produto no carrinho.').waitFor()
  expect(dimmed).toBe('true')
  expect(page.url()).toContain('/categoria-produto/')
  await close()
})

test('[I7] an answer that is lost after the shop has added is asked for again, never added again, and what fails is seen', async () => {
  const { page, close } = await aVisitor({ path: '/produto/colheres-de-pau/', width: 360 })
  const keys: (string | undefined)[] = []
  await page.route('**/*wc-ajax=add_to_cart*', async (route) => {
    keys.push((await route.request().allHeaders())['idempotency-key'])
    const answer = await route.fetch()
    if (keys.length < 3) await route.abort()
    else await route.fulfill({ response: answer })
  })
  const button = page.locator('.single_add_to_cart_button')
  await button.click()
  const problem = page.getByRole('alert').filter({ hasText: 'Não foi possível adicionar agora.' })
  await problem.waitFor()
  await eventually('it is in sight', () =>
    problem.evaluate((alert) => alert.getBoundingClientRect().top >= 0 && alert.getBoundingClientRect().bottom <= innerHeight),
  )
  expect(await problem.getByRole('link', { name: 'Ver carrinho' }).getAttribute('href')).toBe('/cart/')
  await problem.getByRole('button', { name: 'Fechar aviso' }).click()
  expect(await problem.count()).toBe(0)
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
  await button.click()
  await count(page).getByText('1').waitFor()
  expect(new Set(keys).size).toBe(1)
  expect(page.url()).toBe(`${origin}/produto/colheres-de-pau/`)
  await page.unroute('**/*wc-ajax=add_to_cart*')
  await closeDrawer(page)
  await button.click()
  await count(page).getByText('2').waitFor()
  await close()
})

test.each([
  ['after the first sign of a visitor', false],
  ['before it', true],
])(
  'a line that was lost %s: a press says so where it is seen, and the button in the header leads to the cart',
  async (_when, isEarly) => {
    const { page, close } = await aVisitor({ path: '/produto/colheres-de-pau/', width: 360 })
    const scripts = /\/assets\/(notices|menu-cart)-/
    if (!isEarly) {
      const ready = page.waitForResponse(/\/assets\/notices-/)
      await page.mouse.move(50, 50)
      await page.mouse.move(60, 60)
      await (await ready).finished()
    }
    for (const lost of [scripts, '**/*wc-ajax=add_to_cart*']) await page.route(lost, (route) => route.abort())
    await page.locator('.single_add_to_cart_button').click()
    const problem = page.locator('main').getByText('Não foi possível adicionar agora.')
    await problem.waitFor()
    await eventually('it is in sight', () =>
      problem.evaluate((told) => told.getBoundingClientRect().top >= 0 && told.getBoundingClientRect().bottom <= innerHeight),
    )
    if (isEarly) {
      await page.locator('.elementor-menu-cart__toggle_button').filter({ visible: true }).first().click()
      await page.waitForURL('**/cart/')
    }
    await close()
  },
)

test('a listener of somebody else that throws changes nothing of what is added or taken out', async () => {
  const context = await aSettledVisitor(browser, origin, { viewport: { width: 1280, height: 900 }, bypassCSP: true })
  const page = await context.newPage()
  const thrown: string[] = []
  page.on('pageerror', ({ message }) => thrown.push(message))
  await page.goto(`${origin}/categoria-produto/cozinha-e-mesa/`)
  await page.addScriptTag({ content: jQuery })
  await page.evaluate(() => {
    type Query = (target: Element) => { on: (names: string, act: (event: { type: string }) => void) => void }
    const { jQuery: $ } = window as unknown as { jQuery: Query }
    $(document.body).on('adding_to_cart added_to_cart removed_from_cart wc_fragments_loaded', ({ type }) => {
      throw new Error(`third party: ${type}`)
    })
  })
  await cards(page).first().locator('.ajax_add_to_cart').click()
  await count(page).getByText('1').waitFor()
  await page.locator('.remove_from_cart_button').click()
  await page.getByText('Nenhum produto no carrinho.').waitFor()
  expect(page.url()).toBe(`${origin}/categoria-produto/cozinha-e-mesa/`)
  await eventually('all of them were heard', () => thrown.length >= 5)
  expect(new Set(thrown)).toEqual(
    new Set(
      ['adding_to_cart', 'added_to_cart', 'removed_from_cart', 'wc_fragments_loaded'].map((name) => `third party: ${name}`),
    ),
  )
  await context.close()
})

test('[CART-1] over a scrolled page the side cart shows its lines whole; closed, it leaves the page and the focus where they were', async () => {
  const { page, close } = await aVisitor({ path: '/produto/colheres-de-pau/', width: 360 })
  const button = page.locator('.single_add_to_cart_button')
  const quantity = page.getByLabel('Quantidade de Colheres de pau')
  const note = page.locator('.quantity-note')
  // What Tab brings into view is there at once, so that no scrolling is still on its way.
  await page.evaluate(() => (document.documentElement.style.scrollBehavior = 'auto'))
  for (const [typed, kept, words] of [
    ['1.5', '1', 'só vendemos unidades inteiras'],
    ['9999', await quantity.getAttribute('max'), 'o máximo disponível'],
    ['1', '1', ''],
  ] as const) {
    await quantity.fill(typed)
    await quantity.press('Tab')
    expect([await quantity.inputValue(), await note.textContent()]).toEqual([kept, expect.stringContaining(words)])
  }
  await button.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await button.click()
  const panel = page.getByRole('dialog', { name: 'Carrinho' })
  const units = panel.locator('.mini_cart_item .quantity')
  await units.getByText('1 ×').waitFor()
  expect(await units.evaluate((line) => [getComputedStyle(line).borderTopWidth, line.scrollWidth <= line.clientWidth])).toEqual([
    '0px',
    true,
  ])
  const scrolled = () => page.evaluate(() => Math.round(scrollY))
  const before = await scrolled()
  expect(before).toBeGreaterThan(200)
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'hidden' })
  expect(await scrolled()).toBe(before)
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
  await button.press('Enter')
  await units.getByText('2 ×').waitFor()
  await panel.getByRole('button', { name: /^Remover/ }).press('Enter')
  await panel.getByText('Nenhum produto no carrinho.').waitFor()
  expect(await panel.evaluate((main) => main.contains(document.activeElement))).toBe(true)
  await close()
})

test('[REM-2] when the call fails, the link itself takes the line out', async () => {
  const { page, close } = await aVisitor()
  await cards(page).first().locator('.ajax_add_to_cart').click()
  await page.locator('.woocommerce-mini-cart-item').waitFor()
  await page.route('**/*wc-ajax=remove_from_cart*', (route) => route.abort())
  await page.locator('.remove_from_cart_button').click()
  await page.waitForURL(`${origin}/cart/`)
  expect(await page.getByText('Seu carrinho está vazio.').count()).toBe(1)
  await close()
})

test('[CART-8] a page from the cache shows this visitor’s count, and other tabs follow', async () => {
  const { context, page, close } = await aVisitor()
  const other = await context.newPage()
  await other.goto(`${origin}/sobre/`)
  await cards(page).first().locator('.ajax_add_to_cart').click()
  await count(page).getByText('1').waitFor()
  await count(other).getByText('1').waitFor({ state: 'attached' })
  expect(await count(other).getAttribute('data-counter')).toBe('1')
  await page.goto(`${origin}/blog/`)
  await count(page).getByText('1').waitFor({ state: 'attached' })
  await close()
})

test('[CORE-5] without scripts a visitor fills the cart, changes it and empties it', async () => {
  const { page, close } = await aVisitor({ scripts: false })
  await cards(page).first().locator('.ajax_add_to_cart').click()
  await page.getByText('foi adicionado ao seu carrinho.').waitFor()
  await page.getByRole('alert').getByRole('link', { name: 'Ver carrinho' }).click()
  await page.locator('input.qty').fill('2')
  await page.getByRole('button', { name: 'Atualizar carrinho' }).click()
  await page.getByText('Carrinho atualizado.').waitFor()
  await page.getByRole('button', { name: /^Remover/ }).click()
  await page.getByRole('link', { name: 'Desfazer?' }).click()
  expect(await page.locator('input.qty').inputValue()).toBe('2')
  await close()
})

test.each([360, 1280])('the cart and the open side cart have no accessibility violation at %i px', async (width) => {
  const context = await aSettledVisitor(browser, origin, { viewport: { width, height: 800 }, bypassCSP: true })
  const page = await context.newPage()
  await page.goto(`${origin}/categoria-produto/cozinha-e-mesa/`)
  await cards(page).first().locator('.ajax_add_to_cart').click()
  await page.getByRole('dialog', { name: 'Carrinho' }).waitFor()
  expect(await findViolations(page)).toEqual([])
  await page.goto(`${origin}/cart/`)
  expect(await findViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await context.close()
})
