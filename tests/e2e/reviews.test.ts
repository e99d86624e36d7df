import type { Browser, BrowserContextOptions } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolations } from '#tests/support/axe.ts'
import { launchBrowser, listen } from '#tests/support/browser.ts'
import { eventually } from '#tests/support/eventually.ts'
import { anOpenShop } from '#tests/support/shop.ts'

const PRODUCT = '/produto/caneca-serra/'
let shop: Awaited<ReturnType<typeof anOpenShop>>
let browser: Browser

beforeAll(async () => {
  shop = await anOpenShop({ demo: true })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await shop?.close()
})

async function aVisitor({ path = PRODUCT, ...options }: BrowserContextOptions & { path?: string } = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options })
  const page = await context.newPage()
  const complaints = listen(page)
  await page.goto(shop.origin + path)
  if (options.javaScriptEnabled !== false) await page.locator('.wc-tabs-wrapper[data-awake]').waitFor()
  return { page, complaints, close: () => context.close() }
}
const stored = (email: string) => shop.db.selectFrom('reviews').selectAll().where('author_email', '=', email).executeTakeFirst()

test('the product’s panels are tabs: a click and arrows turn them, and «avaliações» beside the price opens the reviews', async () => {
  const { page, complaints, close } = await aVisitor()
  const [description, facts, reviews] = [/Descrição/, /Informação adicional/, /Avaliações \(4\)/].map((name) =>
    page.getByRole('tab', { name }),
  )
  expect(await description!.getAttribute('aria-selected')).toBe('true')
  expect(await page.locator('#tab-reviews').isVisible()).toBe(false)
  await description!.focus()
  await page.keyboard.press('ArrowRight')
  expect(await facts!.evaluate((tab) => tab === document.activeElement)).toBe(true)
  await page.getByText('Peso', { exact: true }).waitFor()
  await page.locator('.woocommerce-review-link').click()
  await page.getByRole('tabpanel', { name: /Avaliações/ }).waitFor()
  expect(await reviews!.getAttribute('aria-selected')).toBe('true')
  expect(await page.getByText('4,8 de 5, em 4 avaliações').count()).toBe(1)
  expect(complaints).toEqual([])
  await close()
})

test('without scripts every panel stands on the page and its title jumps to it', async () => {
  const { page, close } = await aVisitor({ javaScriptEnabled: false })
  for (const panel of ['description', 'additional_information', 'reviews'])
    expect(await page.locator(`#tab-${panel}`).isVisible()).toBe(true)
  await page.locator('.wc-tabs a[href="#tab-reviews"]').click()
  expect(page.url()).toContain('#tab-reviews')
  await close()
})

test('a review is written by keys alone, waits for approval, and then stands on the page with its stars', async () => {
  const { page, close } = await aVisitor({ path: `${PRODUCT}#reviews` })
  const first = page.getByRole('radio', { name: /^1 de 5/ })
  await first.focus()
  await page.keyboard.press('Space')
  for (let star = 0; star < 3; star++) await page.keyboard.press('ArrowRight')
  expect(await page.getByRole('radio', { name: /^4 de 5/ }).isChecked()).toBe(true)
  await page.keyboard.press('Tab')
  await page.keyboard.type('Ótima para o café da tarde.')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Nina P.')
  await page.keyboard.press('Tab')
  await page.keyboard.type('nina@casa.example')
  await page.keyboard.press('Enter')
  await page.getByText('Sua avaliação foi recebida').waitFor()
  expect(page.url()).toBe(`${shop.origin}${PRODUCT}#tab-reviews`)
  expect(await stored('nina@casa.example')).toMatchObject({ status: 'hold', rating: 4 })
  expect(await page.getByText('Ótima para o café da tarde.').count()).toBe(0)
  await shop.db.updateTable('reviews').set({ status: 'approved' }).where('author_email', '=', 'nina@casa.example').execute()
  await eventually('the page shows it', async () => (await shop.get(PRODUCT)).body.includes('Ótima para o café da tarde.'))
  await page.reload()
  await page.getByRole('tab', { name: 'Avaliações (5)' }).waitFor()
  await close()
})

test('without scripts a review is sent, mended and thanked for', async () => {
  const { page, close } = await aVisitor({ javaScriptEnabled: false })
  await page.locator('input[name="rating"]').nth(4).check()
  await page.locator('#comment').fill('Perfeita.')
  await page.locator('#author').fill('Otto')
  await page.locator('#email').fill('otto@casa')
  await page.locator('#submit').click()
  await page.getByText('Informe um endereço de e-mail válido.').waitFor()
  expect(await page.locator('#comment').inputValue()).toBe('Perfeita.')
  await page.locator('#email').fill('otto@casa.example')
  await page.locator('#submit').click()
  await page.getByText('Sua avaliação foi recebida').waitFor()
  expect(await stored('otto@casa.example')).toMatchObject({ status: 'hold', rating: 5 })
  await page.getByRole('link', { name: /^Voltar a/ }).click()
  expect(page.url()).toBe(shop.origin + PRODUCT)
  await close()
})

test('the product’s page with its reviews open has no accessibility violation at any width', async () => {
  const { page, close } = await aVisitor({ bypassCSP: true, path: `${PRODUCT}#reviews` })
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await findViolations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  }
  await close()
})

test('the product tells search engines and those who share it what it is', async () => {
  const { body } = await shop.get('/produto/vaso-jequitinhonha/')
  for (const [property, content] of [
    ['og:type', 'product'],
    ['product:price:amount', '389.00'],
    ['product:price:currency', 'BRL'],
    ['product:availability', 'in stock'],
  ])
    expect(body).toContain(`<meta property="${property}" content="${content}"`)
})
