import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Period } from '../period.ts'
import { type Device, METRICS, type Metric, type PageKind } from './contract.ts'
import { type BucketCount, seventyFifth } from './speed.ts'

/** What three quarters of the visits stay below, and how many samples say so. */
export type Measured = { metric: Metric; value: number; samples: number }
/** A kind of page on a kind of device; without them all pages, all devices. */
export type SpeedRow = { kind: PageKind | undefined; device: Device | undefined; measured: Measured[] }

type Count = BucketCount & { kind: PageKind; device: Device; metric: Metric }

/** How quick pages were for real visitors: of all, by device, and by page and device. */
export async function readSpeed(db: Kysely<Database>, { from, to }: Period): Promise<SpeedRow[]> {
  const { rows } = await sql<Count>`
    select kind, device, metric, bucket, sum(samples)::int as samples from page_speed_days
    where day between ${from}::date and ${to}::date group by kind, device, metric, bucket`.execute(db)
  return speedRows(rows)
}

export function speedRows(counts: readonly Count[]): SpeedRow[] {
  const devices = [...new Set(counts.map(({ device }) => device))].toSorted()
  const pages = Map.groupBy(counts, ({ kind, device }) => `${kind} ${device}`)
  return [
    rowOf(undefined, undefined, counts),
    ...devices.map((device) =>
      rowOf(
        undefined,
        device,
        counts.filter((one) => one.device === device),
      ),
    ),
    ...[...pages.values()]
      .map((own) => rowOf(own[0]!.kind, own[0]!.device, own))
      .toSorted((one, other) => most(other) - most(one)),
  ]
}

const most = ({ measured }: SpeedRow) => Math.max(0, ...measured.map(({ samples }) => samples))

const rowOf = (kind: PageKind | undefined, device: Device | undefined, counts: readonly Count[]): SpeedRow => ({
  kind,
  device,
  measured: METRICS.flatMap((metric) => {
    const own = mergeBuckets(counts.filter((one) => one.metric === metric))
    const value = seventyFifth(own)
    return value === undefined ? [] : [{ metric, value, samples: own.reduce((sum, { samples }) => sum + samples, 0) }]
  }),
})

/** A bucket of several kinds of pages is one bucket. */
function mergeBuckets(counts: readonly BucketCount[]): BucketCount[] {
  const merged = new Map<number, number>()
  for (const { bucket, samples } of counts) merged.set(bucket, (merged.get(bucket) ?? 0) + samples)
  return [...merged].map(([bucket, samples]) => ({ bucket, samples }))
}
