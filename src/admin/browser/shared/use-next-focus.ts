import { useEffect, useRef } from 'react'

type Find = () => HTMLElement | null | undefined

/** For what takes away the very button that was pressed: names the element that gets the focus once the screen shows the change. */
export function useNextFocus(): (find: Find) => void {
  const next = useRef<Find>(undefined)
  useEffect(() => {
    const find = next.current
    next.current = undefined
    find?.()?.focus()
  })
  return (find) => {
    next.current = find
  }
}
