import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chromium, type Browser, type BrowserContext, type Locator, type Page } from '@playwright/test'
import { eventually, PATIENCE_MS } from '#tests/support/eventually.ts'
import { findChromium } from '#tests/support/find-chromium.ts'

/** The files of a worker share one browser: to start one takes longer than most tests. */
let shared: Promise<Browser> | undefined
let users = 0
let farewell: NodeJS.Timeout | undefined
/** Between two files that use it nobody does, for a moment; after the last one it must not keep the worker. */
const UNUSED_MS = 3_000

/**
 * A browser that talks to nobody by itself. To close it closes what was opened by it; other files go on with theirs. Its visitors have
 * asked for no motion, which is dear to draw; tests about what moves say `moves`.
 */
export async function launchBrowser({ moves = false }: { moves?: boolean } = {}): Promise<Browser> {
  clearTimeout(farewell)
  users++
  shared ??= startBrowser()
  let browser = await shared
  if (!browser.isConnected()) browser = await (shared = startBrowser())
  const opened = new Set<BrowserContext>()
  const keep = (context: BrowserContext) => {
    opened.add(context)
    context.setDefaultTimeout(PATIENCE_MS)
    context.once('close', () => opened.delete(context))
    return context
  }
  const usual = { reducedMotion: moves ? 'no-preference' : 'reduce' } as const
  const own: Partial<Browser> = {
    newContext: async (options) => keep(await browser.newContext({ ...usual, ...options })),
    newPage: async (options) => {
      const page = await browser.newPage({ ...usual, ...options })
      keep(page.context())
      return page
    },
    contexts: () => [...opened],
    close: async () => {
      await Promise.all([...opened].map((context) => context.close()))
      leave()
    },
  }
  return new Proxy(browser, {
    get: (target, name) => {
      const value: unknown = Reflect.get(name in own ? own : target, name)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })
}

function leave() {
  if (--users > 0) return
  farewell = setTimeout(() => {
    const unused = shared
    shared = undefined
    void unused?.then((browser) => browser.close())
  }, UNUSED_MS)
}

function startBrowser(): Promise<Browser> {
  // Chromium refuses to sandbox as root, which is what containers usually run as.
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return chromium.launch({
    executablePath: findChromium() ?? undefined,
    args: [
      ...asRoot,
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      // Of each visitor one process, and no spare one that nobody uses; and room for what a page throws away: half of the collecting.
      '--renderer-process-limit=1',
      '--js-flags=--min-semi-space-size=64,--max-semi-space-size=64',
    ],
  })
}

export type Answer = { body: string | Buffer; type?: string; headers?: Record<string, string>; status?: number }

/** A site of a few answers by path, on a free port of this machine. What it has no answer for is a 404. */
export async function serve(answer: (path: string) => Answer | undefined) {
  const server = createServer((request, response) => {
    const found = answer(new URL(request.url ?? '/', 'http://localhost').pathname)
    response.writeHead(found?.status ?? (found ? 200 : 404), {
      'content-type': found?.type ?? typeOf(request.url ?? ''),
      ...found?.headers,
    })
    response.end(found?.body)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, // it listens on a port, not on a pipe
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

/** Waits until what is seen of a thing has come to rest: what moves for ever or with the scroll is left to move. */
export async function atRest(thing: Locator) {
  await eventually('nothing moves any more', () =>
    thing.evaluate((element) => {
      const moves = (one: Animation) =>
        one.timeline === document.timeline &&
        one.playState === 'running' &&
        Number.isFinite(Number(one.effect?.getComputedTiming().endTime))
      const isSeen = ({ effect }: Animation) => effect instanceof KeyframeEffect && effect.target?.checkVisibility()
      return !element.getAnimations({ subtree: true }).some((one) => moves(one) && isSeen(one))
    }),
  )
}

/** Every error and warning of a page from here on, also those outside of any script. */
export function listen(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(`${message.type()}: ${message.text()}`)
  })
  return complaints
}

function typeOf(path: string) {
  if (path.includes('.js')) return 'text/javascript; charset=utf-8'
  if (path.includes('.css')) return 'text/css; charset=utf-8'
  return 'text/plain; charset=utf-8'
}
