import { loadavg } from 'node:os'
import type { Row } from '../row.ts'
import { percentile } from '../statistics.ts'
import type { Report } from './client.ts'
import { type Class, CLASSES } from './edge-client.ts'
import { sumOf } from './kind-costs.ts'
import type { Reading } from './meters.ts'
import { type Costs, meanPerVisit, needOf, type VisitCost, whatBreaks } from './model.ts'
import type { runSale } from './run-sale.ts'
import { KINDS, SHARES } from './trace.ts'

const part = (share: number, digits = 1) => `${(share * 100).toFixed(digits)} %`
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`

/** What else the machine does beside the bench makes every answer slower, and its processor time dearer. */
export function machineRow(): Row {
  const [minute = 0, , quarter = 0] = loadavg()
  return {
    what: 'load of the machine',
    measured: `${minute.toFixed(1)} at the end, ${quarter.toFixed(1)} over a quarter of an hour`,
    verdict: 'told',
    numbers: { minute, quarter },
  }
}

export const kindRows = (kinds: Costs['kinds']): Row[] =>
  KINDS.map((kind) => {
    const cost = kinds[kind]
    return {
      what: `visit: ${kind} (${part(SHARES[kind])})`,
      measured: `shop ${cost.shopMs.toFixed(1)} ms, PostgreSQL ${cost.databaseMs.toFixed(1)} ms, cache ${cost.edgeMs.toFixed(1)} ms of processor`,
      compared: `${cost.answers.toFixed(1)} answers, ${cost.shopAnswers.toFixed(1)} of them the shop's; ${cost.statements.toFixed(1)} statements, ${(cost.walBytes / 1000).toFixed(1)} KB of log, ${(cost.bytes / 1000).toFixed(0)} KB sent`,
      verdict: 'told',
      numbers: cost,
    }
  })

export const anewRow = (anew: Costs['anew']): Row => ({
  what: 'a page made anew',
  measured: `shop ${anew.shopMs.toFixed(1)} ms, PostgreSQL ${anew.databaseMs.toFixed(1)} ms of processor`,
  verdict: 'told',
  numbers: anew,
})

type Day = { reports: Report[]; used: Reading; connections: number; kinds: Costs['kinds'] }

export function dayRows({ reports, used, connections, kinds }: Day): Row[] {
  const sum = (of: (report: Report) => number) => reports.reduce((total, report) => total + of(report), 0)
  const visits = sum((report) => report.visits)
  const took = sum((report) => report.seconds)
  const answers = sum((report) => sumOf(report).answers)
  const hitsOf = (name: Class) =>
    sum(({ traffic }) => traffic.asked[name].hits) / sum(({ traffic }) => traffic.asked[name].answers)
  const p95 = (name: Class) =>
    percentile(
      reports.flatMap(({ traffic }) => traffic.asked[name].ms),
      95,
    )
  const hitRate = 1 - sum((report) => sumOf(report).shopAnswers) / answers
  const problems = reports.flatMap((report) => report.problems)
  const modelled = (name: keyof VisitCost) => meanPerVisit(kinds, name) * visits
  const pictures = sum(({ traffic }) => traffic.asked.picture.bytes)
  const missed = sum(({ traffic }) => traffic.asked.picture.missedBytes)
  const lateP95Ms = percentile(
    reports.flatMap((report) => report.lateMs),
    95,
  )
  const refusals = sum(({ traffic }) => traffic.refusals)
  return [
    {
      what: `a day of ${visits} visits`,
      measured: `${(visits / took).toFixed(0)} visits/s, ${(answers / took).toFixed(0)} answers/s over ${took.toFixed(0)} s; p95 of pages ${p95('page').toFixed(0)} ms, private pages ${p95('private page').toFixed(0)} ms, calls ${p95('call').toFixed(0)} ms`,
      compared: `${refusals} refused; visits began ${lateP95Ms.toFixed(0)} ms late (p95)`,
      bound: 'every answer right',
      verdict: problems.length === 0 ? 'ok' : 'broken',
      notes: problems.slice(0, 5),
      numbers: {
        visits,
        seconds: took,
        answers,
        refusals,
        lateP95Ms,
        ...Object.fromEntries(CLASSES.map((name) => [`${name} p95Ms`, p95(name)])),
      },
    },
    {
      what: 'the day: answered by the cache',
      measured: `${part(hitRate)} of all answers`,
      compared: `${CLASSES.map((name) => `${name} ${part(hitsOf(name))}`).join(', ')}`,
      verdict: 'told',
      numbers: { hitRate, ...Object.fromEntries(CLASSES.map((name) => [name, hitsOf(name)])) },
    },
    {
      what: 'the day: processor',
      measured: `shop ${seconds(used.shopMs)}, PostgreSQL ${seconds(used.databaseMs)}, cache ${seconds(used.edgeMs)}`,
      compared: `${(used.shopMs / modelled('shopMs')).toFixed(2)}, ${(used.databaseMs / modelled('databaseMs')).toFixed(2)}, ${(used.edgeMs / modelled('edgeMs')).toFixed(2)} × the sum of its visits`,
      verdict: 'told',
      numbers: { ...used },
    },
    {
      what: 'the day: database',
      measured: `${(used.statements / visits).toFixed(1)} statements and ${(used.walBytes / visits / 1000).toFixed(1)} KB of log a visit; ${connections} connections at most`,
      compared: `${(used.statements / modelled('statements')).toFixed(2)}, ${(used.walBytes / modelled('walBytes')).toFixed(2)} × the sum of its visits`,
      verdict: 'told',
      numbers: { connections },
    },
    {
      what: 'the day: storage',
      measured: `${megabytes(missed)} of ${megabytes(pictures)} of pictures asked of the shop, ${part(missed / pictures, 2)}`,
      verdict: 'told',
      numbers: { pictures, missed },
    },
  ]
}

type Sale = Awaited<ReturnType<typeof runSale>> & { connections: number; used: Reading; buyers: number; units: number }

export function saleRows({ sale, outcome, others, problems, left, connections, used, buyers, units }: Sale): Row[] {
  const p95 = (report: Report, name: Class) => percentile(report.traffic.asked[name].ms, 95)
  return [
    {
      what: `a sale: ${outcome.came} buyers for ${units} units`,
      measured: `${left.sold} sold and ${left.onHand} left, ${outcome.soldOut} told that none is left; sold out after ${outcome.secondsToSell.toFixed(1)} s, everybody answered after ${sale.seconds.toFixed(1)} s`,
      compared: `p95 of calls ${p95(sale, 'call').toFixed(0)} ms, of pages ${p95(sale, 'page').toFixed(0)} ms; ${sale.traffic.refusals} told to come again; ${connections} connections at most`,
      bound: `exactly ${units} sold, stock at 0`,
      verdict: problems.length === 0 ? 'ok' : 'broken',
      notes: [
        ...problems.slice(0, 5),
        ...(outcome.came < buyers ? [`${buyers - outcome.came} of ${buyers} stayed away: their time was over.`] : []),
      ],
      numbers: {
        came: outcome.came,
        bought: outcome.bought,
        soldOut: outcome.soldOut,
        sold: left.sold,
        left: left.onHand,
        secondsToSell: outcome.secondsToSell,
        seconds: sale.seconds,
        refusals: sale.traffic.refusals,
        connections,
        ...used,
      },
    },
    {
      what: 'the others during the sale',
      measured: `${others.visits} visits; p95 of pages ${p95(others, 'page').toFixed(0)} ms, of calls ${p95(others, 'call').toFixed(0)} ms`,
      compared: `${others.traffic.refusals} told to come again`,
      bound: 'every answer right',
      verdict: others.problems.length === 0 ? 'ok' : 'broken',
      notes: others.problems.slice(0, 5),
      numbers: { visits: others.visits },
    },
  ]
}

const SIZES = [1_000_000, 10_000_000, 100_000_000]

export const needRows = (costs: Costs): Row[] =>
  SIZES.map((visits) => {
    const need = needOf(costs, visits)
    return {
      what: `${visits / 1e6} million visits a day (modelled)`,
      measured: `busiest second ${need.busiestVisitsPerSecond.toFixed(0)} visits, ${need.busiestOrdersPerSecond.toFixed(1)} orders; cores: shop ${need.shopCores.toFixed(1)}, PostgreSQL ${need.databaseCores.toFixed(1)}, cache ${need.edgeCores.toFixed(1)}; ${need.connections} connections`,
      compared: `log ${need.walMegabytesPerSecond.toFixed(1)} MB/s, ${need.walGigabytesADay.toFixed(1)} GB/day; cache ${need.edgeMegabitsPerSecond.toFixed(0)} Mbit/s, ${need.terabytesAMonth.toFixed(1)} TB/month; storage ${need.storageGigabytesADay.toFixed(1)} GB/day; sale ${need.saleSeconds.toFixed(1)} s; US$ ${need.dollarsAMonth.toFixed(0)}/month`,
      verdict: 'told',
      numbers: need,
    }
  })

export const breakRows = (costs: Costs): Row[] =>
  whatBreaks(costs).map(({ what, atVisitsADay, buy }, at) => ({
    what: `gives way as no. ${at + 1} (modelled): ${what}`,
    measured: `at ${(atVisitsADay / 1e6).toFixed(1)} million visits a day`,
    compared: `then: ${buy}`,
    verdict: 'told',
    numbers: { atVisitsADay },
  }))
