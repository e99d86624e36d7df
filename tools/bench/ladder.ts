import { findRunningPostgres } from '#postgres/private-server.ts'
import { BOUNDS } from './bounds.ts'
import { plenty } from './personal.ts'
import type { Row } from './row.ts'
import type { ShopProcess } from './shop-process.ts'
import { percentile } from './statistics.ts'
import { type CrowdResult, sendCrowd } from './visitors.ts'
import type { Visit } from './visits.ts'

const CONNECTIONS = [100, 500, 1_000]
const LADDER_VISITS: [visit: Visit, name: string][] = [
  ['add', 'adds'],
  ['purchase', 'purchases'],
]
type Options = {
  shop: Pick<ShopProcess, 'url' | 'port'>
  dataDir: string
  /** Everybody comes at once; what is counted begins when the first rush is over. */
  warmUpMs: number
  durationMs: number
}

/** What the shop does when more come than it can serve: it must go on doing as much, and refuse the others at once. */
export async function measureLadder({ shop, dataDir, warmUpMs, durationMs }: Options): Promise<Row[]> {
  const connection = await findRunningPostgres(dataDir)
  if (!connection) throw new Error('The shop runs, but no PostgreSQL was found on its data folder.')
  const products = await plenty(shop.url, connection)
  const rows: Row[] = []
  for (const [visit, name] of LADDER_VISITS) {
    let first: number | undefined
    for (const visitors of CONNECTIONS) {
      const result = await sendCrowd({ port: shop.port, visit, visitors, countFromMs: warmUpMs, durationMs, products })
      const perSecond = result.answers / result.seconds
      first ??= perSecond
      rows.push(rowOf(`${name}, ${visitors} connections`, result, perSecond / first))
    }
  }
  return rows
}

function rowOf(what: string, result: CrowdResult, ratio: number): Row {
  const { answers, seconds, visits, refusals, refusalMs, withoutRetry, answerMs } = result
  const refusedP95Ms = refusalMs.length > 0 ? percentile(refusalMs, 95) : 0
  const numbers = {
    answersPerSecond: answers / seconds,
    visitsPerSecond: visits / seconds,
    answerP95Ms: answerMs.length > 0 ? percentile(answerMs, 95) : 0,
    refusals,
    refusedP95Ms,
    withoutRetry,
    ratio,
  }
  const refused = refusals === 0 ? 'none refused' : `${refusals} refused, p95 after ${refusedP95Ms.toFixed(0)} ms`
  const isOk = ratio >= BOUNDS.overloadRatio && refusedP95Ms <= BOUNDS.refusalMs && withoutRetry === 0
  return {
    what,
    measured: `${numbers.answersPerSecond.toFixed(0)} answers/s, p95 ${numbers.answerP95Ms.toFixed(0)} ms; ${refused}`,
    compared: `${ratio.toFixed(2)} × with 100 connections`,
    bound: `≥ ${BOUNDS.overloadRatio} ×, refused within ${BOUNDS.refusalMs} ms with Retry-After`,
    verdict: isOk ? 'ok' : 'broken',
    notes: withoutRetry > 0 ? [`${withoutRetry} refusals did not say when to come again`] : [],
    numbers,
  }
}
