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

/** What the shop and its PostgreSQL hold after the load. */
export async function memoryRows({ pid, postgresPid }: ShopProcess): Promise<Row[]> {
  const postgres = postgresPid()
  const inPostgres = postgres === undefined ? undefined : familyMegabytes(postgres)
  // The private PostgreSQL is a child of the shop's process, or of a shop before it.
  const inShop = familyMegabytes(pid, postgres)
  const row = memoryRow('memory of the shop', inShop)
  if (inShop === undefined || inPostgres === undefined) return [row, memoryRow('memory of its PostgreSQL', inPostgres)]
  const megabytes = inShop + inPostgres
  return [
    row,
    memoryRow('memory of its PostgreSQL', inPostgres),
    {
      ...memoryRow('memory of both', megabytes),
      bound: `≤ ${BOUNDS.memoryMegabytes} MB`,
      verdict: megabytes <= BOUNDS.memoryMegabytes ? 'ok' : 'broken',
    },
  ]
}

const memoryRow = (what: string, megabytes: number | undefined): Row =>
  megabytes === undefined
    ? { what, measured: 'this system does not tell', verdict: 'skipped' }
    : { what, measured: `${Math.round(megabytes)} MB`, verdict: 'told', numbers: { megabytes } }
