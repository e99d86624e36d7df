import type { Metric } from './contract.ts'

/** Each bucket ends a tenth higher than the one before it: fine enough to tell 2.4 s from 2.6 s, few enough to keep for a year. */
const STEP = Math.log(1.1)
export const LAST_BUCKET = 120

/** Where good ends and where poor begins, for three quarters of the visits: web.dev/articles/vitals. Shifts in thousandths. */
export const THRESHOLDS: Record<Metric, [good: number, poor: number]> = {
  lcp: [2_500, 4_000],
  inp: [200, 500],
  cls: [100, 250],
  ttfb: [800, 1_800],
}
export type Rating = 'good' | 'middling' | 'poor'
export const ratingOf = (metric: Metric, value: number): Rating => {
  const [good, poor] = THRESHOLDS[metric]
  return value <= good ? 'good' : value <= poor ? 'middling' : 'poor'
}

export const bucketOf = (value: number) => (value < 1 ? 0 : Math.min(LAST_BUCKET, 1 + Math.floor(Math.log(value) / STEP + 1e-9)))
const beginOf = (bucket: number) => (bucket === 0 ? 0 : Math.exp((bucket - 1) * STEP))

export type BucketCount = { bucket: number; samples: number }

/** The value that three quarters of the samples stay below, between the ends of the bucket in which it lies. */
export function seventyFifth(counts: readonly BucketCount[]): number | undefined {
  const total = counts.reduce((sum, { samples }) => sum + samples, 0)
  if (total === 0) return undefined
  let left = total * 0.75
  for (const { bucket, samples } of counts.toSorted((one, other) => one.bucket - other.bucket)) {
    if (samples >= left) {
      const from = beginOf(bucket)
      return bucket === 0 ? 0 : Math.round(from + (beginOf(bucket + 1) - from) * (left / samples))
    }
    left -= samples
  }
  return undefined
}
