import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const LOOK_MS = 5_000
/** So many looks in a row without work, or nearly, before anything is collected. */
const CALM_LOOKS = 2
const CALM_SHARE = 0.05
/** What is not worth a pause of some tens of milliseconds. */
const WORTH_BYTES = 16 * 1024 * 1024

export type Look = {
  /** How much of its time a processor worked for the process since the last look. */
  busy: number
  heapBytes: number
}

/**
 * Tells at each look whether the memory is to be collected. After a load V8 keeps what it has: its own collections follow from new
 * objects, and a shop that rests makes none.
 */
export function createIdleRule() {
  let [calm, collectedTo] = [0, 0]
  return {
    isDue: ({ busy, heapBytes }: Look): boolean => {
      calm = busy < CALM_SHARE ? calm + 1 : 0
      return calm >= CALM_LOOKS && heapBytes - collectedTo > WORTH_BYTES
    },
    collected: (heapBytes: number) => {
      collectedTo = heapBytes
    },
  }
}

/** Gives memory back while nobody wants anything of the process. Answers how to end it. */
export function collectWhenIdle(): () => void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const rule = createIdleRule()
  let [cpu, at] = [process.cpuUsage(), performance.now()]
  const looking = setInterval(() => {
    const [since, now] = [process.cpuUsage(cpu), performance.now()]
    const busy = (since.user + since.system) / 1_000 / (now - at)
    ;[cpu, at] = [process.cpuUsage(), now]
    if (!rule.isDue({ busy, heapBytes: heldBytes() })) return
    collect()
    rule.collected(heldBytes())
  }, LOOK_MS)
  looking.unref()
  return () => clearInterval(looking)
}

function heldBytes() {
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
