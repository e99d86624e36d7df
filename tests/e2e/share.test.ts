import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '#tests/support/browser.ts'
import { openGallerySite, type GallerySite } from '#tests/support/gallery-site.ts'

let site: GallerySite
let browser: Browser

beforeAll(async () => {
  site = await openGallerySite()
  browser = await launchBrowser()
  await site.gallery('share-buttons')
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

/** A visit to the demos on a machine where every network answers with an empty page. */
async function visit({ scripts = true } = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, javaScriptEnabled: scripts })
  await context.route(
    (url) => url.origin !== site.origin,
    (route) => route.fulfill({ body: '<title>Rede</title>', contentType: 'text/html' }),
  )
  const page = await context.newPage()
  await page.goto(`${site.origin}/share-buttons/`)
  return { page, close: () => context.close() }
}
const awake = (page: Page) => page.waitForSelector('[data-id="demo0"] shop-island[awake]')
const button = (page: Page, name: string) => page.locator('[data-id="demo0"]').getByLabel(name, { exact: true })

test('[SHARE-1] a network opens in a small window of its own, with the page, its excerpt and its picture', async () => {
  const { page, close } = await visit()
  await page.evaluate(() => {
    for (const [property, content] of Object.entries({
      'og:description': 'Feito à mão',
      'og:image': 'https://loja.example/1.webp',
    })) {
      const meta = document.createElement('meta')
      meta.setAttribute('property', property)
      meta.content = content
      document.head.append(meta)
    }
  })
  await button(page, 'Compartilhar no VK').hover()
  await awake(page)
  const [opened] = await Promise.all([page.waitForEvent('popup'), button(page, 'Compartilhar no VK').click()])
  await opened.waitForURL('https://vk.com/**')
  const shared = new URL(opened.url()).searchParams
  expect(Object.fromEntries(shared)).toEqual({
    url: 'https://loja.example/vitrine/',
    title: 'Vitrine de widgets',
    description: 'Feito à mão',
    image: 'https://loja.example/1.webp',
  })
  expect(await opened.evaluate(() => [innerWidth, innerHeight])).toEqual([640, 480])
  expect(await opened.evaluate(() => opener)).toBe(null)
  expect(page.url()).toBe(`${site.origin}/share-buttons/`)
  await close()
})

test('[SHARE-1] the first press opens the small window at once, before any script of the buttons has come', async () => {
  const { page, close } = await visit()
  await page.route(/assets\/share-buttons-/, (route) => route.abort())
  const [opened] = await Promise.all([page.waitForEvent('popup'), button(page, 'Compartilhar no Telegram').click()])
  await opened.waitForURL('https://telegram.me/**')
  expect(await opened.evaluate(() => [innerWidth, innerHeight])).toEqual([640, 480])
  expect(await opened.evaluate(() => opener)).toBe(null)
  await close()
})

test('[SHARE-1] the keyboard shares too', async () => {
  const { page, close } = await visit()
  await button(page, 'Compartilhar no WhatsApp').focus()
  await awake(page)
  const [opened] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('Enter')])
  await opened.waitForURL('https://api.whatsapp.com/**')
  expect(new URL(opened.url()).searchParams.get('text')).toBe('*Vitrine de widgets*\nhttps://loja.example/vitrine/')
  await close()
})

test('[SHARE-1] printing prints, also when it is the first thing that is pressed', async () => {
  const { page, close } = await visit()
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await button(page, 'Imprimir esta página').click()
  await page.locator('body[data-printed]').waitFor()
  await close()
})

test('[SHARE-1] without scripts every network is a plain link, and no button promises to print', async () => {
  const { page, close } = await visit({ scripts: false })
  expect(await page.locator('[data-id="demo0"] a.elementor-share-btn').count()).toBe(17)
  expect(await button(page, 'Imprimir esta página').isVisible()).toBe(false)
  const [opened] = await Promise.all([page.waitForEvent('popup'), button(page, 'Compartilhar no Telegram').click()])
  await opened.waitForURL('https://telegram.me/**')
  expect(await button(page, 'Compartilhar por e-mail').getAttribute('href')).toMatch(
    /^mailto:\?subject=Vitrine%20de%20widgets&body=/,
  )
  await close()
})
