import { chromium, type Page } from '@playwright/test'
import { createDatabase } from '#db/pool.ts'
import { createContentEditing } from '#content/pages/edit.ts'
import { findRunningPostgres } from '#postgres/private-server.ts'
import { createAccounts } from '#shop/accounts/service.ts'
import { createSessions } from '#shop/accounts/sessions.ts'
import { findChromium } from '../../tests/support/find-chromium.ts'
import { BOUNDS } from './bounds.ts'
import type { Row } from './row.ts'
import { median, percentile } from './statistics.ts'

const ELEMENTS = 300
const KEYS = 40

/** A letter typed into the title of one of 300 elements, until the page in the editor shows it, in a real browser. */
export async function measureEditor({ shopUrl, dataDir }: { shopUrl: string; dataDir: string }): Promise<Row> {
  const what = `key to picture in the editor, ${ELEMENTS} elements`
  const executablePath = findChromium()
  if (!executablePath) return { what, measured: 'no Chromium on this machine', verdict: 'skipped' }
  const { id, token } = await aLongPage(dataDir)
  const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    await context.addCookies([{ name: 'vitrine_session', value: token, url: shopUrl }])
    const page = await context.newPage()
    await page.goto(`${shopUrl}/painel/pages/${id}`)
    const { times, cpuMs } = await typeLetters(page)
    const numbers = { p50Ms: median(times), p95Ms: percentile(times, 95), cpuMs }
    return {
      what,
      measured: `p50 ${numbers.p50Ms.toFixed(0)} ms, p95 ${numbers.p95Ms.toFixed(0)} ms, CPU of the browser ${cpuMs.toFixed(0)} ms each`,
      bound: `p50 < ${BOUNDS.editorMs} ms`,
      verdict: numbers.p50Ms < BOUNDS.editorMs ? 'ok' : 'broken',
      numbers,
    }
  } finally {
    await browser.close()
  }
}

async function aLongPage(dataDir: string) {
  const connection = await findRunningPostgres(dataDir)
  if (!connection) throw new Error(`No PostgreSQL runs in ${dataDir}: the shop to measure is not open.`)
  const { kysely: db, close } = createDatabase({ connection, poolSize: 1, applicationName: 'vitrine bench' })
  try {
    const made = await createAccounts({ db }).create({
      login: 'redatora',
      email: 'redatora@loja.example',
      displayName: 'Marta',
      password: 'um canário canta na cozinha',
      roles: ['administrator'],
    })
    if (!made.ok) throw new Error(made.problem)
    const heading = (number: number) => ({
      id: `h${number}`,
      elType: 'widget',
      widgetType: 'heading',
      settings: { title: `Título ${number}` },
      elements: [],
    })
    const boxes = Array.from({ length: ELEMENTS / 10 }, (_none, place) => ({
      id: `b${place}`,
      elType: 'container',
      settings: { content_width: 'boxed' },
      elements: Array.from({ length: 9 }, (_nothing, inner) => heading(place * 9 + inner)),
    }))
    const page = await createContentEditing({ db }).create(
      'page',
      { title: 'Trezentos elementos', document: boxes },
      { id: made.user.id, name: made.user.displayName },
    )
    if (!page.ok) throw new Error(page.problem)
    const { token } = await createSessions({ db }).open(made.user)
    return { id: page.id, token }
  } finally {
    await close()
  }
}

async function typeLetters(page: Page): Promise<{ times: number[]; cpuMs: number }> {
  const frame = page.frameLocator('iframe[title="Prévia da página"]:not([aria-hidden])')
  await frame.locator('[data-id="h4"]').click()
  const field = page.getByRole('textbox', { name: 'Título', exact: true })
  await field.click()
  await page.evaluate(noteTimes)
  const cpuOf = await cpuClock(page)
  const before = await cpuOf()
  for (let key = 0; key < KEYS; key++) {
    await page.keyboard.type(String.fromCodePoint(97 + (key % 26)))
    await page.waitForFunction((seen) => (globalThis as unknown as { times: number[] }).times.length > seen, key)
  }
  const times = await page.evaluate(() => (globalThis as unknown as { times: number[] }).times)
  return { times, cpuMs: ((await cpuOf()) - before) / KEYS }
}

/** How long the page's main thread has worked, in ms of the processor: that does not grow with what else the machine does. */
async function cpuClock(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  }
}

/** Runs in the workbench: from the key to the page that shows what the field holds. */
function noteTimes() {
  const times: number[] = ((globalThis as unknown as { times: number[] }).times = [])
  const drawn = document.querySelector<HTMLIFrameElement>('iframe[title="Prévia da página"]:not([aria-hidden])')!.contentDocument!
  let started = 0
  let wanted = ''
  document.addEventListener('keydown', () => (started = performance.now()), true)
  document.addEventListener('input', ({ target }) => (wanted = (target as HTMLInputElement).value), true)
  new MutationObserver(() => {
    if (wanted === '' || drawn.querySelector('[data-id="h4"]')?.textContent?.trim() !== wanted.trim()) return
    wanted = ''
    requestAnimationFrame(() => times.push(performance.now() - started))
  }).observe(drawn.body, { childList: true, subtree: true, characterData: true })
}
