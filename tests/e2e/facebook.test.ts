import type { BrowserContext, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSettings } from '#content/settings/service.ts'
import { widget } from '#builder/write-document.ts'
import { eventually } from '#tests/support/eventually.ts'
import { aMediaShop, type MediaShop, REFUSED } from '#tests/support/media-shop.ts'

/** As much of Facebook's script as the shop uses: it draws a frame of its own, from markup as text, as the real one may. */
const SDK = `window.sdkRuns = (window.sdkRuns || 0) + 1
  window.FB = { init: (setup) => (window.fbSetup = setup), XFBML: { parse: (within, done) => {
    for (const one of within.querySelectorAll('[class*="fb-"]'))
      one.innerHTML = '<span><iframe title="Facebook" src="https://www.facebook.com/plugins/x.php"></iframe></span>'
    done() } } }`
const SDK_URL = 'https://connect.facebook.net/pt_BR/sdk.js'
const standIns = (context: BrowserContext) =>
  context.route(SDK_URL, (route) =>
    route.fulfill({ contentType: 'text/javascript', headers: { 'access-control-allow-origin': '*' }, body: SDK }),
  )

let at: MediaShop
beforeAll(async () => {
  at = await aMediaShop()
  await createSettings({ db: at.shop.db }).set('facebook_sdk', { lang: 'pt_BR', app_id: '1234567890' })
  await at.page(
    'rede',
    widget('facebook-button', { layout: 'button_count', type: 'recommend' }),
    widget('facebook-page', { url: 'https://www.facebook.com/casaaroeira', tabs: ['timeline'], title: 'Casa Aroeira' }),
    widget('facebook-embed', { post_url: 'https://www.facebook.com/casaaroeira/posts/12' }),
    widget('facebook-comments', { comments_number: 3 }),
  )
  await at.page('sem', widget('button', { text: 'Loja', link: { url: '/loja/' } }))
})
afterAll(() => at.close())

const frames = (page: Page) => page.locator('.facebook-plugin iframe')
const config = (page: Page) =>
  page.evaluate(
    () =>
      (window as unknown as { elementorProFrontend?: { config?: { facebook_sdk?: object } } }).elementorProFrontend?.config
        ?.facebook_sdk,
  )

test('[FB-1] with consent the script loads once for all its widgets, in version v2.10, and draws them', async () => {
  const { page, outside, complaints, close } = await at.visit('/rede/', { standIns })
  await eventually('all four are drawn', async () => {
    await page.locator('.facebook-plugin').last().scrollIntoViewIfNeeded()
    return (await frames(page).count()) === 4
  })
  expect(outside.filter((url) => url === SDK_URL)).toHaveLength(1)
  expect(await page.evaluate(() => (window as unknown as { fbSetup: object }).fbSetup)).toEqual({
    appId: '1234567890',
    version: 'v2.10',
    xfbml: false,
  })
  expect(await config(page)).toEqual({ lang: 'pt_BR', app_id: '1234567890', isLoading: false, isLoaded: true })
  const printed = (await at.shop.get('/sem/')).body
  expect(printed).toContain('"facebook_sdk":{"lang":"pt_BR","app_id":"1234567890","isLoading":false,"isLoaded":false}')
  expect(printed).toContain('"ElementorProFrontendConfig":{')
  const like = page.locator('.fb-like')
  expect(await like.getAttribute('data-action')).toBe('recommend')
  expect(await like.getAttribute('data-href')).toBe(`${at.shop.origin}/rede/`)
  expect(await page.locator('.facebook-card').count()).toBe(0)
  expect(complaints).toEqual([])
  await close()
})

test('[FB-1] without consent nothing of Facebook’s is fetched; one yes shows all of them', async () => {
  const { page, outside, close } = await at.visit('/rede/', { standIns, consent: REFUSED })
  const allow = page.getByRole('button', { name: 'Permitir conteúdo do Facebook' })
  await allow.first().waitFor()
  expect(outside).toEqual([])
  expect(await config(page)).toBeUndefined()
  expect(await page.getByRole('link', { name: /Abrir a página no Facebook/ }).getAttribute('href')).toBe(
    'https://www.facebook.com/casaaroeira',
  )
  await allow.first().click()
  await eventually('all four are drawn', async () => {
    await page.locator('.facebook-plugin').last().scrollIntoViewIfNeeded()
    return (await frames(page).count()) === 4
  })
  expect(await page.evaluate(() => (window as unknown as { sdkRuns: number }).sdkRuns)).toBe(1)
  await close()
})

test('[FB-1] a visitor who has said nothing yet is asked first, whatever the shop takes their silence for', async () => {
  for (const mode of ['opt-out', 'opt-in']) {
    await createSettings({ db: at.shop.db }).set('consent', { mode })
    await eventually('the page knows the mode', async () =>
      (await at.shop.get('/rede/')).body.includes(`&quot;mode&quot;:&quot;${mode}`),
    )
    const { page, outside, close } = await at.visit('/rede/', { standIns, consent: '' })
    await page.getByRole('button', { name: 'Permitir conteúdo do Facebook' }).first().waitFor()
    expect(outside).toEqual([])
    await close()
  }
})

test('[FB-1] a page without such a widget neither loads Facebook nor lets it in', async () => {
  const { page, outside, close } = await at.visit('/sem/', { standIns })
  await page.waitForLoadState('networkidle')
  expect(outside).toEqual([])
  const policyOf = async (path: string) => String((await at.shop.get(path)).headers['content-security-policy'])
  expect(await policyOf('/sem/')).not.toContain('facebook')
  expect(await policyOf('/rede/')).toMatch(/script-src 'self' https:\/\/connect\.facebook\.net;/)
  await close()
})

test('[FB-1] where Facebook is blocked a link stands in its place, and another try may bring it', async () => {
  const { page, context, close } = await at.visit('/rede/', {
    standIns: (blocked) => blocked.route(SDK_URL, (route) => route.abort()),
  })
  const again = page.getByRole('button', { name: 'Tentar de novo' })
  await again.first().waitFor()
  expect(await config(page)).toMatchObject({ isLoading: false, isLoaded: false })
  await standIns(context)
  await again.first().click()
  await frames(page).first().waitFor()
  await close()
})

test('[CORE-5] without scripts there are links to Facebook', async () => {
  const { page, outside, close } = await at.visit('/rede/', { javaScriptEnabled: false })
  expect(await page.locator('.facebook-link').count()).toBe(4)
  expect(await page.locator('.facebook-link').first().isVisible()).toBe(true)
  expect(outside).toEqual([])
  await close()
})
