import type { FastifyInstance } from 'fastify'
import type { Logger } from './log.ts'
import { problemOf, TOO_BUSY, tooBusy } from './problem.ts'
import type { VitalSigns } from './vital-signs.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer costs next to nothing, or says what is wrong: it is given also by a shop that is too busy for anything else. */
    answersWhenBusy?: boolean
  }
}

/** For routes whose answer lies ready, or that tell how the shop is. */
export const ANSWERS_WHEN_BUSY = { config: { answersWhenBusy: true } }

export type Cause = 'lag' | 'heap'
export type Pressure = {
  /** Whether new work is turned away just now. */
  isHigh: () => boolean
  /** One more was turned away. */
  turnAway: () => void
}

/** A turn of fifty milliseconds is an ordinary one; when every turn takes a second, whoever is let in waits in vain. */
const LAG_LIMIT_MS = 1_000
/** What is alive after a collection, of all the memory there may be: past this a process is about to die of it. */
const HEAP_LIMIT = 0.9
/** One long turn (a picture, a report, a machine that slept) is no pressure. */
const HIGH_LOOKS = 3
/** Calm is well below the limits, so that the door does not swing. */
const CALM = { lagMs: LAG_LIMIT_MS / 4, heap: 0.85 }
const CALM_LOOKS = 4
/** A shop where nobody is let in has nothing to collect: after so many looks it lets in and sees again. */
const HEAP_PATIENCE_LOOKS = 20
const LOOK_EVERY_MS = 500

/** Tells from one look after the other whether there is too much to do, and why. */
export function createPressureRule({ lagLimitMs = LAG_LIMIT_MS, calmLagMs = CALM.lagMs } = {}) {
  let high: Cause | undefined
  let [lagging, crowded, calm, held] = [0, 0, 0, 0]
  const enter = (cause: Cause) => {
    high = cause
    ;[calm, held] = [0, 0]
  }
  const leave = () => {
    high = undefined
    ;[lagging, crowded] = [0, 0]
  }
  return ({ lagMs, heap }: VitalSigns): Cause | undefined => {
    lagging = lagMs >= lagLimitMs ? lagging + 1 : 0
    crowded = heap >= HEAP_LIMIT ? crowded + 1 : 0
    calm = lagMs < calmLagMs && heap < CALM.heap ? calm + 1 : 0
    held++
    if (high === undefined) {
      if (lagging >= HIGH_LOOKS) enter('lag')
      else if (crowded >= HIGH_LOOKS) enter('heap')
    } else if (calm >= CALM_LOOKS) leave()
    else if (held >= HEAP_PATIENCE_LOOKS && lagMs < calmLagMs) leave()
    return high
  }
}

type Watch = {
  read: () => VitalSigns
  log: Logger
  onChange?: (isHigh: boolean) => void
  onTurnAway?: () => void
  lookEveryMs?: number
  lagLimitMs?: number
}

/** Looks at the process twice a second. Said once when it gets too much and once when it is over, not to everybody who comes. */
export function watchPressure({
  read,
  log,
  onChange,
  onTurnAway,
  lookEveryMs = LOOK_EVERY_MS,
  lagLimitMs = LAG_LIMIT_MS,
}: Watch) {
  const judge = createPressureRule({ lagLimitMs, calmLagMs: lagLimitMs / 4 })
  let high: Cause | undefined
  let turnedAway = 0
  const look = () => {
    const signs = read()
    const before = high
    high = judge(signs)
    if (high === before) return
    onChange?.(high !== undefined)
    const facts = { lagMs: Math.round(signs.lagMs), heap: Math.round(signs.heap * 100) / 100 }
    if (high) log.warn({ cause: high, ...facts }, 'too busy: new work is turned away until it is calmer')
    else log.warn({ turnedAway, ...facts }, 'calm again: everybody is let in')
    turnedAway = 0
  }
  const timer = setInterval(look, lookEveryMs)
  timer.unref()
  const pressure: Pressure = {
    isHigh: () => high !== undefined,
    turnAway: () => {
      turnedAway++
      onTurnAway?.()
    },
  }
  return { ...pressure, stop: () => clearInterval(timer) }
}

/** Turns new work away at the door while there is too much of it; what is inside is finished. */
export function registerPressure(http: FastifyInstance, pressure: Pressure) {
  http.addHook('onRequest', (request, _reply, done) => {
    if (!pressure.isHigh() || request.routeOptions.config?.answersWhenBusy || isFile(request.url)) done()
    else done(tooBusy())
  })
  // Also those who were let in for a page that was not kept.
  http.addHook('onError', (_request, _reply, error, done) => {
    if (problemOf(error).code === TOO_BUSY) pressure.turnAway()
    done()
  })
}

/** Without them the pages that are still shown would look broken. */
const isFile = (url: string) => url.startsWith('/assets/') || url.startsWith('/midia/')
