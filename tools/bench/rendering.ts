import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { findRunningPostgres } from '#postgres/private-server.ts'
import { askPage, COMPRESSED } from './ask.ts'
import { BOUNDS } from './bounds.ts'
import { countAnswers } from './cache-counter.ts'
import type { Pages } from './pages.ts'
import { processCpuMs } from './process-cost.ts'
import type { Row } from './row.ts'
import type { ShopProcess } from './shop-process.ts'
import { median, percentile } from './statistics.ts'

/** Every public page shows something of the settings: this tells the shop that all of them are old. */
const EVERYTHING_CHANGED = `select pg_notify('content', '["settings"]')`
/** The message goes through the database: a request sent at once may overtake it. */
const MESSAGE_TRAVELS_MS = 5
/** A shop that has run for an hour has made each kind of page often; one that just started makes them at twice the cost. */
const WARM_UP = 40

/** What a change of content costs the next visitor: reading, rendering and compressing, against the same page from memory. */
export async function measureRendering(options: {
  shop: Pick<ShopProcess, 'url' | 'pid'>
  dataDir: string
  pages: Pages
  samples: number
}): Promise<Row[]> {
  const { shop, dataDir, pages, samples } = options
  const shopUrl = shop.url
  const connection = await findRunningPostgres(dataDir)
  if (!connection) throw new Error('The shop runs, but no PostgreSQL was found on its data folder.')
  const client = new Client(connection)
  await client.connect()
  try {
    const rows: Row[] = []
    for (const name of ['home', 'listing', 'product'] as const) {
      const url = shopUrl + pages[name]
      await sampleRendering({ client, url, shop, samples: WARM_UP })
      const { times, cpu, etags } = await sampleRendering({ client, url, shop, samples })
      const kept: number[] = []
      for (let at = 0; at < samples; at++) kept.push((await askPage(url, COMPRESSED)).ms)
      rows.push(rowOf(name, { rendered: times, cpu, kept, etags }))
    }
    return rows
  } finally {
    await client.end()
  }
}

async function sampleRendering(options: {
  client: Client
  url: string
  shop: Pick<ShopProcess, 'url' | 'pid'>
  samples: number
}) {
  const { client, url, shop, samples } = options
  const times: number[] = []
  const cpu: number[] = []
  const etags = new Set<string | undefined>()
  for (let attempt = 0; times.length < samples; attempt++) {
    if (attempt > samples * 3) throw new Error(`${url} is kept although its content was said to have changed.`)
    const before = await countAnswers(shop.url)
    await client.query(EVERYTHING_CHANGED)
    await wait(MESSAGE_TRAVELS_MS)
    const cpuBefore = processCpuMs(shop.pid)
    const answer = await askPage(url, COMPRESSED)
    const cpuAfter = processCpuMs(shop.pid)
    etags.add(answer.headers.etag)
    const { render } = await countAnswers(shop.url)
    if (render !== before.render + 1) continue
    times.push(answer.ms)
    if (cpuBefore !== undefined && cpuAfter !== undefined) cpu.push(cpuAfter - cpuBefore)
  }
  return { times, cpu, etags: etags.size }
}

type Sampled = { rendered: number[]; cpu: number[]; kept: number[]; etags: number }

function rowOf(name: string, { rendered, cpu, kept, etags }: Sampled): Row {
  const numbers = {
    p50Ms: median(rendered),
    p95Ms: percentile(rendered, 95),
    cachedP50Ms: median(kept),
    cachedP95Ms: percentile(kept, 95),
    ratio: median(rendered) / median(kept),
    ...(cpu.length > 0 && { cpuMs: median(cpu) }),
  }
  const isQuick = numbers.cpuMs === undefined || numbers.cpuMs < BOUNDS.renderedPageCpuMs
  return {
    what: `uncached ${name}`,
    measured: `p50 ${numbers.p50Ms.toFixed(1)} ms, p95 ${numbers.p95Ms.toFixed(1)} ms${numbers.cpuMs === undefined ? '' : `, ${numbers.cpuMs.toFixed(1)} ms CPU each`}`,
    compared: `${Math.round(numbers.ratio)} × cached (p50 ${numbers.cachedP50Ms.toFixed(1)} ms, p95 ${numbers.cachedP95Ms.toFixed(1)} ms)`,
    bound: `same page each time, < ${BOUNDS.renderedPageCpuMs} ms CPU`,
    verdict: etags === 1 && isQuick ? 'ok' : 'broken',
    // Browsers and other processes of the shop would hold a page that is good for an old one.
    notes: etags === 1 ? [] : [`the same content was rendered to ${etags} different pages`],
    numbers,
  }
}
