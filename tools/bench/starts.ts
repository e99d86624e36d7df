import { familyMegabytes, memoryMegabytes } from './process-cost.ts'
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
  return [
    memoryRow('memory of the shop', memoryMegabytes(pid)),
    memoryRow('memory of its PostgreSQL', postgres === undefined ? undefined : familyMegabytes(postgres)),
  ]
}

const memoryRow = (what: string, megabytes: number | undefined): Row =>
  megabytes === undefined
    ? { what, measured: 'this system does not tell', verdict: 'skipped' }
    : { what, measured: `${Math.round(megabytes)} MB`, verdict: 'told', numbers: { megabytes } }
