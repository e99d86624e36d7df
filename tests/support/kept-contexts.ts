import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test'

type Kept = { context: BrowserContext; forget: () => Promise<void> }

/**
 * Contexts of a browser that are used again, one person after the other: what a visit left is gone, what the browser keeps of files
 * and compiled scripts stays, which is more than half of what it costs to open the workbench. A page that nobody sees keeps the
 * process that draws alive.
 */
export function createKeptContexts(browser: Browser, origin: string) {
  const unused = new Map<string, Kept[]>()

  const begin = async (options: BrowserContextOptions): Promise<Kept> => {
    const context = await browser.newContext(options)
    const keeper = await context.newPage()
    await keeper.goto(`${origin}/robots.txt`)
    const devtools = await context.newCDPSession(keeper)
    const forget = async () => {
      await Promise.all(context.pages().map((page) => page === keeper || page.close()))
      await context.unrouteAll()
      await context.setOffline(false)
      await context.clearPermissions()
      await context.clearCookies()
      await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb,cache_storage' })
      await keeper.evaluate(() => sessionStorage.clear())
    }
    return { context, forget }
  }

  return async (options: BrowserContextOptions) => {
    const key = JSON.stringify(options)
    const waiting = unused.get(key) ?? []
    unused.set(key, waiting)
    const one = waiting.pop() ?? (await begin(options))
    return {
      context: one.context,
      close: async () => {
        await one.forget()
        waiting.push(one)
      },
    }
  }
}
