import ipaddr from 'ipaddr.js'
import { LRUCache } from 'lru-cache'
import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Clock } from '#kit/clock.ts'
import type { RateLimit, TryCounter } from '#kit/rate-limit.ts'
import { tooMany } from './problem.ts'

export type Limit = RateLimit

type Options = { clock: Clock; enabled: boolean; db?: Kysely<Database> }

const FORGET_EVERY_MS = 60_000
const LEAST_WAIT_SECONDS = 0.001

/** Counts in this process's memory: enough for the flood that one process can take. What can be guessed is counted by all together. */
export function createLimiter({ clock, enabled, db }: Options) {
  // Bounded: an attacker with many addresses pushes out old ones instead of filling the memory.
  const windows = new LRUCache<string, { count: number; resetsAt: number }>({ max: 50_000 })
  let forgotAt = clock.now()
  /** Most visitors come once: what is over would otherwise stay until fifty thousand others came. */
  const forgetOver = (now: number) => {
    if (Math.abs(now - forgotAt) < FORGET_EVERY_MS) return
    forgotAt = now
    for (const [name, { resetsAt }] of windows.entries()) if (resetsAt <= now) windows.delete(name)
  }
  const waitHere = (scope: string, key: string, limit: Limit): number => {
    const window = enabled ? windows.get(`${scope}|${key}`) : undefined
    const now = clock.now()
    return !window || window.count < limit.max || isOver(window, limit, now) ? 0 : secondsLeft(window, now)
  }
  const countHere = (scope: string, key: string, limit: Limit): number => {
    if (!enabled) return 0
    const now = clock.now()
    const name = `${scope}|${key}`
    const window = windows.get(name)
    if (!window || isOver(window, limit, now)) {
      forgetOver(now)
      windows.set(name, { count: 1, resetsAt: now + limit.windowSeconds * 1000 })
      return 0
    }
    window.count++
    return window.count > limit.max ? secondsLeft(window, now) : 0
  }
  const together: TryCounter = {
    waitTogether: async (scope, key, limit) =>
      waitHere(scope, key, limit) || (enabled && db ? waitOver(await countedIn(db, `limit:${scope}`, key), limit.max - 1) : 0),
    countTogether: async (scope, key, limit) =>
      countHere(scope, key, limit) ||
      (enabled && db ? waitOver(await countIn(db, `limit:${scope}`, key, limit.windowSeconds), limit.max) : 0),
  }
  return {
    ...together,
    /** How many windows are held in memory. */
    held: () => windows.size,
    /** Throws the 429 answer when the key has used up its window, without counting: for limits on what failed only. */
    check: (scope: string, key: string, limit: Limit) => refuseIf(waitHere(scope, key, limit)),
    /** Throws the 429 answer when the key has used up its window. */
    take: (scope: string, key: string, limit: Limit) => refuseIf(countHere(scope, key, limit)),
    /** As `check`, of what all processes and machines of the shop have counted. */
    checkTogether: async (scope: string, key: string, limit: Limit) => refuseIf(await together.waitTogether(scope, key, limit)),
    /** As `take`, counted by all processes and machines of the shop together: for what must not be found by trying. */
    takeTogether: async (scope: string, key: string, limit: Limit) => refuseIf(await together.countTogether(scope, key, limit)),
  }
}

function refuseIf(waitSeconds: number) {
  if (waitSeconds > 0) throw tooMany(waitSeconds)
}

const secondsLeft = ({ resetsAt }: { resetsAt: number }, now: number) => (resetsAt - now) / 1000

type Counted = { count: number; wait: number }
/** The window may end while it is asked for: over the bound there is always something to wait for. */
const waitOver = (counted: Counted | undefined, most: number) =>
  counted && counted.count > most ? Math.max(counted.wait, LEAST_WAIT_SECONDS) : 0

async function countedIn(db: Kysely<Database>, scope: string, key: string): Promise<Counted | undefined> {
  const { rows } = await sql<Counted>`
    select count, extract(epoch from resets_at - now())::float8 as wait from attempts
    where scope = ${scope} and key = ${key} and resets_at > now()`.execute(db)
  return rows[0]
}

async function countIn(db: Kysely<Database>, scope: string, key: string, seconds: number): Promise<Counted | undefined> {
  const { rows } = await sql<Counted>`
    insert into attempts as a (scope, key, count, resets_at) values (${scope}, ${key}, 1, now() + make_interval(secs => ${seconds}))
    on conflict (scope, key) do update set
      count = case when a.resets_at < now() then 1 else least(a.count + 1, 1000000) end,
      resets_at = case when a.resets_at < now() then excluded.resets_at else a.resets_at end
    returning count, extract(epoch from resets_at - now())::float8 as wait`.execute(db)
  return rows[0]
}

/** Also one that ends later than any window of its kind could: the clock was put back, and nobody waits an hour for that. */
const isOver = ({ resetsAt }: { resetsAt: number }, { windowSeconds }: Limit, now: number) =>
  resetsAt <= now || resetsAt > now + windowSeconds * 1000

export type Limiter = ReturnType<typeof createLimiter>

/** One household or server: IPv4 addresses by /24, IPv6 by /64, so that changing the last part gives no fresh count. */
export function addressGroup(ip: string): string {
  const known = groups.get(ip)
  if (known !== undefined) return known
  const group = groupOf(ip)
  groups.set(ip, group)
  return group
}

// Reading an address costs as much as all other checks of a request; most requests come from one that was just there.
const groups = new LRUCache<string, string>({ max: 10_000 })

function groupOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return 'unknown'
  const address = ipaddr.process(ip)
  return address
    .toByteArray()
    .slice(0, address.kind() === 'ipv4' ? 3 : 8)
    .join('.')
}
