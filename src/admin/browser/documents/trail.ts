/** What a thing was before, and what was taken back of it. */
export type Trail<T> = {
  past: readonly T[]
  future: readonly T[]
  /** What the last step changed: typing one word is one step. */
  mark: string
}

export const NO_TRAIL: Trail<never> = { past: [], future: [], mark: '' }
/** More than anybody takes back one by one. */
const MAX_STEPS = 100

/** Remembers what stood there before a change. Changes with the same mark in a row are one step. */
export function went<T>(trail: Trail<T>, before: T, mark: string): Trail<T> {
  if (mark !== '' && mark === trail.mark && trail.future.length === 0) return trail
  return { past: [...trail.past, before].slice(-MAX_STEPS), future: [], mark }
}

export type Turn<T> = { trail: Trail<T>; present: T } | undefined

export function back<T>({ past, future }: Trail<T>, present: T): Turn<T> {
  const before = past.at(-1)
  return before === undefined
    ? undefined
    : { trail: { past: past.slice(0, -1), future: [present, ...future], mark: '' }, present: before }
}

export function forth<T>({ past, future }: Trail<T>, present: T): Turn<T> {
  const [next, ...rest] = future
  return next === undefined ? undefined : { trail: { past: [...past, present], future: rest, mark: '' }, present: next }
}
