import type { Browser, Page, Route } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSettings } from '#content/settings/service.ts'
import { listen } from '#tests/support/browser.ts'
import { aCheckoutInBrowser, aBuyerAt, afterReview, fillAddress } from '#tests/support/checkout-browser.ts'

let site: Awaited<ReturnType<typeof aCheckoutInBrowser>>
let shop: (typeof site)['shop']
let browser: Browser

beforeAll(async () => {
  site = await aCheckoutInBrowser()
  ;({ shop, browser } = site)
  await createSettings({ db: shop.db }).set('cep_service_url', 'https://cep.example/ws/{cep}/json/')
})
afterAll(() => site?.close())

const LOOKUP = '**/*wc-ajax=vitrine_cep*'
const STREETS: Record<string, { street: string; neighborhood: string }> = {
  '01310100': { street: 'Avenida Paulista', neighborhood: 'Bela Vista' },
  '40140110': { street: 'Avenida Oceânica', neighborhood: 'Barra' },
}
/** The shop's answer, as if the service on the open internet had given it. */
const answered = (route: Route) => {
  const cep = new URL(route.request().url()).searchParams.get('cep') ?? ''
  return route.fulfill({ json: { success: true, data: { ...STREETS[cep], city: '', state: '' } } })
}
const value = (page: Page, name: string) => page.locator(`#billing_${name}`).inputValue()
const typeCep = async (page: Page, cep: string) => {
  const told = page.waitForResponse((answer) => answer.url().includes('wc-ajax=vitrine_cep'))
  await page.locator('#billing_postcode').fill('')
  await page.locator('#billing_postcode').pressSequentially(cep)
  await told
}
const holds = (page: Page, name: string, text: string) =>
  page.waitForFunction(([id, wanted]) => (document.getElementById(`billing_${id}`) as HTMLInputElement).value === wanted, [
    name,
    text,
  ] as const)

test('[CHECK-4] the CEP fills street and bairro, another CEP changes them, and what was typed stays', async () => {
  const { page, close } = await aBuyerAt(browser, shop.origin, { width: 360 })
  await page.route(LOOKUP, answered)
  await typeCep(page, '01310100')
  await holds(page, 'address_1', 'Avenida Paulista')
  await holds(page, 'neighborhood', 'Bela Vista')
  await page.locator('#billing_neighborhood').fill('Perto do MASP')
  await typeCep(page, '40140110')
  await holds(page, 'address_1', 'Avenida Oceânica')
  expect([await value(page, 'neighborhood'), await value(page, 'city')]).toEqual(['Perto do MASP', 'Salvador'])
  await close()
})

test('[CHECK-6] a service that never answers keeps nobody from buying', async () => {
  const { page, close } = await aBuyerAt(browser, shop.origin)
  const complaints = listen(page)
  await page.route(LOOKUP, () => new Promise<void>(() => undefined))
  await afterReview(page, () => fillAddress(page, { billing_email: 'sem-rua@exemplo.com.br' }))
  await page.locator('#terms').check()
  await page.locator('#place_order').click()
  await page.waitForURL('**/order-received/**')
  expect(complaints).toEqual([])
  await close()
})
