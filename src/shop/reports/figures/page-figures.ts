import { recordOf } from '#kit/unknown-json.ts'
import { METRICS, type Metric, type PageFigures } from './contract.ts'

/** What is longer is no page that somebody waited for, but one that was left open or made up. */
const MOST: Record<Metric, number> = { lcp: 60_000, inp: 60_000, cls: 10_000, ttfb: 60_000 }

/** What a browser told of a page, or undefined where it is nothing of the kind. Values that no page has are left out. */
export function readPageFigures(sent: unknown): PageFigures | undefined {
  if (typeof sent !== 'string') return undefined
  let told: Record<string, unknown>
  try {
    told = recordOf(JSON.parse(sent))
  } catch {
    return undefined
  }
  const { path } = told
  if (typeof path !== 'string' || !/^\/[\w./-]{0,300}$/.test(path)) return undefined
  const measured = METRICS.flatMap((metric): [Metric, number][] => {
    const value = told[metric]
    const isGood = typeof value === 'number' && value >= 0 && value <= MOST[metric]
    return isGood ? [[metric, value]] : []
  })
  return { path, ...(told.unasked === true && { unasked: true }), ...Object.fromEntries(measured) }
}
