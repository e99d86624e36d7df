/** How something came to be what it was, and when (in ms). No two steps of a trail have the same number. */
export type Step = { number: number; label: string; at: number }
type Known<T> = Step & { value: T }

/** What a thing was before, and what was taken back of it. */
export type Trail<T> = {
  past: readonly Known<T>[]
  /** How it came to be what it is. */
  present: Step
  future: readonly Known<T>[]
  /** What the last step changed: typing one word is one step. */
  mark: string
}

export const NO_TRAIL: Trail<never> = {
  past: [],
  present: { number: 0, label: 'Como estava ao abrir', at: 0 },
  future: [],
  mark: '',
}
/** More than anybody takes back one by one. */
const MAX_STEPS = 200
const UNNAMED = 'Alterar a página'

/** Remembers what stood there before a change. Changes with the same mark in a row are one step. */
export function went<T>(trail: Trail<T>, before: T, mark: string, { label = UNNAMED, at = Date.now() } = {}): Trail<T> {
  if (mark !== '' && mark === trail.mark && trail.future.length === 0) return { ...trail, present: { ...trail.present, at } }
  return {
    past: [...trail.past, { ...trail.present, value: before }].slice(-MAX_STEPS),
    present: { number: trail.present.number + 1, label, at },
    future: [],
    mark,
  }
}

/** Every step in the order in which they were made; those behind `positionOf` were taken back. */
export const stepsOf = <T>({ past, present, future }: Trail<T>): Step[] => [...past, present, ...future]

export const positionOf = <T>({ past }: Trail<T>) => past.length

/** What it was at another step; undefined where there is no such step, or it is the present one. */
export function wentTo<T>(trail: Trail<T>, present: T, position: number): { trail: Trail<T>; present: T } | undefined {
  const all = [...trail.past, { ...trail.present, value: present }, ...trail.future]
  const target = all[position]
  if (!target || position === trail.past.length) return undefined
  const { value, ...step } = target
  return { trail: { past: all.slice(0, position), present: step, future: all.slice(position + 1), mark: '' }, present: value }
}
