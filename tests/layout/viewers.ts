import type { Browser, BrowserContext, Page } from '@playwright/test'
import { CHOSEN_ALL } from '#tests/support/consent-shop.ts'
import type { LookShop, theEmptyShop } from './look-shop.ts'
import { HEIGHTS, type State, type Viewer } from './state.ts'

type Visit = { page: Page; shop: LookShop; leave: () => Promise<void> }
type EmptyShop = Awaited<ReturnType<typeof theEmptyShop>>

/** Pages by who looks, at which shop and at which area of it: opened once and used for all of their states. */
export function createViewers(browser: Browser, filled: LookShop, empty: Omit<EmptyShop, 'shop'>, themed = filled) {
  const contexts = new Map<string, Promise<BrowserContext>>()
  const pages = new Map<string, Map<string, Promise<Page>>>()

  const shopOf = ({ isEmptyShop, isThemedShop }: State): LookShop => {
    if (isThemedShop) return themed
    if (!isEmptyShop) return filled
    const { origin, merchant, setComingSoon } = empty
    return { ...filled, origin, setComingSoon, sessions: { ...filled.sessions, merchant } }
  }

  const contextOf = async (viewer: Viewer, { origin, sessions }: LookShop): Promise<BrowserContext> => {
    const context = await browser.newContext({
      viewport: { width: 1440, height: HEIGHTS[1440] },
      locale: 'pt-BR',
      timezoneId: 'America/Sao_Paulo',
      reducedMotion: 'reduce',
    })
    const cookie = (name: string, value: string) => ({ name, value, url: origin })
    if (viewer !== 'newcomer') await context.addCookies([cookie('vitrine_consent', CHOSEN_ALL)])
    if (viewer === 'customer') await context.addCookies([cookie('vitrine_session', sessions.customer)])
    if (viewer === 'merchant') await context.addCookies([cookie('vitrine_session', sessions.merchant)])
    // The shop's notice has a cookie of its own for each of its wordings.
    if (viewer !== 'newcomer') await context.addInitScript(hideStoreNotice)
    return context
  }

  /** What a visit has left behind is gone; what the browser keeps of files stays, which is most of the time saved. */
  const forget = async (page: Page) => {
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    await page.goto('about:blank')
    await page.context().clearCookies({ name: /^(?!vitrine_consent$)/ })
  }

  /** Whoever begins anew with each state shares nothing with those who look at another area meanwhile. */
  const pageOf = (area: string, state: State) => {
    const { as: viewer = 'visitor' } = state
    const shop = shopOf(state)
    const who = `${viewer} ${shop.origin} ${beginsAnew(viewer) ? area : ''}`
    const context = contexts.get(who) ?? contextOf(viewer, shop)
    contexts.set(who, context)
    const ofArea = pages.get(area) ?? new Map<string, Promise<Page>>()
    pages.set(area, ofArea)
    const page = ofArea.get(who) ?? context.then((one) => one.newPage())
    ofArea.set(who, page)
    return page
  }

  return {
    /** A page for a state, the shop that it looks at, and what to do with the page afterwards. */
    pageFor: async (area: string, state: State): Promise<Visit> => {
      const page = await pageOf(area, state)
      return {
        page,
        shop: shopOf(state),
        leave: async () => {
          await page.unrouteAll({ behavior: 'ignoreErrors' })
          if (beginsAnew(state.as)) await forget(page)
        },
      }
    },
    /** Closes the pages of an area: what moves on them costs time. */
    leave: async (area: string) => {
      for (const page of pages.get(area)?.values() ?? []) await (await page).close()
    },
  }
}
export type Viewers = ReturnType<typeof createViewers>

const beginsAnew = (viewer: Viewer | undefined) => viewer === 'newcomer' || viewer === 'buyer'

/** Runs in the page before its own scripts. */
function hideStoreNotice() {
  document.addEventListener('readystatechange', () => {
    const id = document.querySelector<HTMLElement>('.woocommerce-store-notice')?.dataset.noticeId
    if (id) document.cookie = `store_notice${id}=hidden; path=/; SameSite=Lax`
  })
}
