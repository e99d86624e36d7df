/** Numbers between 0 and 1, the same ones for the same seed. */
export type Chance = () => number

/** A whole number from first to last, both included. */
export const whole = (chance: Chance, first: number, last: number) => first + Math.floor(chance() * (last - first + 1))

export const oneOf = <T>(chance: Chance, list: readonly T[]): T => list[whole(chance, 0, list.length - 1)]!

export function weighted<T extends { weight: number }>(chance: Chance, list: readonly T[]): T {
  let left = chance() * list.reduce((sum, { weight }) => sum + weight, 0)
  return list.find(({ weight }) => (left -= weight) < 0) ?? list.at(-1)!
}
