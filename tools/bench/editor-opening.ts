import { type Browser, chromium, type Page } from '@playwright/test'
import { createDatabase } from '#db/pool.ts'
import { findRunningPostgres } from '#postgres/private-server.ts'
import { createAccounts } from '#shop/accounts/service.ts'
import { createSessions } from '#shop/accounts/sessions.ts'
import { findChromium } from '../../tests/support/find-chromium.ts'
import { BOUNDS } from './bounds.ts'
import type { Row } from './row.ts'
import { median } from './statistics.ts'

const VISITS = 3
/** A laptop on an ordinary line; the second time as Lighthouse slows a phone down. */
const LAPTOP = 2
const PHONE = 4
const LINE = { offline: false, latency: 40, downloadThroughput: 10e6 / 8, uploadThroughput: 10e6 / 8 }

type Opening = { pictureMs: number; usableMs: number; cpuMs: number; bytes: number }

/** The demo's home opened in the editor for the first time, until it is seen, can be chosen from, and its panels stand there. */
export async function measureOpening({ shopUrl, dataDir }: { shopUrl: string; dataDir: string }): Promise<Row> {
  const what = 'first open of the page editor, laptop (processor ÷ 2, 10 Mbit/s, 40 ms)'
  const executablePath = findChromium()
  if (!executablePath) return { what, measured: 'no Chromium on this machine', verdict: 'skipped' }
  const { id, token } = await theHome(dataDir)
  const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })
  const visits = async (rate: number) => {
    const found: Opening[] = []
    for (let visit = 0; visit < VISITS; visit++)
      found.push(await open(browser, { url: `${shopUrl}/painel/pages/${id}`, token, rate }))
    const of = (key: keyof Opening) => median(found.map((one) => one[key]))
    return { pictureMs: of('pictureMs'), usableMs: of('usableMs'), cpuMs: of('cpuMs'), bytes: of('bytes') }
  }
  try {
    const bare = await visits(1)
    const laptop = await visits(LAPTOP)
    const phone = await visits(PHONE)
    const ms = (value: number) => `${value.toFixed(0)} ms`
    return {
      what,
      measured: `picture ${ms(laptop.pictureMs)}, usable ${ms(laptop.usableMs)}; at a quarter of the speed ${ms(phone.usableMs)}`,
      compared: `CPU of the browser ${ms(bare.cpuMs)} at full speed`,
      bound: `usable < ${BOUNDS.editorOpenMs} ms`,
      verdict: laptop.usableMs < BOUNDS.editorOpenMs ? 'ok' : 'broken',
      numbers: { ...laptop, usableAtFourMs: phone.usableMs, cpuMs: bare.cpuMs },
    }
  } finally {
    await browser.close()
  }
}

async function theHome(dataDir: string) {
  const connection = await findRunningPostgres(dataDir)
  if (!connection) throw new Error(`No PostgreSQL runs in ${dataDir}: the shop to measure is not open.`)
  const { kysely: db, close } = createDatabase({ connection, poolSize: 1, applicationName: 'vitrine bench' })
  try {
    const made = await createAccounts({ db }).create({
      login: 'vitrinista',
      email: 'vitrinista@loja.example',
      displayName: 'Vera',
      password: 'um canário canta na cozinha',
      roles: ['administrator'],
    })
    if (!made.ok) throw new Error(made.problem)
    const { id } = await db
      .selectFrom('content')
      .select('id')
      .where('slug', '=', 'inicio')
      .where('type', '=', 'page')
      .executeTakeFirstOrThrow()
    const { token } = await createSessions({ db }).open(made.user)
    return { id, token }
  } finally {
    await close()
  }
}

/** In a browser context of its own: nothing is kept from another visit. */
async function open(browser: Browser, { url, token, rate }: { url: string; token: string; rate: number }): Promise<Opening> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    await context.addCookies([{ name: 'vitrine_session', value: token, url: new URL(url).origin }])
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    let bytes = 0
    session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', LINE)
    await session.send('Emulation.setCPUThrottlingRate', { rate })
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    await page.addInitScript(noteOpening)
    await page.goto(url, { waitUntil: 'commit' })
    await page.waitForFunction(() => (globalThis as unknown as Noted).opened?.usableMs !== undefined)
    const opened = await page.evaluate(() => (globalThis as unknown as Required<Noted>).opened)
    const { metrics } = await session.send('Performance.getMetrics')
    const fetched = bytes
    await checkUse(page)
    return { ...opened, cpuMs: (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000, bytes: fetched }
  } finally {
    await context.close()
  }
}

/** That what was called usable is so. */
async function checkUse(page: Page) {
  await page.frameLocator('iframe[title="Prévia da página"]:not([aria-hidden])').locator('main h1, main h2').first().click()
  await page.getByRole('treeitem', { selected: true }).waitFor()
  await page.locator('[data-area="settings"]').getByRole('tab').first().waitFor()
}

type Noted = { opened?: { pictureMs: number; usableMs: number } }

/** Runs in the workbench before its own scripts. */
function noteOpening() {
  if (window !== window.top) return
  const noted: { pictureMs?: number; usableMs?: number } = {}
  const look = () => {
    const frame = document.querySelector<HTMLIFrameElement>('iframe[title="Prévia da página"]:not([aria-hidden])')
    if (frame?.contentDocument?.querySelector('main [data-id]')) noted.pictureMs ??= performance.now()
    if (
      noted.pictureMs === undefined ||
      !document.querySelector('[data-area="tools"] button') ||
      !document.querySelector('[role="treeitem"]')
    )
      return requestAnimationFrame(look)
    // Once the frame with the panels is on the screen and the next task can run.
    return requestAnimationFrame(() =>
      setTimeout(() => Object.assign(globalThis, { opened: { ...noted, usableMs: performance.now() } })),
    )
  }
  requestAnimationFrame(look)
}
