import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '#tests/support/browser.ts'
import { openGallerySite, type GallerySite } from '#tests/support/gallery-site.ts'

let site: GallerySite
let browser: Browser
let page: Page

beforeAll(async () => {
  site = await openGallerySite()
  browser = await launchBrowser()
  await site.gallery('product-form')
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

/** The third demo: tells how many are left, lets sold-out values be clicked, and takes back what does not go together. */
async function openForm() {
  page = await browser.newPage()
  await page.goto(`${site.origin}/product-form/awake/`)
  const form = page.locator('form.wvs-loaded').nth(1)
  await form.waitFor()
  return { form, swatch: (name: RegExp) => form.getByRole('radio', { name }) }
}

test('[SWATCH-3] [SWATCH-5] a sold-out value that may be clicked costs the shopper no other choice; one that is not made does', async () => {
  const { swatch } = await openForm()
  await swatch(/^Oliva/).click()
  await swatch(/^M/).click()
  expect(await swatch(/^Oliva/).getAttribute('aria-checked')).toBe('true')
  await swatch(/^G/).click()
  await swatch(/^Terracota/).click()
  expect(await swatch(/^G/).getAttribute('aria-checked')).toBe('false')
  await page.close()
})

test('[SWATCH-6] [SWATCH-7] a form has its own threshold and separator', async () => {
  const { form, swatch } = await openForm()
  await swatch(/^Branco/).click()
  expect(await form.locator('tr').first().locator('.label').innerText()).toBe('Cor — Branco')
  expect(await form.getByText('Restam 8').count()).toBe(3)
  await page.close()
})

test('[SWATCH-4] what was chosen in a plain select before the form is awake stays chosen', async () => {
  page = await browser.newPage()
  let letThrough = () => {}
  const free = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route(/assets\/product-form-/, async (route) => {
    await free
    await route.continue()
  })
  await page.goto(`${site.origin}/product-form/`)
  const form = page.locator('form.variations_form').first()
  const color = form.locator('select').first()
  await color.evaluate((select: HTMLSelectElement) => {
    select.value = 'branco'
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
  letThrough()
  await form.getByRole('radio', { name: /^Branco/, checked: true }).waitFor()
  expect(await color.inputValue()).toBe('branco')
  await page.close()
})

test('without scripts a simple product is a plain form', async () => {
  const { body } = await site.gallery('product-form')
  const [form = ''] = /<form class="cart".*?<\/form>/s.exec(body) ?? []
  const wanted = ['action="/produto/jarro-11/"', 'method="post"', 'name="add-to-cart" value="11"', 'name="quantity"', 'max="3"']
  expect(wanted.filter((part) => !form.includes(part))).toEqual([])
  expect(form).not.toContain('shop-island')
})
