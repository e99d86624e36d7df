import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { findRunningPostgres } from '#postgres/private-server.ts'
import { askPage, COMPRESSED } from './ask.ts'
import { countAnswers } from './cache-counter.ts'
import type { Pages } from './pages.ts'
import type { Row } from './row.ts'
import { median, percentile } from './statistics.ts'

/** Every public page shows something of the settings: this tells the shop that all of them are old. */
const EVERYTHING_CHANGED = `select pg_notify('content', '["settings"]')`
/** The message goes through the database: a request sent at once may overtake it. */
const MESSAGE_TRAVELS_MS = 5

/** What a change of content costs the next visitor: reading, rendering and compressing, against the same page from memory. */
export async function measureRendering(options: {
  shopUrl: string
  dataDir: string
  pages: Pages
  samples: number
}): Promise<Row[]> {
  const { shopUrl, dataDir, pages, samples } = options
  const connection = await findRunningPostgres(dataDir)
  if (!connection) throw new Error('The shop runs, but no PostgreSQL was found on its data folder.')
  const client = new Client(connection)
  await client.connect()
  try {
    const rows: Row[] = []
    for (const name of ['home', 'listing', 'product'] as const) {
      const url = shopUrl + pages[name]
      const { times, etags } = await sampleRendering({ client, url, shopUrl, samples })
      const kept: number[] = []
      for (let at = 0; at < samples; at++) kept.push((await askPage(url, COMPRESSED)).ms)
      rows.push(rowOf(name, { rendered: times, kept, etags }))
    }
    return rows
  } finally {
    await client.end()
  }
}

async function sampleRendering(options: { client: Client; url: string; shopUrl: string; samples: number }) {
  const { client, url, shopUrl, samples } = options
  const times: number[] = []
  const etags = new Set<string | undefined>()
  for (let attempt = 0; times.length < samples; attempt++) {
    if (attempt > samples * 3) throw new Error(`${url} is kept although its content was said to have changed.`)
    const before = await countAnswers(shopUrl)
    await client.query(EVERYTHING_CHANGED)
    await wait(MESSAGE_TRAVELS_MS)
    const answer = await askPage(url, COMPRESSED)
    etags.add(answer.headers.etag)
    const { render } = await countAnswers(shopUrl)
    if (render === before.render + 1) times.push(answer.ms)
  }
  return { times, etags: etags.size }
}

function rowOf(name: string, { rendered, kept, etags }: { rendered: number[]; kept: number[]; etags: number }): Row {
  const numbers = {
    p50Ms: median(rendered),
    p95Ms: percentile(rendered, 95),
    cachedP50Ms: median(kept),
    cachedP95Ms: percentile(kept, 95),
    ratio: median(rendered) / median(kept),
  }
  return {
    what: `uncached ${name}`,
    measured: `p50 ${numbers.p50Ms.toFixed(1)} ms, p95 ${numbers.p95Ms.toFixed(1)} ms`,
    compared: `${Math.round(numbers.ratio)} × cached (p50 ${numbers.cachedP50Ms.toFixed(1)} ms, p95 ${numbers.cachedP95Ms.toFixed(1)} ms)`,
    bound: 'same page each time',
    verdict: etags === 1 ? 'ok' : 'broken',
    // Browsers and other processes of the shop would hold a page that is good for an old one.
    notes: etags === 1 ? [] : [`the same content was rendered to ${etags} different pages`],
    numbers,
  }
}
