import type { Middleware } from '#islands/rest-client/contract.ts'

/** The last word of the shop, shared by all of a browser's tabs: one that works keeps the others signed in. */
const SEEN = 'painel-seen'
/** Long enough to come back from the next room. */
export const WARNED_SECONDS = 120
/** The page asks the shop again a little before the shop would refuse it. */
const SPARE_SECONDS = 3

export type Presence = ReturnType<typeof createPresence>
type Memory = Pick<Storage, 'getItem' | 'setItem'>
type Watched = { seenAt: number; now: number; idleSeconds: number; endsAt: number | undefined }
export type Standing = { state: 'here' | 'over' } | { state: 'leaving' | 'ending'; secondsLeft: number }

/** Knows when the shop was last asked for anything: that is how it counts who is still there. */
export function createPresence({ memory, now }: { memory: Memory; now: () => number }) {
  const note = () => memory.setItem(SEEN, String(now()))
  note()
  const step: Middleware = async (call, next) => {
    const answer = await next(call)
    note()
    return answer
  }
  return { step, seenAt: () => Number(memory.getItem(SEEN)) || now(), now }
}

/** Whether somebody is here, is about to be signed out for being away, or for having been here the whole day. */
export function standingOf({ seenAt, now, idleSeconds, endsAt }: Watched): Standing {
  const idleLeft = idleSeconds - (now - seenAt) / 1000
  const dayLeft = endsAt === undefined ? Infinity : (endsAt - now) / 1000
  const left = Math.min(idleLeft, dayLeft)
  if (left <= SPARE_SECONDS) return { state: 'over' }
  if (left > WARNED_SECONDS) return { state: 'here' }
  return { state: dayLeft < idleLeft ? 'ending' : 'leaving', secondsLeft: Math.ceil(left) }
}
