import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { documentOf, heading, prose, widget } from '#builder/write-document.ts'
import { launchBrowser, listen } from './browser.ts'
import { aSettledVisitor } from './consent-shop.ts'
import { anOpenShop } from './shop.ts'

type PopupOptions = { title?: string; elements?: Parameters<typeof documentOf>[1][]; conditions?: string[] }
export type Visit = Awaited<ReturnType<Awaited<ReturnType<typeof aPopupShop>>['visit']>>

const tallGap = [widget('spacer', { space: 600 }), widget('spacer', { space: 600 })]
const button = (text: string, url: string) => widget('button', { text, link: { url } })
export const linkTo = (action: string, settings: object) =>
  `#elementor-action:action=${action}&settings=${btoa(JSON.stringify(settings))}`

/** A bare shop on a port, a browser, and makers of pages and of popups on them. */
export async function aPopupShop(look: Parameters<typeof launchBrowser>[0] = {}) {
  const shop = await anOpenShop()
  const { origin } = shop
  const browser: Browser = await launchBrowser(look)
  let made = 0

  const insert = async (type: 'page' | 'popup', title: string, document: string, settings = {}) =>
    await shop.db
      .insertInto('content')
      .values({
        type,
        title,
        document,
        slug: `${type}-${++made}`,
        status: 'publish',
        published_at: new Date(0),
        settings: JSON.stringify(settings),
      })
      .returning(['id', 'slug'])
      .executeTakeFirstOrThrow()

  return {
    shop,
    origin,
    browser,
    /** A tall page, with links of the test's own near its top. */
    page: async (...links: [text: string, url: string][]) => {
      const { id, slug } = await insert(
        'page',
        'Uma página',
        documentOf(
          `page-${made}`,
          heading('Uma página', { header_size: 'h1' }),
          ...links.map(([text, url]) => button(text, url)),
          button('Abrir a oferta', '#oferta'),
          ...tallGap,
          heading('No meio', { _element_id: 'meio' }),
          ...tallGap,
        ),
      )
      return { id, path: `/${slug}/` }
    },
    /** A popup that may appear on a page, or anywhere only when it is opened. */
    popup: async (
      settings: object,
      on?: { id: number },
      { title = 'Oferta da semana', elements, conditions }: PopupOptions = {},
    ) =>
      await insert(
        'popup',
        title,
        documentOf(`popup-${made}`, ...(elements ?? [heading(title), prose('<p>Só hoje.</p>'), button('Ver a loja', '/loja/')])),
        { conditions: conditions ?? (on ? [`include/singular/page/${on.id}`] : []), ...settings },
      ),
    /** Opens a page and waits until its popups are on the watch. `asked` fills with what they fetch. */
    visit: async (path: string, options: BrowserContextOptions & { clock?: boolean; referer?: string } = {}) => {
      const { clock = false, referer, ...context } = options
      const visitor = await aSettledVisitor(browser, origin, { viewport: { width: 1280, height: 800 }, ...context })
      const open = async (where: string, from = referer) => {
        const page = await visitor.newPage()
        const asked: string[] = []
        const complaints = listen(page)
        page.on('request', (request) => asked.push(new URL(request.url()).pathname))
        if (clock) await page.clock.install()
        await page.goto(origin + where, { referer: from })
        await watching(page)
        return { page, asked, complaints, dialog: page.getByRole('dialog') }
      }
      return { ...(await open(path)), open, close: () => visitor.close() }
    },
    close: async () => {
      await browser.close()
      await shop.close()
    },
  }
}
export type PopupShop = Awaited<ReturnType<typeof aPopupShop>>

/** Somebody is there, and the popups of the page wait for their moments. */
export async function watching(page: Page) {
  await page.keyboard.press('Shift')
  await page.locator('html[data-popups="watching"]').waitFor({ state: 'attached' })
}

/** What popups fetched: their contents by id, or who is looking. */
export const popupsAsked = (asked: string[]) => asked.filter((path) => path.startsWith('/popup/') && !path.endsWith('/shown/'))

/** Every request that the page's scripts have decided on by now is among those asked. */
export async function settled(page: Page) {
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 0)))
}
