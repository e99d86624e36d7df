import { type Report, sendVisitors, type VisitsErrand } from './client.ts'
import { CLASSES } from './edge-client.ts'
import type { Meters } from './meters.ts'
import type { Costs, VisitCost } from './model.ts'
import { type Kind, KINDS } from './trace.ts'

const IN_FLIGHT = 4
/** So that nearly everything lies in the cache, each page was asked for often. */
const WARM_UP = 2

type Options = { shop: Pick<VisitsErrand, 'port' | 'places' | 'plentiful'>; meters: Meters; visits: number; signal: AbortSignal }

/** What a visit of each kind costs, one kind after the other, once everything has been asked for before. */
export async function measureKinds({ shop, meters, visits, signal }: Options): Promise<Costs['kinds']> {
  const send = async (kind: Kind, seed: number, many: number) => {
    const planned = Array.from({ length: many }, (_, at) => ({ kind, seed: seed + at, atMs: 0 }))
    return await sendVisitors({ what: 'visits', ...shop, visits: planned, inFlight: IN_FLIGHT }, signal).report
  }
  for (const kind of KINDS) failOnProblems(await send(kind, 1, visits * WARM_UP))
  const costs: [Kind, VisitCost][] = []
  for (const kind of KINDS) {
    const { result, used } = await meters.during(() => send(kind, 100_000, visits))
    failOnProblems(result)
    const { answers, shopAnswers, bytes, pictureMissBytes } = sumOf(result)
    const all = { ...used, answers, shopAnswers, bytes, pictureMissBytes }
    costs.push([kind, eachOf(all, visits)])
  }
  return Object.fromEntries(costs) as Costs['kinds'] // each kind has got its own
}

const eachOf = (all: VisitCost, visits: number) =>
  Object.fromEntries(Object.entries(all).map(([name, sum]) => [name, sum / visits])) as VisitCost // the same names

export function failOnProblems({ problems }: Report) {
  if (problems.length > 0) throw new Error(`Wrong answers: ${problems.slice(0, 3).join(' | ')}`)
}

export function sumOf({ traffic: { asked } }: Pick<Report, 'traffic'>) {
  const all = CLASSES.map((name) => asked[name])
  const sum = (name: 'answers' | 'hits' | 'bytes') => all.reduce((total, one) => total + one[name], 0)
  const answers = sum('answers')
  return { answers, shopAnswers: answers - sum('hits'), bytes: sum('bytes'), pictureMissBytes: asked.picture.missedBytes }
}
