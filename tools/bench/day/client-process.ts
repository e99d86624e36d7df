import { setTimeout as wait } from 'node:timers/promises'
import type { Errand, Report, SaleErrand, VisitsErrand } from './client.ts'
import { createEdgeClient, noTraffic } from './edge-client.ts'
import { makeVisit } from './journeys.ts'
import { sellOut } from './sale.ts'

const MOST_PROBLEMS = 5
/** The longest that the shop lets anybody stand in line. */
const LINE_MS = 60_000
let isEnough = false
process.on('message', (message: Errand | 'enough') => {
  if (message === 'enough') isEnough = true
  else void run(message).then((report) => process.send!(report))
})
process.on('disconnect', () => process.exit(0))

async function run(errand: Errand): Promise<Report> {
  const traffic = noTraffic()
  const startedMs = performance.now()
  const lastRetryMs = errand.what === 'sale' ? startedMs + errand.withinMs + LINE_MS : Infinity
  const client = createEdgeClient({ port: errand.port, traffic, mayRetry: () => performance.now() < lastRetryMs })
  const report: Report = { traffic, visits: 0, seconds: 0, lateMs: [], problems: [] }
  if (errand.what === 'visits') await visit(errand, report, client)
  else await sell(errand, report, client)
  report.seconds = (performance.now() - startedMs) / 1000
  client.close()
  return report
}

type Client = ReturnType<typeof createEdgeClient>

async function visit({ visits, inFlight, repeats = false, ...shop }: VisitsErrand, report: Report, client: Client) {
  let next = 0
  let roundFromMs = performance.now()
  const take = () => {
    if (repeats && next === visits.length) [next, roundFromMs] = [0, performance.now()]
    const planned = isEnough || report.problems.length >= MOST_PROBLEMS ? undefined : visits[next++]
    return planned && { ...planned, dueMs: roundFromMs + planned.atMs }
  }
  const keepVisiting = async () => {
    for (let planned = take(); planned; planned = take()) {
      const early = planned.dueMs - performance.now()
      if (early > 0) await wait(early)
      report.lateMs.push(Math.max(0, performance.now() - planned.dueMs))
      try {
        await makeVisit(planned, { client, ...shop })
        report.visits++
      } catch (error) {
        report.problems.push(`${planned.kind}: ${String(error)}`)
      }
    }
  }
  await Promise.all(Array.from({ length: inFlight }, keepVisiting))
}

async function sell({ product, buyers, inFlight, withinMs }: SaleErrand, report: Report, client: Client) {
  const endMs = performance.now() + withinMs
  report.sale = await sellOut({
    client,
    product,
    buyers,
    inFlight,
    mayBegin: () => performance.now() < endMs && report.problems.length < MOST_PROBLEMS,
    onProblem: (problem) => report.problems.push(problem),
  })
  report.visits = report.sale.bought + report.sale.soldOut
}
