import { useLayoutEffect, useRef, useState } from 'react'

/** The same functions at every drawing, which do what the latest given ones do: memoised rows keep them without being drawn again. */
export function useStable<T extends object>(actions: T): T {
  const latest = useRef(actions)
  useLayoutEffect(() => {
    latest.current = actions
  })
  const [stable] = useState(() => {
    const names = Object.keys(actions) as (keyof T)[]
    const late =
      (name: keyof T) =>
      (...given: unknown[]) =>
        (latest.current[name] as (...all: unknown[]) => unknown)(...given)
    return Object.fromEntries(names.map((name) => [name, late(name)])) as T // every value is a function of the same shape
  })
  return stable
}
