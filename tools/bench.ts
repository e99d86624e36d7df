import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoPictures } from '#demo/art/pictures.ts'
import { renderPictures } from '#demo/render-pictures.ts'
import { hangUp } from './bench/ask.ts'
import { measureBlocking } from './bench/blocking-time.ts'
import { measureCachedPages } from './bench/cached-pages.ts'
import { measureCatalog } from './bench/catalog.ts'
import { measureDay } from './bench/day/measure-day.ts'
import { measureEditor } from './bench/editor.ts'
import { measureOpening } from './bench/editor-opening.ts'
import { measureFreight } from './bench/freight.ts'
import { measureLadder } from './bench/ladder.ts'
import { measureImport } from './bench/import.ts'
import { LIGHTHOUSE_PAGES, measureLighthouse } from './bench/lighthouse.ts'
import { openLoad } from './bench/load.ts'
import { measureLooks } from './bench/looks.ts'
import { measureOrderRate } from './bench/order-rate.ts'
import { type Options, readOptions } from './bench/options.ts'
import { measurePageBytes, WEIGHED_PAGES } from './bench/page-bytes.ts'
import { findPages, someOf } from './bench/pages.ts'
import { measurePersonal } from './bench/personal.ts'
import { measurePurchases } from './bench/purchase.ts'
import { measureRendering } from './bench/rendering.ts'
import { drawTable, type Row, rowsOf } from './bench/row.ts'
import { type ShopProcess, startShop } from './bench/shop-process.ts'
import { memoryRows, startRows } from './bench/starts.ts'
import { measureRush } from './bench/rush.ts'
import { measureSwatches } from './bench/swatches.ts'
import { purchasesPerSecond, secondProcessRow } from './bench/two-processes.ts'
import { measureWorkbench } from './bench/workbench.ts'
import { buildIfStale } from './build.ts'

const options = readOptions(process.argv.slice(2))
const startedMs = performance.now()
const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
// The private PostgreSQL runs as another user when we are root, and must be able to pass.
chmodSync(folder, 0o711)
let running: Promise<ShopProcess> | undefined
const interruption = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void interrupted())

try {
  const rows = await measureAll(options)
  report(rows, options)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await tidy()
}

async function measureAll({
  quick,
  lighthouse,
  catalog,
  workbench,
  imports,
  rush,
  freight,
  blocking,
  editor,
  looks,
  day,
}: Options): Promise<Row[]> {
  const say = (line: string) => process.stderr.write(`→ ${line}\n`)
  if (catalog) return await rowsOf('catalogue', () => measureCatalog({ folder, samples: quick ? 60 : 300, say }))
  if (workbench) return await rowsOf('workbench', () => measureWorkbench({ folder, samples: quick ? 3 : 8, say }))
  // Neither is part of a start: a checkout comes with its pictures, and a start after an update builds once.
  await buildIfStale(say)
  await renderPictures(demoPictures, () => {})

  const start = (at: string, env: Record<string, string>) => (running = startShop(at, interruption.signal, { env }))
  if (day) return await rowsOf('a day', () => measureDay({ folder, quick, signal: interruption.signal, say, start }))
  const dataDir = join(folder, 'data')
  say('starting an empty shop…')
  const first = await (running = startShop(dataDir, interruption.signal))
  if (imports) return await rowsOf('import', () => measureImport({ shop: first, dataDir, lines: quick ? 10_000 : 50_000, say }))
  if (rush)
    return await rowsOf('rush', () =>
      measureRush({ shopUrl: first.url, dataDir, buyers: quick ? 200 : 1_000, calmRounds: quick ? 20 : 60, say }),
    )
  const freightRounds = quick ? 8 : 24
  if (freight) return await rowsOf('freight', () => measureFreight({ shop: first, dataDir, rounds: freightRounds }))
  const editorRows = (shopUrl: string) =>
    rowsOf('editor', async () => [await measureOpening({ shopUrl, dataDir }), await measureEditor({ shopUrl, dataDir })])
  if (editor) return await editorRows(first.url)
  if (looks) return await rowsOf('looks', () => measureLooks({ shopUrl: first.url, dataDir, say }))
  if (blocking) return await measureScreens(first, { quick, lighthouse })
  await first.stop()
  say('starting it again…')
  const shop = await (running = startShop(dataDir, interruption.signal))
  const rows = startRows({ coldSeconds: first.startSeconds, warmSeconds: shop.startSeconds })

  const pages = await findPages(shop.url)
  const rounds = quick ? { pairs: 3, durationMs: 500 } : { pairs: 7, durationMs: 1_200 }
  const samples = quick ? 10 : 30
  const load = openLoad()
  try {
    rows.push(
      ...(await rowsOf('cached pages', () => measureCachedPages({ shop, load, pages, folder, rounds }))),
      ...(await rowsOf('uncached pages', () => measureRendering({ shop, dataDir, pages, samples }))),
      ...(await rowsOf('purchases', () => measurePurchases({ shopUrl: shop.url, samples }))),
      ...(await rowsOf('personal', () =>
        measurePersonal({ shop, dataDir, rounds: quick ? { pairs: 1, durationMs: 1_000 } : { pairs: 3, durationMs: 3_000 } }),
      )),
      ...(await rowsOf('overload', () =>
        measureLadder({ shop, dataDir, warmUpMs: quick ? 800 : 1_500, durationMs: quick ? 1_200 : 5_000 }),
      )),
      ...(await rowsOf('orders', () =>
        measureOrderRate({ folder, ...(quick ? { pairs: 3, orders: 200 } : { pairs: 5, orders: 600 }) }),
      )),
      ...(await rowsOf('freight', () => measureFreight({ shop, dataDir, rounds: freightRounds }))),
      ...(await rowsOf('swatches', async () => [await measureSwatches({ shopUrl: shop.url, dataDir })])),
      ...(await editorRows(shop.url)),
      ...(await rowsOf('memory', () => memoryRows(shop))),
      ...(await rowsOf('blocking time', () => measureBlocking({ shopUrl: shop.url, pages, samples: quick ? 1 : 5 }))),
      ...(await rowsOf('bytes', () => measurePageBytes({ shopUrl: shop.url, addresses: someOf(pages, WEIGHED_PAGES) }))),
    )
  } finally {
    load.close()
  }
  if (lighthouse)
    rows.push(
      ...(await rowsOf('Lighthouse mobile', () =>
        measureLighthouse({ shopUrl: shop.url, addresses: someOf(pages, LIGHTHOUSE_PAGES) }),
      )),
    )
  else rows.push({ what: 'Lighthouse mobile', measured: 'not asked for', verdict: 'skipped' })

  rows.push(
    ...(await rowsOf('two processes', async () => {
      const durationMs = quick ? 2_500 : 6_000
      const one = await purchasesPerSecond({ shop, dataDir, durationMs })
      await shop.stop()
      const both = await (running = startShop(dataDir, interruption.signal, { workers: 2 }))
      return [secondProcessRow({ one, two: await purchasesPerSecond({ shop: both, dataDir, durationMs }) })]
    })),
    ...(await rowsOf('closing', async () => {
      const last = await running
      running = undefined
      await last?.stop()
      return []
    })),
  )
  return rows
}

/** What a visitor's phone has to do with a page, alone. */
async function measureScreens({ url: shopUrl }: ShopProcess, { quick, lighthouse }: Pick<Options, 'quick' | 'lighthouse'>) {
  const pages = await findPages(shopUrl)
  const rows = await rowsOf('blocking time', () => measureBlocking({ shopUrl, pages, samples: quick ? 5 : 9 }))
  if (lighthouse)
    rows.push(
      ...(await rowsOf('Lighthouse mobile', () => measureLighthouse({ shopUrl, addresses: someOf(pages, LIGHTHOUSE_PAGES) }))),
    )
  return rows
}

function report(rows: Row[], { json, quick }: Options) {
  const seconds = Math.round((performance.now() - startedMs) / 1000)
  const machine = {
    cpu: cpuModel(),
    cores: cpus().length,
    platform: `${process.platform} ${process.arch}`,
    node: process.version,
  }
  const date = new Date().toISOString().slice(0, 10)
  console.log(`\n${drawTable(rows)}\n`)
  console.log(`${date}, ${machine.cores} cores of ${machine.cpu}, ${machine.platform}, Node ${machine.node}, ${seconds} s in all`)
  const broken = rows.filter(({ verdict }) => verdict === 'broken')
  if (json !== undefined) writeFileSync(json, `${JSON.stringify({ date, machine, quick, seconds, rows }, null, 2)}\n`)
  if (broken.length === 0) return
  console.log(`Broken: ${broken.map(({ what }) => what).join('; ')}`)
  process.exitCode = 1
}

/** Some systems give the cores no name. */
function cpuModel() {
  return cpus()[0]?.model.trim() || 'an unnamed processor'
}

async function tidy() {
  // One that is still starting is waited for: cut off, it would leave its PostgreSQL behind.
  await running?.then((shop) => shop.stop()).catch(() => {})
  hangUp()
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
}

async function interrupted() {
  console.error('Interrupted: closing the shop…')
  interruption.abort()
  await tidy()
  process.exit(130)
}
