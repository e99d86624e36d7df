import type { BrowserContextOptions } from '@playwright/test'
import type { Clock } from '#kit/clock.ts'
import type { Network } from '#outgoing/exchange.ts'
import { createAccounts } from '#shop/accounts/service.ts'
import { createSessions } from '#shop/accounts/sessions.ts'
import { launchBrowser, listen } from './browser.ts'
import { createKeptContexts } from './kept-contexts.ts'
import { anOpenShop } from './shop.ts'

type Options = {
  demo?: boolean
  role?: 'administrator' | 'shop_manager'
  login?: string
  name?: string
  network?: Network
  clock?: Clock
}
type View = {
  width?: number
  height?: number
  dark?: boolean
  /** With processes that nobody else uses, so that they may crash. */
  isAlone?: boolean
}

export const STAFF_PASSWORD = 'um canário canta'

/** A shop on a port, a browser, and one of those who run the shop. */
export async function aWorkbenchShop({
  demo = false,
  role = 'shop_manager',
  login = 'gerente',
  name = 'Marta',
  network,
  clock,
}: Options = {}) {
  const shop = await anOpenShop({ demo, ...(network && { network }), ...(clock && { clock }) })
  const browser = await launchBrowser()
  const aContext = createKeptContexts(browser, shop.origin)
  const aloneContext = async (options: BrowserContextOptions) => {
    const context = await browser.newContext(options)
    return { context, close: () => context.close() }
  }
  const made = await createAccounts({ db: shop.db }).create({
    login,
    email: `${login}@loja.example`,
    displayName: name,
    password: STAFF_PASSWORD,
    roles: [role],
  })
  if (!made.ok) throw new Error(made.problem)
  const { token } = await createSessions({ db: shop.db }).open(made.user)

  /** A browser of their own, not signed in; `complaints` is everything that the page said went wrong. */
  const aBrowser = async ({ width = 1280, height = 900, dark = false, isAlone = false }: View = {}) => {
    const options = {
      viewport: { width, height },
      colorScheme: dark ? 'dark' : 'light',
      locale: 'pt-BR',
      timezoneId: 'America/Sao_Paulo',
      reducedMotion: 'reduce',
    } as const
    const { context, close } = isAlone ? await aloneContext(options) : await aContext(options)
    const page = await context.newPage()
    return { page, context, complaints: listen(page), close }
  }

  return {
    shop,
    browser,
    user: made.user,
    token,
    aBrowser,
    /** The workbench, signed in. */
    atTheWorkbench: async (path: string, view: View = {}) => {
      const opened = await aBrowser(view)
      await opened.context.addCookies([{ name: 'vitrine_session', value: token, url: shop.origin }])
      await opened.page.goto(`${shop.origin}/painel${path}`)
      return opened
    },
    close: async () => {
      await browser.close()
      await shop.close()
    },
  }
}
export type WorkbenchShop = Awaited<ReturnType<typeof aWorkbenchShop>>
