import { setTimeout as wait } from 'node:timers/promises'
import { BOUNDS } from './bounds.ts'
import { familyMegabytes } from './process-cost.ts'
import type { Row } from './row.ts'
import type { ShopProcess } from './shop-process.ts'

/** From the command to the first answer, with nothing there and with everything there. */
export function startRows({ coldSeconds, warmSeconds }: { coldSeconds: number; warmSeconds: number }): Row[] {
  const ratio = warmSeconds / coldSeconds
  return [
    {
      what: 'start, empty data folder',
      measured: `${coldSeconds.toFixed(1)} s`,
      verdict: 'told',
      numbers: { seconds: coldSeconds },
    },
    {
      what: 'start, second time',
      measured: `${warmSeconds.toFixed(1)} s`,
      compared: `${ratio.toFixed(2)} × the first`,
      verdict: 'told',
      numbers: { seconds: warmSeconds, ratio },
    },
  ]
}

/** A process that rests gives memory back, and a pool its connections: within half a minute. */
const REST_MS = 30_000

/** What the shop and its PostgreSQL hold with the load just over, and at rest after it. */
export async function memoryRows(shop: ShopProcess): Promise<Row[]> {
  const loaded = memoryOf(shop)
  await wait(REST_MS)
  const { inShop, inPostgres, both } = memoryOf(shop)
  return [
    memoryRow('memory of both, the load just over', loaded.both),
    memoryRow('memory of the shop', inShop),
    memoryRow('memory of its PostgreSQL', inPostgres),
    {
      ...memoryRow('memory of both', both),
      ...(both !== undefined && {
        bound: `≤ ${BOUNDS.memoryMegabytes} MB`,
        verdict: both <= BOUNDS.memoryMegabytes ? ('ok' as const) : ('broken' as const),
      }),
    },
  ]
}

function memoryOf({ pid, postgresPid }: ShopProcess) {
  const postgres = postgresPid()
  const inPostgres = postgres === undefined ? undefined : familyMegabytes(postgres)
  // The private PostgreSQL is a child of the shop's process, or of a shop before it.
  const inShop = familyMegabytes(pid, postgres)
  return { inShop, inPostgres, both: inShop === undefined || inPostgres === undefined ? undefined : inShop + inPostgres }
}

const memoryRow = (what: string, megabytes: number | undefined): Row =>
  megabytes === undefined
    ? { what, measured: 'this system does not tell', verdict: 'skipped' }
    : { what, measured: `${Math.round(megabytes)} MB`, verdict: 'told', numbers: { megabytes } }
