import type { Browser, BrowserContext, BrowserContextOptions, Cookie, Page } from '@playwright/test'
import { createSettings } from '#content/settings/service.ts'
import { launchBrowser, listen } from './browser.ts'
import { eventually } from './eventually.ts'
import { anOpenShop } from './shop.ts'

type Visit = BrowserContextOptions & {
  /** A choice made before. */ cookie?: string
  referer?: string
  /** The browser's clock goes this many minutes late. */ lateMinutes?: number
}

/** A choice that lets the banner rest. */
export const CHOSEN_ALL = '1-1.1700000000.sm.AAAAAAAAAAAAAAAAAAAAAA'

/** Somebody who was asked about cookies before: no banner covers the page or makes it longer while a test is about something else. */
export async function aSettledVisitor(browser: Browser, origin: string, options: BrowserContextOptions = {}) {
  const context = await browser.newContext(options)
  await context.addCookies([{ name: 'vitrine_consent', value: CHOSEN_ALL, url: origin }])
  return context
}

/** A bare shop on a port, a browser, and what the merchant may set about consent. */
export async function aConsentShop() {
  const shop = await anOpenShop()
  const { origin } = shop
  const browser = await launchBrowser()
  const settings = createSettings({ db: shop.db })

  return {
    shop,
    origin,
    browser,
    /** Sets what the merchant sets, and waits until the pages say so. */
    set: async (consent: Record<string, unknown>) => {
      const version = Math.floor(Math.random() * 1e6) + 2
      await settings.set('consent', { version, ...consent })
      const expected = `1-${Number(consent.version ?? version)}&quot;`
      // Also a copy that a cache in front of the shop keeps.
      for (const path of ['/', '/?utm_source=news'])
        await eventually('the page knows the setting', async () => (await (await fetch(origin + path)).text()).includes(expected))
    },
    /** Opens a page as a new visitor. `outside` fills with the requests that leave the shop, `asked` with the others. */
    visit: async (path: string, { cookie, referer, lateMinutes, ...options }: Visit = {}) => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options })
      if (cookie) await context.addCookies([{ name: 'vitrine_consent', value: cookie, url: origin }])
      const asked: string[] = []
      const outside: string[] = []
      const open = async (where: string, from = referer, minutes = lateMinutes) => {
        const page = await context.newPage()
        const complaints = listen(page)
        page.on('request', (request) => {
          const url = new URL(request.url())
          if (url.origin === origin) asked.push(url.pathname)
          else outside.push(request.url())
        })
        if (minutes !== undefined) await page.clock.setFixedTime(Date.now() - minutes * 60_000)
        await page.goto(origin + where, { referer: from })
        await following(page)
        // A sign of life: the banner waits for one.
        await page.mouse.move(600, 30)
        return { page, complaints }
      }
      const cookies = async (prefix = 'sbjs_') => {
        const all = await keptCookies(context)
        return Object.fromEntries(all.filter(({ name }) => name.startsWith(prefix)).map(({ name, value }) => [name, value]))
      }
      return { ...(await open(path)), context, open, cookies, asked, outside, close: () => context.close() }
    },
    close: async () => {
      await browser.close()
      await shop.close()
    },
  }
}
export type ConsentShop = Awaited<ReturnType<typeof aConsentShop>>

/** The page has worked out where its visitor comes from, or that it must not. */
const following = (page: Page) => page.waitForFunction(() => 'wc_order_attribution' in window)

/** Cookies live in another process than the pages that write them: they are read once that process and every open page say the same. */
export async function keptCookies(context: BrowserContext): Promise<Cookie[]> {
  return await eventually('the browser keeps what its pages wrote', async () => {
    const agree = await Promise.all(context.pages().map((page) => seesWhatIsKept(context, page)))
    return !agree.includes(false) && (await context.cookies())
  })
}

async function seesWhatIsKept(context: BrowserContext, page: Page): Promise<boolean> {
  const seen = await page.evaluate(() => document.cookie.split('; ').filter((pair) => pair !== ''))
  const kept = (await context.cookies(page.url())).filter(({ httpOnly }) => !httpOnly)
  return (
    seen.toSorted().join() ===
    kept
      .map(({ name, value }) => `${name}=${value}`)
      .toSorted()
      .join()
  )
}

/** The attribution fields of the page, put into it first if there are none, by names without prefix. */
export async function fieldsOf(page: Page): Promise<Record<string, string>> {
  return await page.evaluate(() => {
    if (!document.querySelector('wc-order-attribution-inputs'))
      document.body.append(document.createElement('wc-order-attribution-inputs'))
    const inputs = document.querySelectorAll<HTMLInputElement>('wc-order-attribution-inputs input')
    return Object.fromEntries([...inputs].map(({ name, value }) => [name.replace('wc_order_attribution_', ''), value]))
  })
}
