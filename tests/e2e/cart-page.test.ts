import type { Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findViolations } from '#tests/support/axe.ts'
import { aCartShop, totalOf as total } from '#tests/support/cart-shop.ts'

let at: Awaited<ReturnType<typeof aCartShop>>
beforeAll(async () => {
  at = await aCartShop()
})
afterAll(() => at.close())

/** Set before anything is done: it is gone when the page was loaded anew. */
const markPage = (page: Page) => page.evaluate(() => void Object.assign(globalThis, { stayed: true }))
const stayed = (page: Page) => page.evaluate(() => 'stayed' in globalThis)
const eventsOf = (page: Page) =>
  page.evaluate(() => {
    const told: string[] = []
    const names = 'updated_wc_div updated_cart_totals updated_shipping_method applied_coupon removed_coupon wc_cart_emptied'
    for (const name of [...names.split(' '), 'item_removed_from_classic_cart'])
      document.body.addEventListener(name, (event) =>
        told.push([name, ...Object.values((event as CustomEvent<Record<string, string>>).detail)].join(':')),
      )
    Object.assign(globalThis, { told })
  })
/** What scripts ask the shop for from now on. */
const callsOf = (page: Page) => {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (request.resourceType() === 'fetch') calls.push(`${request.method()} ${pathname}${search}`)
  })
  return calls
}
const told = (page: Page) => page.evaluate(() => (globalThis as unknown as { told: string[] }).told.splice(0))

test('[NOTE-4] who goes on within the half second keeps the focus that the notice would have taken', async () => {
  const { page, close } = await at.shopper()
  const update = async (quantity: string, sum: string) => {
    await page.getByLabel('Quantidade de Colheres de pau').fill(quantity)
    await page.getByRole('button', { name: 'Atualizar carrinho' }).click()
    await total(page).getByText(sum).waitFor()
  }
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1_000)
  await update('2', '158,00')
  await page.clock.runFor(600)
  await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'alert')
  await update('3', '237,00')
  const remove = page.getByRole('button', { name: 'Remover Colheres de pau (4 peças) do carrinho' })
  await remove.focus()
  await page.clock.runFor(600)
  expect(await remove.evaluate((button) => button === document.activeElement)).toBe(true)
  await close()
})

test('[CART-3] quantities, removal and undo change the cart in place, by mouse and by keys, and scripts are told', async () => {
  const { page, complaints, close } = await at.shopper()
  await markPage(page)
  await eventsOf(page)
  const asked = callsOf(page)
  await page.getByLabel('Quantidade de Colheres de pau').fill('2')
  await page.getByRole('button', { name: 'Atualizar carrinho' }).click()
  await total(page).getByText('158,00').waitFor()
  expect(await told(page)).toEqual(['updated_wc_div', 'updated_cart_totals'])
  await page.locator('.elementor-button-icon-qty').getByText('2').waitFor()
  expect(asked).toEqual(['POST /cart/'])
  await page.getByRole('button', { name: 'Remover Colheres de pau (4 peças) do carrinho' }).focus()
  await page.keyboard.press('Space')
  await page.getByText('Seu carrinho está vazio.').waitFor()
  await page.getByRole('link', { name: 'Desfazer?' }).click()
  await page.getByLabel('Quantidade de Colheres de pau').waitFor()
  expect(await told(page)).toEqual([
    'wc_cart_emptied',
    'updated_wc_div',
    'updated_cart_totals',
    'item_removed_from_classic_cart',
    'updated_wc_div',
    'updated_cart_totals',
  ])
  expect(asked.map((call) => call.replace(/=.*/, ''))).toEqual(['POST /cart/', 'GET /cart/?remove_item', 'GET /cart/?undo_item'])
  expect(await page.locator('.cart-content').evaluate((cart) => cart.contains(document.activeElement))).toBe(true)
  expect(await page.getByRole('link', { name: 'Continuar para Finalização' }).getAttribute('href')).toBe('/checkout/')
  expect(await stayed(page)).toBe(true)
  expect(complaints).toEqual([])
  await close()
})

test('[CART-3] a coupon goes on and off in place, by mouse and by keys, and scripts are told', async () => {
  const { page, complaints, close } = await at.shopper()
  await markPage(page)
  await eventsOf(page)
  const asked = callsOf(page)
  await page.getByLabel('Código do cupom').fill('BemVindo10')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').getByText('Código de cupom aplicado com sucesso.').waitFor()
  await total(page).getByText('71,10').waitFor()
  expect(await told(page)).toEqual(['applied_coupon:BemVindo10', 'updated_cart_totals'])
  await page.getByRole('button', { name: 'Remover o cupom bemvindo10' }).click()
  await total(page).getByText('79,00').waitFor()
  expect(await told(page)).toEqual(['removed_coupon:bemvindo10', 'updated_cart_totals'])
  expect(asked.map((call) => call.replace(/&.*/, ''))).toEqual(['POST /?wc-ajax=apply_coupon', 'POST /?wc-ajax=remove_coupon'])
  expect(await stayed(page)).toBe(true)
  expect(complaints).toEqual([])
  await close()
})

test('[CART-3] the freight is estimated by the CEP and chosen in place, and scripts are told', async () => {
  const { page, complaints, close } = await at.shopper()
  await markPage(page)
  await eventsOf(page)
  await page.getByLabel('CEP').fill('01310100')
  await page.keyboard.press('Enter')
  await page.getByText('Entrega para 01310-100, São Paulo – SP.').waitFor()
  await total(page).getByText('103,90').waitFor()
  expect(await told(page)).toEqual(['updated_wc_div', 'updated_cart_totals', 'updated_shipping_method'])
  await page.getByLabel('Expressa').check()
  await total(page).getByText('118,90').waitFor()
  expect(await told(page)).toEqual(['updated_cart_totals', 'updated_shipping_method'])
  expect(await page.getByLabel('Expressa').evaluate((radio) => radio === document.activeElement)).toBe(true)
  expect(await stayed(page)).toBe(true)
  expect(complaints).toEqual([])
  await close()
})

test('[CART-3] without scripts the same cart takes a coupon, a CEP and a rate', async () => {
  const { page, close } = await at.shopper({ scripts: false, width: 360 })
  await page.getByLabel('Código do cupom').fill('bemvindo10')
  await page.getByRole('button', { name: 'Aplicar código' }).click()
  await page.getByText('Código de cupom aplicado com sucesso.').waitFor()
  await page.getByLabel('CEP').fill('01310-100')
  await page.getByRole('button', { name: 'Calcular entrega' }).click()
  await page.getByText('O custo de entrega foi atualizado.').waitFor()
  await page.getByLabel('Expressa').check()
  await page.getByRole('button', { name: 'Usar esta entrega' }).click()
  expect(await total(page).textContent()).toContain('111,00')
  await page.getByRole('button', { name: 'Remover o cupom bemvindo10' }).click()
  expect(await total(page).textContent()).toContain('118,90')
  await close()
})

test('[NOTE-5] errors, successes and information look apart and are read out in regions that «Notificações» introduces', async () => {
  const { page, close } = await at.shopper()
  const looks = new Set<string>()
  const notice = async (selector: string, role: string, region: string, words: string) => {
    const box = page.locator(`.woocommerce-notices-wrapper > ${selector}`)
    await box.getByText(words).waitFor()
    expect(await box.getAttribute('role')).toBe(role)
    looks.add(await box.evaluate((element) => getComputedStyle(element).backgroundColor))
    await page.locator(`#a11y-speak-${region}`).getByText(words).waitFor({ state: 'attached' })
    expect(await page.locator(`#a11y-speak-${region}`).getAttribute('aria-live')).toBe(region)
  }
  await page.getByLabel('Código do cupom').fill('nada')
  await page.getByRole('button', { name: 'Aplicar código' }).click()
  await notice('.woocommerce-error', 'alert', 'assertive', 'O cupom “nada” não existe.')
  await page.getByLabel('Código do cupom').fill('BARRO5')
  await page.getByRole('button', { name: 'Aplicar código' }).click()
  await notice('.woocommerce-error', 'alert', 'assertive', 'não vale para os produtos do seu carrinho')
  await page.getByLabel('Código do cupom').fill('VIZINHANCA15')
  await page.getByRole('button', { name: 'Aplicar código' }).click()
  await notice('.woocommerce-message', 'alert', 'polite', 'Código de cupom aplicado com sucesso.')
  await page.getByLabel('CEP').fill('80010-000')
  await page.getByRole('button', { name: 'Calcular entrega' }).click()
  await notice('.woocommerce-info', 'status', 'polite', 'O custo de entrega foi atualizado.')
  expect(looks.size).toBe(3)
  const order = await page.evaluate(() =>
    [...document.querySelectorAll('#a11y-speak-intro-text, .a11y-speak-region')].map((one) => one.id),
  )
  expect(order).toEqual(['a11y-speak-intro-text', 'a11y-speak-assertive', 'a11y-speak-polite'])
  expect(await page.locator('#a11y-speak-intro-text').textContent()).toBe('Notificações')
  await close()
})

test('too many wrong coupons and a lost line are told in place, and nothing of the cart is lost', async () => {
  const { page, close } = await at.shopper()
  await page.route('**/*wc-ajax=apply_coupon*', (route) => route.fulfill({ status: 429, body: '' }))
  await page.getByLabel('Código do cupom').fill('chute')
  await page.getByRole('button', { name: 'Aplicar código' }).click()
  await page.getByRole('alert').getByText('Muitas tentativas em pouco tempo.').waitFor()
  await page.route('**/cart/', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await page.getByRole('button', { name: 'Atualizar carrinho' }).click()
  await page.getByRole('alert').getByText('Confira a conexão e tente de novo.').waitFor()
  expect(await page.getByLabel('Quantidade de Colheres de pau').inputValue()).toBe('1')
  await close()
})

describe('the filled cart with coupon and freight', () => {
  let shopper: Awaited<ReturnType<typeof at.shopper>>
  beforeAll(async () => {
    shopper = await at.shopper({ bypassCSP: true })
    const { page } = shopper
    await page.getByLabel('Código do cupom').fill('bemvindo10')
    await page.getByRole('button', { name: 'Aplicar código' }).click()
    await page.locator('.cart-discount').waitFor()
    await page.getByLabel('CEP').fill('01310-100')
    await page.getByRole('button', { name: 'Calcular entrega' }).click()
    await page.getByLabel('Expressa').waitFor()
  })
  afterAll(() => shopper.close())

  test.each([360, 768, 1440])('has no accessibility violation and no small target at %i px', async (width) => {
    const { page } = shopper
    await page.setViewportSize({ width, height: 900 })
    expect(await findViolations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    const small = await page
      .locator('.cart-content :is(button, .button, .remove, input:not([type=hidden], [type=radio]))')
      .evaluateAll((targets) =>
        targets
          .filter((one) => one.getClientRects().length > 0 && one.getBoundingClientRect().height < 43.5)
          .map((one) => one.outerHTML.slice(0, 90)),
      )
    expect(small).toEqual([])
  })
})

test('the freight of a product is answered on its page, for as many as are wanted, and without scripts on a page of its own', async () => {
  const answerOf = async (scripts: boolean) => {
    const context = await at.aVisitor({ javaScriptEnabled: scripts, viewport: { width: 360, height: 800 } })
    const page = await context.newPage()
    await page.goto(`${at.shop.origin}/produto/colheres-de-pau/`)
    const ask = async (cep: string) => {
      await page.getByLabel('Calcule o frete').fill(cep)
      await page.getByRole('button', { name: 'Calcular' }).click()
    }
    await ask('123')
    await page.getByText('“123” não é um CEP válido.').waitFor()
    await ask('69900-000')
    await page.getByText('Entrega para 69900-000, Rio Branco – AC:').waitFor()
    await page.locator('.freight-answer').getByText('8 a 15 dias úteis').waitFor()
    return { page, ask, path: new URL(page.url()).pathname, close: () => context.close() }
  }
  const plain = await answerOf(false)
  expect(plain.path).toBe('/frete/')
  await plain.close()
  const inPlace = await answerOf(true)
  expect(inPlace.path).toBe('/produto/colheres-de-pau/')
  await inPlace.page.locator('form.cart .qty').fill('4')
  await inPlace.ask('01310-100')
  await inPlace.page.locator('.freight-answer').getByText('Frete grátis').waitFor()
  await inPlace.close()
})
