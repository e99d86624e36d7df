import type { Browser, BrowserContext, Page } from '@playwright/test'
import { CHOSEN_ALL } from '#tests/support/consent-shop.ts'
import type { LookShop, theEmptyShop } from './look-shop.ts'
import { HEIGHTS, type State, type Viewer } from './state.ts'

type Visit = { page: Page; shop: LookShop; leave: () => Promise<void> }
type EmptyShop = Awaited<ReturnType<typeof theEmptyShop>>

/** Pages by who looks and at which shop. Those whose visit leaves nothing behind are opened once and used for all of their states. */
export function createViewers(browser: Browser, filled: LookShop, empty: Pick<EmptyShop, 'origin' | 'merchant'>) {
  const kept = new Map<string, Promise<Page>>()

  const contextOf = async (viewer: Viewer, isEmptyShop: boolean): Promise<BrowserContext> => {
    const origin = isEmptyShop ? empty.origin : filled.origin
    const context = await browser.newContext({
      viewport: { width: 1440, height: HEIGHTS[1440] },
      locale: 'pt-BR',
      timezoneId: 'America/Sao_Paulo',
      reducedMotion: 'reduce',
    })
    context.setDefaultTimeout(15_000)
    const cookie = (name: string, value: string) => ({ name, value, url: origin })
    if (viewer !== 'newcomer') await context.addCookies([cookie('vitrine_consent', CHOSEN_ALL)])
    if (viewer === 'customer') await context.addCookies([cookie('vitrine_session', filled.sessions.customer)])
    if (viewer === 'merchant')
      await context.addCookies([cookie('vitrine_session', isEmptyShop ? empty.merchant : filled.sessions.merchant)])
    // The shop's notice has a cookie of its own for each of its wordings.
    if (viewer !== 'newcomer') await context.addInitScript(hideStoreNotice)
    return context
  }

  return {
    /** A page for a state, the shop that it looks at, and what to do with the page afterwards. */
    pageFor: async ({ as: viewer = 'visitor', isEmptyShop = false }: State): Promise<Visit> => {
      const shop = isEmptyShop ? { ...filled, origin: empty.origin } : filled
      if (viewer === 'newcomer' || viewer === 'buyer') {
        const context = await contextOf(viewer, isEmptyShop)
        return { page: await context.newPage(), shop, leave: () => context.close() }
      }
      const key = `${viewer} ${isEmptyShop}`
      const opened = kept.get(key) ?? contextOf(viewer, isEmptyShop).then((context) => context.newPage())
      kept.set(key, opened)
      const page = await opened
      return { page, shop, leave: () => page.unrouteAll({ behavior: 'ignoreErrors' }) }
    },
  }
}
export type Viewers = ReturnType<typeof createViewers>

/** Runs in the page before its own scripts. */
function hideStoreNotice() {
  document.addEventListener('readystatechange', () => {
    const id = document.querySelector<HTMLElement>('.woocommerce-store-notice')?.dataset.noticeId
    if (id) document.cookie = `store_notice${id}=hidden; path=/; SameSite=Lax`
  })
}
