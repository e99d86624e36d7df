import { OTLP_SCOPE, otlpAttributes, type OtlpResource } from './otlp.ts'
import { nanoseconds } from './otlp-traces.ts'

type Value = { value: number; labels: Partial<Record<string, string | number>>; metricName?: string }
/** As the registry of `/metrics` tells its metrics. */
export type ToldMetric = { name: string; help: string; type: unknown; values: Value[] }

/** Sums since the process began. */
const CUMULATIVE = 2

/** What `/metrics` prints, as OTLP writes it in JSON. Summaries, of which the shop has none, are left out. */
export function metricsBody(resource: OtlpResource, told: readonly ToldMetric[], times: { startMs: number; nowMs: number }) {
  const time = { startTimeUnixNano: nanoseconds(times.startMs), timeUnixNano: nanoseconds(times.nowMs) }
  const metrics = told.flatMap(({ name, help, type, values }) => {
    const data = dataOf(type, values, time)
    return data ? [{ name, description: help, ...data }] : []
  })
  return { resourceMetrics: [{ resource, scopeMetrics: [{ scope: OTLP_SCOPE, metrics }] }] }
}

type Time = { startTimeUnixNano: string; timeUnixNano: string }

function dataOf(type: unknown, values: Value[], time: Time) {
  if (type === 'gauge') return { gauge: { dataPoints: pointsOf(values, time) } }
  if (type === 'counter')
    return { sum: { dataPoints: pointsOf(values, time), aggregationTemporality: CUMULATIVE, isMonotonic: true } }
  if (type === 'histogram')
    return { histogram: { dataPoints: histogramPoints(values, time), aggregationTemporality: CUMULATIVE } }
  return undefined
}

const pointsOf = (values: Value[], time: Time) =>
  values
    .filter(({ value }) => Number.isFinite(value))
    .map(({ value, labels }) => ({ ...time, attributes: labelsOf(labels), asDouble: value }))

/** Prometheus counts what is below each bound; OTLP what is between two of them. */
function histogramPoints(values: Value[], time: Time) {
  const series = new Map<string, { labels: Value['labels']; below: [bound: number, count: number][]; sum: number }>()
  for (const { value, labels: all, metricName = '' } of values) {
    const { le, ...labels } = all
    const key = JSON.stringify(labels)
    const found = series.get(key) ?? { labels, below: [], sum: 0 }
    series.set(key, found)
    if (metricName.endsWith('_sum')) found.sum = value
    else if (le !== undefined) found.below.push([le === '+Inf' ? Infinity : Number(le), value])
  }
  return [...series.values()].map(({ labels, below, sum }) => {
    const sorted = below.toSorted(([a], [b]) => a - b)
    return {
      ...time,
      attributes: labelsOf(labels),
      count: String(sorted.at(-1)?.[1] ?? 0),
      sum,
      explicitBounds: sorted.map(([bound]) => bound).filter(Number.isFinite),
      bucketCounts: sorted.map(([, count], at) => String(count - (sorted[at - 1]?.[1] ?? 0))),
    }
  })
}

const labelsOf = (labels: Value['labels']) =>
  otlpAttributes(
    Object.fromEntries(Object.entries(labels).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))),
  )
