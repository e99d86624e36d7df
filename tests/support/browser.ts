import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chromium, type Browser, type Locator, type Page } from '@playwright/test'
import { eventually } from '#tests/support/eventually.ts'
import { findChromium } from '#tests/support/find-chromium.ts'

/** A browser that talks to nobody by itself. */
export function launchBrowser(): Promise<Browser> {
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
