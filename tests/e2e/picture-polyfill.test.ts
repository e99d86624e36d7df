import type { Browser } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AddressInfo } from 'node:net'
import { createContext, runInContext } from 'node:vm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, serve } from '#tests/support/browser.ts'
import { aShop, type TestShop } from '#tests/support/shop.ts'

const LEGACY = join(import.meta.dirname, '..', '..', 'src', 'storefront', 'legacy')
const CHECK = readFileSync(join(LEGACY, 'picture-check.js'), 'utf8')
const FILL = readFileSync(join(LEGACY, 'picture-fill.js'), 'utf8')

const set = (name: string) => [320, 640, 1200].map((width) => `/${name}-${width}.webp ${width}w`).join(', ')
const PAGE = `<!doctype html><title>Fotos</title>
  <picture><source type="image/avif" srcset="/a-640.avif 640w"><source type="image/webp" srcset="${set('a')}" sizes="100vw"><img id="a" src="/a.png"></picture>
  <picture><source media="(min-width: 768px)" srcset="${set('desk')}" sizes="50vw"><img id="b" src="/b.png" srcset="${set('phone')}" sizes="(max-width: 767px) 100vw, 200px"></picture>
  <picture><source type="image/webp" srcset="/d.webp 1x, /d2.webp 2x"><img id="c" src="/c.png"></picture>
  <picture><source type="image/avif" srcset="/e.avif"><img id="d" src="/e.png"></picture>`

let browser: Browser
let site: Awaited<ReturnType<typeof serve>>
let shop: TestShop
beforeAll(async () => {
  browser = await launchBrowser()
  site = await serve((path) => (path === '/' ? { body: PAGE, type: 'text/html' } : { body: '' }))
  shop = await aShop()
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
  await shop?.close()
})

/** The polyfill at work in a window of this size, whose browser has never heard of the element. */
async function filled(width: number, density = 1) {
  const context = await browser.newContext({ viewport: { width, height: 700 }, deviceScaleFactor: density })
  const page = await context.newPage()
  await page.addInitScript(() => Reflect.deleteProperty(window, 'HTMLPictureElement'))
  await page.goto(site.origin)
  await page.evaluate(FILL)
  await page.waitForFunction(() => document.getElementById('a')?.getAttribute('src') !== '/a.png')
  const sources = await page.evaluate(() => ['a', 'b', 'c', 'd'].map((id) => document.getElementById(id)?.getAttribute('src')))
  await context.close()
  return sources
}

test('[MEDIA-6] without <picture> the polyfill shows the first source that can be shown, in the smallest sharp file', async () => {
  expect(await filled(360)).toEqual(['/a-640.webp', '/phone-640.webp', '/d.webp', '/e.png'])
  expect(await filled(1000)).toEqual(['/a-1200.webp', '/desk-640.webp', '/d.webp', '/e.png'])
  expect(await filled(320, 2)).toEqual(['/a-640.webp', '/phone-640.webp', '/d2.webp', '/e.png'])
})

test('[MEDIA-6] the polyfill is asked for only where <picture> is missing', () => {
  const askedBy = (window: object) => {
    const asked: string[] = []
    const head = { appendChild: ({ src }: { src: string }) => asked.push(src) }
    runInContext(CHECK, createContext({ window, document: { createElement: () => ({}), getElementsByTagName: () => [head] } }))
    return asked
  }
  expect(askedBy({})).toEqual(['/legacy/picture-fill.js'])
  expect(askedBy({ HTMLPictureElement: Object })).toEqual([])
})

test('[MEDIA-6] every page names it for browsers without modules, and the shop answers it', async () => {
  const { body } = await shop.get('/')
  expect(body).toMatch(/<script nomodule="" src="\/legacy\/picture-check\.js" defer=""><\/script>/i)
  for (const [path, text] of [
    ['/legacy/picture-check.js', CHECK],
    ['/legacy/picture-fill.js', FILL],
  ] as const) {
    const { statusCode, headers, body: sent } = await shop.get(path)
    expect([statusCode, headers['content-type'], sent]).toEqual([200, 'text/javascript; charset=utf-8', text])
  }
})

test('[MEDIA-6] both files are words that old browsers know', () => {
  const withoutComments = [CHECK, FILL].map((code) => code.replaceAll(/\/\*[\s\S]*?\*\/|\s\/\/.*/g, ''))
  for (const code of withoutComments) expect(code).not.toMatch(/=>|\b(?:const|let|class|async|await)\b\s|`|\?\.|\?\?/)
})

test('[MEDIA-6] a browser of today fetches neither', async () => {
  const asked: string[] = []
  await shop.http.listen({ port: 0, host: '127.0.0.1' })
  const page = await browser.newPage()
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(`http://127.0.0.1:${(shop.http.server.address() as AddressInfo).port}/`)
  await page.waitForLoadState('networkidle')
  expect(asked.length).toBeGreaterThan(1)
  expect(asked.filter((path) => path.startsWith('/legacy/'))).toEqual([])
  await page.close()
})
