import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CONSENT_COOKIE } from '#kit/consent.ts'
import { findViolations } from '#tests/support/axe.ts'
import { listen } from '#tests/support/browser.ts'
import { aCheckoutInBrowser, aBuyerAt, afterReview, fillAddress } from '#tests/support/checkout-browser.ts'

let site: Awaited<ReturnType<typeof aCheckoutInBrowser>>
let shop: (typeof site)['shop']
let browser: Browser

beforeAll(async () => {
  site = await aCheckoutInBrowser({ moves: true })
  ;({ shop, browser } = site)
})
afterAll(() => site?.close())

const total = (page: Page) => page.locator('.order-total .amount').textContent()

test('[CHECK-1] the page asks for contact, delivery and payment; login and coupon open and close; no complaint of axe or the browser', async () => {
  const { page, close } = await aBuyerAt(browser, shop.origin)
  const complaints = listen(page)
  for (const [link, form] of [
    ['Clique aqui para entrar', '#checkout-login'],
    ['Clique aqui e informe o código', '#woocommerce-checkout-form-coupon'],
  ] as const) {
    const button = page.getByRole('button', { name: link })
    expect(await page.locator(form).isVisible()).toBe(false)
    await button.click()
    expect(await page.locator(form).isVisible()).toBe(true)
    expect(await button.getAttribute('aria-expanded')).toBe('true')
    await button.press('Space')
    expect(await page.locator(form).isVisible()).toBe(false)
  }
  expect(await page.locator('wc-order-attribution-inputs input[name^="wc_order_attribution_"]').count()).toBe(16)
  expect(await findViolations(page, { within: '.checkout-page' })).toEqual([])
  await page.locator('#place_order').click()
  await page.locator('.woocommerce-NoticeGroup-checkout').waitFor()
  expect(await findViolations(page, { within: '.checkout-page' })).toEqual([])
  expect(complaints).toEqual([])
  await close()
})

test('[CHECK-1] person and company see the fields of their own kind', async () => {
  const { page, close } = await aBuyerAt(browser, shop.origin)
  expect([await page.locator('#billing_cpf').isVisible(), await page.locator('#billing_cnpj').isVisible()]).toEqual([true, false])
  await page.locator('#billing_persontype').selectOption('2')
  expect([await page.locator('#billing_cpf').isVisible(), await page.locator('#billing_cnpj').isVisible()]).toEqual([false, true])
  await page.locator('#billing_cnpj').pressSequentially('12abc34501de35')
  expect(await page.locator('#billing_cnpj').inputValue()).toBe('12.ABC.345/01DE-35')
  await close()
})

test('a mask takes what is pasted, lets both ways of deleting through, and can be undone', async () => {
  const { page, close } = await aBuyerAt(browser, shop.origin)
  const cpf = page.locator('#billing_cpf')
  await cpf.focus()
  await page.keyboard.insertText(' CPF 529 982 247/25 ')
  expect(await cpf.inputValue()).toBe('529.982.247-25')
  await page.keyboard.type('9')
  expect(await cpf.inputValue()).toBe('529.982.247-25')
  await cpf.evaluate((input: HTMLInputElement) => input.setSelectionRange(3, 3))
  await page.keyboard.press('Delete')
  await page.keyboard.press('Delete')
  expect(await cpf.inputValue()).toBe('529.822.472-5')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  expect(await cpf.inputValue()).toBe('528.224.725')
  for (const _step of Array.from({ length: 10 })) await page.keyboard.press('Control+z')
  expect((await cpf.inputValue()).replaceAll(/\D/g, '')).not.toBe('528224725')
  await close()
})

test('[CHECK-4] the summary follows CEP, freight and payment without losing what was typed, also over a reload', async () => {
  const { page, close } = await aBuyerAt(browser, shop.origin, { slug: 'moringa-de-barro' })
  await page.locator('#billing_first_name').fill('Ana')
  await afterReview(page, () => page.locator('#billing_postcode').pressSequentially('01310100'))
  expect(await page.locator('#billing_postcode').inputValue()).toBe('01310-100')
  expect([await page.locator('#billing_city').inputValue(), await page.locator('#billing_state').inputValue()]).toEqual([
    'São Paulo',
    'SP',
  ])
  const first = await total(page)
  await afterReview(page, () => page.locator('.shipping_method').nth(1).check())
  const second = await total(page)
  expect(second).not.toBe(first)
  await page.locator('#terms').check()
  await afterReview(page, () => page.locator('#payment_method_cod').check())
  expect(await total(page)).not.toBe(second)
  expect(await page.locator('#terms').isChecked()).toBe(true)
  expect(await page.locator('#billing_first_name').inputValue()).toBe('Ana')
  await page.reload()
  expect(await page.locator('#billing_first_name').inputValue()).toBe('Ana')
  expect(await page.locator('#payment_method_cod').isChecked()).toBe(true)
  await close()
})

test('[CHECK-4] a city that was typed is not overwritten by the CEP', async () => {
  const { page, close } = await aBuyerAt(browser, shop.origin)
  await page.locator('#billing_city').fill('Paranapiacaba')
  await afterReview(page, () => page.locator('#billing_postcode').pressSequentially('01310100'))
  expect(await page.locator('#billing_city').inputValue()).toBe('Paranapiacaba')
  await close()
})

test('[CHECK-5] errors stand on top with links to their fields, the fields are marked, and typing takes the mark off', async () => {
  const { page, close } = await aBuyerAt(browser, shop.origin)
  await afterReview(page, () => fillAddress(page, { billing_cpf: '111.111.111-11', billing_number: '' }))
  await page.locator('#place_order').click()
  const list = page.locator('.woocommerce-error')
  await list.waitFor()
  expect(await list.locator('li').allTextContents()).toEqual([
    'Campo "CPF" não é um CPF válido. Confira os números.',
    'O campo "Número" do endereço de entrega é um campo obrigatório.',
    'Leia e aceite os termos e condições para prosseguir com o seu pedido.',
  ])
  expect(await page.evaluate(() => document.activeElement?.className)).toContain('woocommerce-NoticeGroup-checkout')
  await list.getByRole('link', { name: /CPF/ }).click()
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('billing_cpf')
  expect(await page.locator('#billing_cpf_field').getAttribute('class')).toContain('woocommerce-invalid')
  expect(await page.locator('#billing_cpf').getAttribute('aria-describedby')).toContain('billing_cpf_description')
  await page.locator('#billing_cpf').fill('529.982.247-25')
  await page.locator('#billing_number').focus()
  expect(await page.locator('#billing_cpf_field').getAttribute('class')).toContain('woocommerce-validated')
  expect(await page.locator('#billing_email').inputValue()).toBe('ana@exemplo.com.br')
  await close()
})

test('a line that breaks keeps everything and says so, and the next click works', async () => {
  const { page, close } = await aBuyerAt(browser, shop.origin)
  await afterReview(page, () => fillAddress(page, { billing_email: 'quebrada@exemplo.com.br' }))
  await page.locator('#terms').check()
  await page.route('**/*wc-ajax=checkout', (route) => route.abort(), { times: 1 })
  await page.locator('#place_order').click()
  await page.locator('.woocommerce-error').getByText('nada do que você digitou se perdeu').waitFor()
  expect(await page.locator('#billing_cpf').inputValue()).toBe('529.982.247-25')
  await page.locator('#place_order').click()
  await page.waitForURL('**/order-received/**')
  await close()
})

test('beside the form the summary’s title stays above its box wherever the page stands, and both stop with the form', async () => {
  const { page, close } = await aBuyerAt(browser, shop.origin, { width: 1440 })
  const form = page.locator('form.checkout')
  await page.locator('form.checkout[data-summary="measured"]').waitFor()
  const where = () =>
    form.evaluate((checkout) => {
      const boxOf = (selector: string) => checkout.querySelector(selector)!.getBoundingClientRect()
      const [title, box] = [boxOf('#order_review_heading'), boxOf('.woocommerce-checkout-review-order-table')]
      const end = checkout.getBoundingClientRect().bottom
      return { gap: Math.round(box.top - title.bottom), titleTop: Math.round(title.top), isInside: box.bottom <= end + 1 }
    })
  const scrollDown = (part: number) =>
    page.evaluate((share) => scrollTo(0, share * (document.documentElement.scrollHeight - innerHeight)), part)
  // A merchant may have a taller footer here than the one that comes with the shop.
  await page.locator('.site-footer').evaluate((footer) => {
    footer.style.minBlockSize = '900px'
  })
  const { gap } = await where()
  expect(gap).toBeGreaterThan(0)
  await scrollDown(0.4)
  await expect.poll(where).toEqual({ gap, titleTop: 24, isInside: true })
  await scrollDown(1)
  await expect.poll(where).toMatchObject({ gap, isInside: true })
  expect((await where()).titleTop).toBeLessThan(24)
  await page.setViewportSize({ width: 768, height: 900 })
  expect(await page.locator('#order_review_heading').evaluate((title) => getComputedStyle(title).position)).toBe('static')
  await close()
})

test('on a phone the bars at the lower edge leave the window to whoever types and to the button that buys', async () => {
  const { page, context, close } = await aBuyerAt(browser, shop.origin)
  await context.clearCookies({ name: CONSENT_COOKIE })
  await page.setViewportSize({ width: 360, height: 640 })
  await afterReview(page, () => page.reload())
  const banner = page.locator('.consent-banner')
  await page.mouse.move(100, 30)
  await banner.waitFor()
  await page.locator('#billing_email').focus()
  await banner.waitFor({ state: 'hidden' })
  await page.locator('#billing_email').blur()
  await banner.waitFor()
  await page.evaluate(() => {
    const { bottom } = document.querySelector('#place_order')!.getBoundingClientRect()
    scrollBy({ top: bottom - innerHeight + 4, behavior: 'instant' })
  })
  await banner.waitFor({ state: 'hidden' })
  // The button is another element after every answer of the shop.
  await afterReview(page, () => page.locator('#billing_postcode').fill('01310-100'))
  await page.locator('#billing_postcode').blur()
  await page.locator('#place_order').scrollIntoViewIfNeeded()
  await banner.waitFor({ state: 'hidden' })
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await banner.waitFor()
  expect(await page.locator('#billing_postcode').inputValue()).toBe('01310-100')
  await close()
})
