import type { Browser, Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { AvailableVariation } from '#shop/catalog/variation.ts'
import { findViolations } from '#tests/support/axe.ts'
import { launchBrowser, listen } from '#tests/support/browser.ts'
import { eventually } from '#tests/support/eventually.ts'
import { anOpenShop, type TestShop } from '#tests/support/shop.ts'

const SHIRT = '/produto/camiseta-algodao-organico/'
const TOWEL = '/produto/toalha-de-banho-algodao/'

let shop: TestShop
let browser: Browser
let origin: string
let opened: Page[] = []

beforeAll(async () => {
  const opening = await anOpenShop({ demo: true })
  ;({ origin } = opening)
  shop = opening
  browser = await launchBrowser()
})
afterEach(async () => {
  await Promise.all(opened.map((page) => page.context().close()))
  opened = []
})
afterAll(async () => {
  await browser?.close()
  await shop?.close()
})

async function visit(path: string, { scripts = true, bypassCSP = false, asleep = false } = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, javaScriptEnabled: scripts, bypassCSP })
  const page = await context.newPage()
  opened.push(page)
  const complaints = listen(page)
  await page.goto(origin + path)
  if (scripts && !asleep) await touch(page)
  return { page, complaints, ...parts(page) }
}

/** The form wakes when somebody comes to it. */
async function touch(page: Page) {
  await page.locator('form.variations_form .variations').hover()
  await page.locator('form.wvs-loaded').waitFor()
}

const parts = (page: Page) => ({
  form: page.locator('form.variations_form'),
  swatch: (name: string | RegExp) => page.locator('form.variations_form').getByRole('radio', { name, exact: true }),
  add: page.locator('.single_add_to_cart_button'),
  quantity: page.locator('form.cart input.qty'),
})
const isChecked = async (item: ReturnType<ReturnType<typeof parts>['swatch']>) =>
  (await item.getAttribute('aria-checked')) === 'true'
const classOf = async (item: ReturnType<ReturnType<typeof parts>['swatch']>) => (await item.getAttribute('class')) ?? ''

/** Sets how the shop's swatches behave, and waits until its pages know. */
async function set(options: Record<string, unknown>, isOn: (html: string) => boolean) {
  const value = JSON.stringify(options)
  await shop.db
    .insertInto('settings')
    .values({ name: 'swatches', value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
  await eventually('the page follows the setting', async () => isOn((await shop.get(SHIRT)).body))
}
const says = (name: string, value: string) => (html: string) => html.includes(`&quot;${name}&quot;:${value}`)

test('[CORE-1] React is not run on a page that nobody touches; the first press wakes the form and counts', async () => {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, hasTouch: true })
  const page = await context.newPage()
  opened.push(page)
  const complaints = listen(page)
  await page.coverage.startJSCoverage({ reportAnonymousScripts: false })
  const fetched = page.waitForEvent('requestfinished', (request) => /assets\/react-/.test(request.url()))
  await page.goto(origin + SHIRT)
  // It is there for the first press…
  await fetched
  await page.evaluate(() => new Promise((rested) => requestIdleCallback(rested)))
  expect(await page.locator('shop-island[awake]').count()).toBe(0)
  const run = (await page.coverage.stopJSCoverage()).filter(({ functions }) =>
    functions.some(({ ranges }) => ranges[0]!.count > 0),
  )
  expect(run.map(({ url }) => url).filter((url) => url.includes('runtime'))).toHaveLength(1)
  // …and has done nothing yet.
  expect(run.map(({ url }) => url).filter((url) => /react|product-form/.test(url))).toEqual([])
  await parts(page).swatch('Preto').tap()
  await page.getByRole('radio', { name: 'Preto', checked: true }).waitFor()
  expect(complaints).toEqual([])
})

test('[SWATCH-1] the form carries its product and variations, each list of swatches its attribute and values', async () => {
  const { form, page } = await visit(SHIRT)
  const { product_id, product_variations } = await form.evaluate((element) => ({ ...(element as HTMLFormElement).dataset }))
  expect(Number(product_id)).toBeGreaterThan(0)
  const variations = JSON.parse(product_variations!) as AvailableVariation[]
  expect(variations).toHaveLength(17)
  expect(Object.keys(variations[0]!.attributes)).toEqual(['attribute_pa_cor', 'attribute_pa_tamanho'])
  const list = page.getByRole('radiogroup', { name: 'Cor' })
  expect(await list.getAttribute('data-attribute_name')).toBe('attribute_pa_cor')
  expect(JSON.parse((await list.getAttribute('data-attribute_values'))!)).toEqual(['branco', 'preto', 'terracota', 'oliva'])
})

test('[SWATCH-2] [SWATCH-8] a variation that leaves its size open is found by any size', async () => {
  const { id } = await shop.db
    .selectFrom('variations')
    .select('id')
    .where('sku', '=', 'VES-CAMISA-CRU-P')
    .executeTakeFirstOrThrow()
  const size = await shop.db.selectFrom('attributes').select('id').where('slug', '=', 'tamanho').executeTakeFirstOrThrow()
  await shop.db.deleteFrom('variation_terms').where('variation_id', '=', id).where('attribute_id', '=', size.id).execute()
  const { page, swatch } = await visit('/produto/camisa-de-linho/')
  await swatch('Cru').click()
  await swatch('GG').click()
  await page.locator(`input[name="variation_id"][value="${id}"]`).waitFor({ state: 'attached' })
})

test('[SWATCH-3] given a colour, a size that is sold out is disabled and one that is not made is unavailable: neither can be chosen', async () => {
  const { swatch } = await visit(SHIRT)
  await swatch('Terracota').click()
  const soldOut = swatch('G, Fora de estoque')
  const notMade = swatch('GG, Indisponível')
  await soldOut.waitFor()
  expect(await classOf(soldOut)).toMatch(/ disabled$/)
  expect(await soldOut.getAttribute('data-offer')).toBe('out-of-stock')
  expect(await classOf(notMade)).toMatch(/ disabled unavailable$/)
  await soldOut.click({ force: true })
  await notMade.click({ force: true })
  expect(await isChecked(soldOut)).toBe(false)
  expect(await isChecked(notMade)).toBe(false)
})

test('[SWATCH-3] with that option on, what is out of stock can be clicked, says so, and can not be added', async () => {
  await set({ clickable_out_of_stock: true }, says('clickable_out_of_stock', 'true'))
  const { page, swatch, add } = await visit(SHIRT)
  await swatch('Terracota').click()
  const soldOut = swatch('G, Fora de estoque')
  expect(await classOf(soldOut)).toContain('no-stock')
  await soldOut.click()
  await page.locator('.single_variation .stock.out-of-stock', { hasText: 'Fora de estoque' }).waitFor()
  expect(await classOf(add)).toContain('wc-variation-is-unavailable')
  await add.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('status').getByText('Desculpe, este produto não está disponível').waitFor()
  await set({}, says('clickable_out_of_stock', 'false'))
})

test('[SWATCH-4] a click selects, a second one clears; «Limpar» clears all and says so', async () => {
  const { page, swatch } = await visit(SHIRT)
  await swatch('Preto').click()
  expect(await isChecked(swatch('Preto'))).toBe(true)
  await swatch('Branco').click()
  expect([await isChecked(swatch('Preto')), await isChecked(swatch('Branco'))]).toEqual([false, true])
  await swatch('Branco').click()
  expect(await page.locator('[role="radio"][aria-checked="true"]').count()).toBe(0)
  await swatch('Branco').click()
  await swatch('P').click()
  await page.getByRole('button', { name: 'Limpar' }).click()
  expect(await page.locator('[role="radio"][aria-checked="true"]').count()).toBe(0)
  await page.getByRole('alert').getByText('Sua seleção foi redefinida.').waitFor()
  expect(await page.getByRole('button', { name: 'Limpar' }).count()).toBe(0)
})

test('[SWATCH-5] when that is wanted, a choice takes back those that do not go with it', async () => {
  await set({ deselect_unavailable: true }, says('deselect_unavailable', 'true'))
  const { page, swatch } = await visit(SHIRT)
  await swatch('PP').click()
  await swatch('Preto, Indisponível').click()
  expect(await isChecked(swatch('Preto'))).toBe(true)
  expect(await page.getByRole('radiogroup', { name: 'Tamanho' }).locator('[aria-checked="true"]').count()).toBe(0)
  await set({}, says('deselect_unavailable', 'false'))
})

test('[SWATCH-6] how many are left is told when five or fewer are, and only where the shop wants it', async () => {
  const plain = await visit(SHIRT)
  await plain.swatch('Oliva').click()
  expect(await plain.page.getByText(/Resta/).count()).toBe(0)
  await set({ show_variation_stock: true }, says('show_variation_stock', 'true'))
  const { page, swatch } = await visit(SHIRT)
  await swatch('Oliva').click()
  const sizes = page.getByRole('radiogroup', { name: 'Tamanho' })
  await sizes.getByText('Restam 2').waitFor()
  expect(
    await sizes.locator('.wvs-show-stock-left-info').evaluateAll((all) => all.map((one) => one.getAttribute('data-value'))),
  ).toEqual(['p', 'm'])
  await set({}, says('show_variation_stock', 'false'))
})

test('[SWATCH-7] the chosen value stands beside the name of its attribute', async () => {
  const { page, swatch } = await visit(SHIRT)
  const label = page.locator('tr[data-attribute="pa_cor"] .label')
  expect(await label.innerText()).toBe('Cor')
  await swatch('Terracota').click()
  expect(await label.innerText()).toBe('Cor: Terracota')
  await set({ show_variation_label: false }, says('show_variation_label', 'false'))
  const without = await visit(SHIRT)
  await without.swatch('Terracota').click()
  expect(await without.page.locator('tr[data-attribute="pa_cor"] .label').innerText()).toBe('Cor')
  await set({}, says('show_variation_label', 'true'))
})

test('[SWATCH-8] a whole choice shows its price, picture, stock and SKU, bounds the quantity, and goes back when cleared', async () => {
  const { page, swatch, quantity, complaints } = await visit(TOWEL)
  const picture = page.locator('.woocommerce-product-gallery img').first()
  const [before, sku] = [await picture.getAttribute('src'), await page.locator('.sku').innerText()]
  const variations = JSON.parse(
    (await page.locator('form.variations_form').getAttribute('data-product_variations'))!,
  ) as AvailableVariation[]
  const wanted = variations.find(
    ({ attributes, is_in_stock }) =>
      attributes.attribute_pa_cor === 'indigo' && attributes.attribute_pa_tamanho === 'banhao' && is_in_stock,
  )!
  await quantity.fill('999')
  await swatch('Índigo').click()
  await swatch('Banhão').click()
  const shown = page.locator('.single_variation')
  await shown.locator('.woocommerce-variation-price', { hasText: '129,00' }).waitFor()
  await shown.locator('.stock.in-stock').waitFor()
  expect(await page.locator('.sku').innerText()).toBe(wanted.sku)
  if (!wanted.image) throw new Error('the demo has a picture for each colour')
  expect(await picture.getAttribute('src')).toBe(wanted.image.src)
  await picture.evaluate((image) => (image as HTMLImageElement).decode())
  expect(await picture.evaluate((image) => new URL((image as HTMLImageElement).currentSrc).pathname)).toMatch(/indigo/)
  expect(await quantity.getAttribute('max')).toBe(String(wanted.max_qty))
  expect(await quantity.inputValue()).toBe(String(wanted.max_qty))
  await page.getByRole('button', { name: 'Limpar' }).click()
  expect(await picture.getAttribute('src')).toBe(before)
  expect(await page.locator('.sku').innerText()).toBe(sku)
  expect(await shown.innerText()).toBe('')
  expect(complaints).toEqual([])
})

test('[SWATCH-8] the form sends product, variation, choices and quantity without leaving the page', async () => {
  const { page, swatch, add } = await visit(SHIRT)
  await swatch('Preto').click()
  await swatch('P').click()
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await add.click()
  const fields = Object.fromEntries(new URLSearchParams((await sent).postData() ?? ''))
  expect(fields).toMatchObject({ attribute_pa_cor: 'preto', attribute_pa_tamanho: 'p', quantity: '1' })
  expect(Number(fields.variation_id)).toBeGreaterThan(0)
  expect(fields['add-to-cart']).toBe(fields.product_id)
  expect(new URL(page.url()).pathname).toBe(SHIRT)
})

test('[SWATCH-8] nothing is sent before the choice is whole: the shopper is told and led to what is open', async () => {
  const { page, swatch, add } = await visit(SHIRT)
  await swatch('Preto').click()
  expect(await classOf(add)).toContain('disabled wc-variation-selection-needed')
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await add.click()
  await page.getByRole('status').getByText('Selecione uma das opções do produto antes de adicioná-lo ao carrinho.').waitFor()
  expect(await page.evaluate(() => document.activeElement?.closest('ul')?.getAttribute('aria-label'))).toBe('Tamanho')
  expect(sent.filter((url) => url.includes('add_to_cart'))).toEqual([])
})

test('[SWATCH-8] scripts that listen to the ecosystem hear of every choice', async () => {
  const { page, form, swatch } = await visit(SHIRT)
  await form.evaluate((element) => {
    const heard: string[] = []
    Object.assign(globalThis, { heard })
    for (const name of [
      'found_variation',
      'reset_data',
      'woocommerce_variation_has_changed',
      'wvs-selected-item',
      'wvs-unselected-item',
    ])
      element.addEventListener(name, (event) =>
        heard.push(`${name} ${(event as CustomEvent<{ sku?: string }[]>).detail[0]?.sku ?? ''}`.trim()),
      )
  })
  await swatch('Preto').click()
  await swatch('P').click()
  await swatch('P').click()
  expect(await page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard)).toEqual([
    'wvs-selected-item',
    'reset_data',
    'woocommerce_variation_has_changed',
    'wvs-selected-item',
    'found_variation VES-CAMISETA-PRE-P',
    'woocommerce_variation_has_changed',
    'wvs-unselected-item',
    'reset_data',
    'woocommerce_variation_has_changed',
  ])
})

test('[SWATCH-9] swatches are a radio group for the keyboard: one stop, arrows choose, Space takes back', async () => {
  const { page, swatch } = await visit(SHIRT)
  const colors = page.getByRole('radiogroup', { name: 'Cor' })
  expect(await colors.locator('[tabindex="0"]').count()).toBe(1)
  await swatch('Branco').focus()
  await page.keyboard.press('Space')
  expect(await isChecked(swatch('Branco'))).toBe(true)
  for (const [key, name] of [
    ['ArrowRight', 'Preto'],
    ['End', 'Oliva'],
    ['ArrowRight', 'Branco'],
    ['ArrowLeft', 'Oliva'],
    ['Home', 'Branco'],
  ] as const) {
    await page.keyboard.press(key)
    await colors.locator('[aria-checked="true"]:focus', { has: page.locator('svg') }).waitFor()
    expect(await isChecked(swatch(name))).toBe(true)
  }
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('ul')?.getAttribute('aria-label'))).toBe('Tamanho')
  await page.keyboard.press('Enter')
  expect(await isChecked(swatch('PP'))).toBe(true)
  await page.keyboard.press('Space')
  expect(await isChecked(swatch('PP'))).toBe(false)
})

test('[SWATCH-9] an address chooses a variation, and the page in the cache stays the same for everybody', async () => {
  const { page, swatch } = await visit(`${SHIRT}?attribute_pa_cor=preto&attribute_pa_tamanho=p&utm_source=x`)
  expect([await isChecked(swatch('Preto')), await isChecked(swatch('P'))]).toEqual([true, true])
  await page.locator('.single_variation .stock.in-stock').waitFor()
  expect(await page.locator('.sku').innerText()).toBe('VES-CAMISETA-PRE-P')
  const [plain, asked] = await Promise.all([shop.get(SHIRT), shop.get(`${SHIRT}?attribute_pa_cor=preto`)])
  expect(asked.headers.etag).toBe(plain.headers.etag)
})

test('[SWATCH-9] in the listing a dot shows the product in its colour, and adds it where the colour says it all', async () => {
  const { id } = await shop.db.selectFrom('products').select('id').where('slug', '=', 'caneca-serra').executeTakeFirstOrThrow()
  const { page } = await visit('/loja/', { asleep: true })
  const card = page.locator(`.product-card.post-${id}`)
  const dot = card.locator('.product-card-colors a').nth(1)
  const href = (await dot.getAttribute('href'))!
  await dot.click()
  await card.locator('.product-card-colors a[aria-current]').waitFor()
  expect(await card.locator('picture img').getAttribute('src')).toBe(await dot.getAttribute('data-src'))
  expect(await card.locator('.woocommerce-LoopProduct-link').getAttribute('href')).toContain(href)
  const sent = page.waitForRequest((request) => request.url().includes('add_to_cart'))
  await card
    .getByRole('button', { name: /Adicionar ao carrinho/ })
    .or(card.locator('a.ajax_add_to_cart'))
    .first()
    .click()
  const fields = Object.fromEntries(new URLSearchParams((await sent).postData() ?? ''))
  expect(fields).toMatchObject({ product_id: String(id), variation_id: await dot.getAttribute('data-variation_id') })
  await card.locator('.added_to_cart').waitFor()
})

test('[SWATCH-9] without scripts a dot in the listing leads to the product in its colour', async () => {
  const without = await visit('/categoria-produto/vestir/', { scripts: false })
  const link = without.page.getByRole('link', { name: 'Camiseta de algodão orgânico: Terracota' })
  const { page } = await visit((await link.getAttribute('href'))!, { asleep: true })
  await page.locator('form.wvs-loaded').waitFor()
  expect(await isChecked(parts(page).swatch('Terracota'))).toBe(true)
  await page.locator('.woocommerce-product-gallery img[src*="terracota"]').first().waitFor()
  expect(await page.locator('.woocommerce-product-gallery img').first().getAttribute('src')).toMatch(/terracota/)
})

test('[SWATCH-10] a product with very many variations asks for them when a shopper begins to choose, and still filters', async () => {
  const path = await aProductWithManyVariations()
  const asked: string[] = []
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  opened.push(page)
  page.on('request', (request) => request.url().includes('woo-variation-swatches') && asked.push(request.url()))
  await page.goto(origin + path)
  const { form, swatch } = parts(page)
  expect(await form.getAttribute('data-product_variations')).toBe('false')
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await swatch('Branco').click()
  await swatch('PP, Fora de estoque').waitFor()
  await swatch('Banhão, Indisponível').waitFor()
  await swatch('M').click()
  await page.locator('.single_variation .stock.in-stock').waitFor()
  expect(await page.locator('.sku').innerText()).toBe('MUITAS-branco-m')
  expect(asked).toHaveLength(1)
  expect(asked[0]).toContain('per_page=100&page=1')
})

/** Nine colours in five sizes; Branco is sold out in PP. Banhão is a value that no variation in Branco has. */
async function aProductWithManyVariations() {
  const terms = await shop.db
    .selectFrom('attribute_terms')
    .innerJoin('attributes', 'attributes.id', 'attribute_terms.attribute_id')
    .select(['attribute_terms.id', 'attribute_terms.slug', 'attributes.slug as attribute', 'attributes.id as attribute_id'])
    .where('attributes.slug', 'in', ['cor', 'tamanho'])
    .orderBy('attribute_terms.position')
    .execute()
  const colors = terms.filter((term) => term.attribute === 'cor')
  const sizes = terms.filter((term) => ['pp', 'p', 'm', 'g', 'banhao'].includes(term.slug))
  const { id } = await shop.db
    .insertInto('products')
    .values({
      type: 'variable',
      slug: 'muitas',
      name: 'Muitas escolhas',
      sku: 'MUITAS',
      status: 'publish',
      published_at: new Date(0),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await shop.db
    .insertInto('product_terms')
    .values([...colors, ...sizes].map((term, position) => ({ product_id: id, term_id: term.id, position })))
    .execute()
  for (const color of colors) {
    for (const size of sizes) {
      if (color.slug === 'branco' && size.slug === 'banhao') continue
      const variation = await shop.db
        .insertInto('variations')
        .values({
          product_id: id,
          sku: `MUITAS-${color.slug}-${size.slug}`,
          price_cents: 5_000,
          manage_stock: false,
          in_stock: !(color.slug === 'branco' && size.slug === 'pp'),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await shop.db
        .insertInto('variation_terms')
        .values([color, size].map((term) => ({ variation_id: variation.id, attribute_id: term.attribute_id, term_id: term.id })))
        .execute()
    }
  }
  return '/produto/muitas/'
}

test('without scripts the same form has plain selects and sends what was chosen', async () => {
  const { page, form } = await visit(SHIRT, { scripts: false })
  expect(await page.getByRole('radiogroup').count()).toBe(0)
  await form.getByRole('combobox', { name: 'Cor' }).selectOption('preto')
  await form.getByRole('combobox', { name: 'Tamanho' }).selectOption('p')
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await form.getByRole('button', { name: 'Adicionar ao carrinho' }).click()
  const request = await sent
  expect(new URL(request.url()).pathname).toBe(SHIRT)
  const fields = Object.fromEntries(new URLSearchParams(request.postData() ?? ''))
  expect(fields).toMatchObject({ attribute_pa_cor: 'preto', attribute_pa_tamanho: 'p', quantity: '1', variation_id: '0' })
})

test('[QTY-1] a quantity below the least goes back to it; the buttons beside it stay within bounds', async () => {
  const { page, quantity } = await visit('/produto/vaso-jequitinhonha/', { asleep: true })
  for (const typed of ['0', '-3', '']) {
    await quantity.fill(typed)
    await quantity.blur()
    expect(await quantity.inputValue()).toBe('1')
  }
  await page.getByRole('button', { name: 'Aumentar a quantidade' }).click()
  expect(await quantity.inputValue()).toBe('2')
  for (let press = 0; press < 3; press++) await page.getByRole('button', { name: 'Diminuir a quantidade' }).click()
  expect(await quantity.inputValue()).toBe('1')
})

test('the form has no accessibility violation, before a choice and after it', async () => {
  const { page, swatch } = await visit(TOWEL, { bypassCSP: true })
  expect(await findViolations(page)).toEqual([])
  await swatch('Índigo').click()
  await swatch('Banhão').click()
  await page.locator('.single_variation .stock').waitFor()
  expect(await findViolations(page)).toEqual([])
  await page.setViewportSize({ width: 360, height: 780 })
  expect(await findViolations(page)).toEqual([])
})
