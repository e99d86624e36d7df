import type { Metric, Registry } from 'prom-client'

export type Answered = { method: string; route: string; status: number }

/** Upper bounds in seconds; what took longer counts under +Inf. */
const BOUNDS = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 5]

type Series = { labels: Answered; counts: number[]; seconds: number }

/**
 * A histogram of the time to answer, by route and status. Kept in plain numbers and told when somebody reads: it is written at every
 * answer, where the library's own would cost as much as the rest of a kept page.
 */
export function createRequestTimes(registry: Registry, { name, help }: { name: string; help: string }) {
  const routes = new Map<string, Map<string, Series>>()
  const seriesOf = ({ method, route, status }: Answered): Series => {
    let series = routes.get(route)
    if (!series) routes.set(route, (series = new Map<string, Series>()))
    const key = method + status
    let found = series.get(key)
    if (!found)
      series.set(key, (found = { labels: { method, route, status }, counts: BOUNDS.map(() => 0).concat(0), seconds: 0 }))
    return found
  }
  const get = () => {
    const values = [...routes.values()].flatMap((series) => [...series.values()].flatMap((one) => valuesOf(name, one)))
    return Promise.resolve({ name, help, type: 'histogram', aggregator: 'sum', values })
  }
  // What the registry asks of a metric, without the class.
  registry.registerMetric({
    name,
    help,
    type: 'histogram',
    aggregator: 'sum',
    get,
    reset: () => routes.clear(),
  } as unknown as Metric)
  return {
    observe: (answered: Answered, seconds: number) => {
      const series = seriesOf(answered)
      const at = BOUNDS.findIndex((bound) => seconds <= bound)
      series.counts[at < 0 ? BOUNDS.length : at]!++
      series.seconds += seconds
    },
  }
}

function valuesOf(name: string, { labels, counts, seconds }: Series) {
  let sum = 0
  const buckets = [...BOUNDS, '+Inf'].map((le, at) => {
    sum += counts[at]!
    return { labels: { le, ...labels }, value: sum, metricName: `${name}_bucket` }
  })
  return [
    ...buckets,
    { labels: { ...labels }, value: seconds, metricName: `${name}_sum` },
    { labels: { ...labels }, value: sum, metricName: `${name}_count` },
  ]
}
