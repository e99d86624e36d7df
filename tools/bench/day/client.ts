import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Traffic } from './edge-client.ts'
import type { Places } from './places.ts'
import type { SaleOutcome } from './sale.ts'
import type { Kind } from './trace.ts'

export type PlannedVisit = { kind: Kind; seed: number; atMs: number }
type Common = { port: number; places: Places; plentiful: string[] }
/** Visits that begin when their time has come; with `repeats` from the beginning again, until it is enough. */
export type VisitsErrand = Common & { what: 'visits'; visits: PlannedVisit[]; inFlight: number; repeats?: boolean }
export type SaleErrand = Common & {
  what: 'sale'
  product: { id: string; path: string }
  buyers: number
  inFlight: number
  /** Who has not come by then stays away. */
  withinMs: number
}
export type Errand = VisitsErrand | SaleErrand
export type Report = {
  traffic: Traffic
  /** Visits that came to their end. */
  visits: number
  seconds: number
  /** How much after its time each visit began. */
  lateMs: number[]
  problems: string[]
  sale?: SaleOutcome
}

/** Sends visitors from a process of its own, so that they do not wait for the bench. */
export function sendVisitors(errand: Errand, signal?: AbortSignal): { report: Promise<Report>; enough: () => void } {
  const child = fork(fileURLToPath(import.meta.resolve('./client-process.ts')), {
    execArgv: ['--disable-warning=ExperimentalWarning', '--import', import.meta.resolve('../../tsx-hook.mjs')],
  })
  signal?.addEventListener('abort', () => child.kill(), { once: true })
  const report = new Promise<Report>((resolve, reject) => {
    child.once('exit', () => reject(new Error('The visitors ended in the middle of their day.')))
    child.once('message', (message) => {
      resolve(message as Report) // sent by client-process.ts and by nobody else
      if (child.connected) child.disconnect()
    })
  })
  child.send(errand)
  return { report, enough: () => child.connected && child.send('enough') }
}
