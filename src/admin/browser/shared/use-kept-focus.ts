import { useLayoutEffect, useRef } from 'react'

/** A browser takes the focus from what is moved or put out of use: the pressed button gets it back, at an end the one beside it does. */
export function useKeptFocus(place: number | string) {
  const pressed = useRef<{ button: HTMLButtonElement; from: number | string }>(null)
  useLayoutEffect(() => {
    if (!pressed.current || pressed.current.from === place) return
    const { button } = pressed.current
    pressed.current = null
    if (document.activeElement !== document.body && document.activeElement !== button) return
    const usable = button.disabled ? button.parentElement?.querySelector<HTMLButtonElement>('button:enabled') : button
    usable?.focus()
  }, [place])
  return (button: HTMLButtonElement) => {
    pressed.current = { button, from: place }
  }
}
