import type { MovedThing } from '#move-in/moved-thing.ts'

/** Asks the shop's own API on behalf of the administration, and answers with the body. */
export type Ask = (path: string, query?: Record<string, string>) => Promise<unknown>
export type Things = AsyncGenerator<MovedThing>

export type MoveOutState = 'waiting' | 'running' | 'done' | 'failed'

export const MOVE_OUT_JOB = 'move-out'
/** A large shop's pictures take a while. */
export const MOVE_OUT_PATIENCE_MS = { [MOVE_OUT_JOB]: 3 * 3_600_000 }

/** What a file holds: how many things of each kind, and how many pictures. */
export type MoveOutReport = { kinds: Record<string, number>; pictures: number; bytes: number }
