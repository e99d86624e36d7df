import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, BrowserContextOptions } from '@playwright/test'
import type { PageElement } from '#builder/document.ts'
import { documentOf, heading } from '#builder/write-document.ts'
import { launchBrowser, listen } from './browser.ts'
import { anOpenShop } from './shop.ts'

/** A visitor who allowed everything: whoever is about something else begins with it. */
const ALLOWED = '1-1.1700000000.sm.AAAAAAAAAAAAAAAAAAAAAA'
/** A visitor who refused everything but the necessary. */
export const REFUSED = '1-1.1700000000..AAAAAAAAAAAAAAAAAAAAAA'
export const VIDEO_FILE = 'torno-de-oleiro.webm'

type Visit = BrowserContextOptions & { consent?: string; standIns?: (context: BrowserContext) => Promise<unknown> }

/** A bare shop on a port with a video among its media, a browser, and makers of pages. */
export async function aMediaShop() {
  const shop = await anOpenShop()
  await shop.storage.media.put(VIDEO_FILE, readFileSync(join(import.meta.dirname, '..', '..', 'demo', 'videos', VIDEO_FILE)))
  const browser = await launchBrowser({ moves: true })
  return {
    shop,
    browser,
    page: async (slug: string, ...elements: PageElement[]) =>
      await shop.db
        .insertInto('content')
        .values({
          type: 'page',
          slug,
          title: slug,
          status: 'publish',
          published_at: new Date(0),
          document: documentOf(slug, heading(slug, { header_size: 'h1' }), ...elements),
        })
        .returning('id')
        .executeTakeFirstOrThrow(),
    /** Opens a page as a new visitor, one who has not chosen yet where `consent` is empty. `outside` fills with what leaves the shop: nothing of it reaches the world. */
    visit: async (path: string, { consent = ALLOWED, standIns, ...options }: Visit = {}) => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options })
      if (consent) await context.addCookies([{ name: 'vitrine_consent', value: consent, url: shop.origin }])
      const outside: string[] = []
      await context.route(
        (url) => url.origin !== shop.origin,
        (route) => route.fulfill({ contentType: 'text/html', body: '<title>fora</title>' }),
      )
      await standIns?.(context)
      context.on('request', (request) => {
        if (new URL(request.url()).origin !== shop.origin) outside.push(request.url())
      })
      const page = await context.newPage()
      const complaints = listen(page)
      await page.goto(shop.origin + path)
      return { page, context, outside, complaints, close: () => context.close() }
    },
    close: async () => {
      await browser.close()
      await shop.close()
    },
  }
}
export type MediaShop = Awaited<ReturnType<typeof aMediaShop>>
