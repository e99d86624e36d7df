import { isRecord } from '#kit/is-record.ts'
import type { Bounds } from './numbers.ts'

/** Reads one stored value of any origin; what can't be understood is undefined. */
export type Read<T> = (raw: unknown) => T | undefined
export type Value<T> = { read: Read<T>; fallback: T }

export const isOn = (raw: unknown) => raw === 'yes' || raw === true

/** A number within bounds. Sliders store { size, unit }, number boxes a numeric string. */
export function amount({ min, max, fallback }: Bounds): Value<number> {
  const read = (raw: unknown) => {
    const size = isRecord(raw) ? raw.size : raw
    const value = typeof size === 'string' && size.trim() !== '' ? Number(size) : size
    return typeof value === 'number' && value >= min && value <= max ? value : undefined
  }
  return { read, fallback }
}

export function words(maxLength: number): Value<string> {
  return { read: (raw) => (typeof raw === 'string' && raw.length <= maxLength ? raw.trim() : undefined), fallback: '' }
}

export function oneOf<const T extends string>(options: readonly T[], fallback: NoInfer<T>): Value<T> {
  return { read: (raw) => options.find((option) => option === raw), fallback }
}

/** Those of a list that are known; strangers are left out. */
export function someOf<const T extends string>(options: readonly T[], fallback: NoInfer<T>[] = []): Value<T[]> {
  return { read: (raw) => (Array.isArray(raw) ? options.filter((option) => raw.includes(option)) : undefined), fallback }
}

export function yesNo(fallback: boolean): Value<boolean> {
  const read = (raw: unknown) => (isOn(raw) ? true : raw === '' || raw === 'no' || raw === false ? false : undefined)
  return { read, fallback }
}

/** Reads each named value, tells the names that were not understood. */
export function readValues(values: Record<string, Value<unknown>>, raw: Record<string, unknown>, problems: string[]) {
  return Object.fromEntries(
    Object.entries(values).map(([name, { read, fallback }]) => {
      const stored = raw[name]
      const isEmpty = stored === undefined || stored === null || (stored === '' && fallback !== true)
      const value = isEmpty ? undefined : read(stored)
      if (!isEmpty && value === undefined) problems.push(`${name} was not understood`)
      return [name, value ?? fallback]
    }),
  )
}
