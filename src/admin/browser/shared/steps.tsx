import { type MouseEvent, useLayoutEffect, useRef } from 'react'
import { Act } from './act.tsx'

type Options = {
  name: string
  /** Where it stands among how many. */
  at: number
  of: number
  onMove: (to: number) => void
}

/** The two buttons that move one of a list by a place: who presses by key stays with what is moved. */
export function Steps({ name, at, of, onMove }: Options) {
  const keepFocus = useKeptFocus(at)
  const step = (to: number) => (event: MouseEvent<HTMLButtonElement>) => {
    keepFocus(event.currentTarget)
    onMove(to)
  }
  return (
    <>
      <Act label="Subir" name={name} disabled={at === 0} onClick={step(at - 1)} />
      <Act label="Descer" name={name} disabled={at === of - 1} onClick={step(at + 1)} />
    </>
  )
}

/** A browser takes the focus from what is moved or put out of use: the pressed button gets it back, at an end the one beside it does. */
function useKeptFocus(at: number) {
  const pressed = useRef<{ button: HTMLButtonElement; from: number }>(null)
  useLayoutEffect(() => {
    if (!pressed.current || pressed.current.from === at) return
    const { button } = pressed.current
    pressed.current = null
    if (document.activeElement !== document.body && document.activeElement !== button) return
    const usable = button.disabled ? button.parentElement?.querySelector<HTMLButtonElement>('button:enabled') : button
    usable?.focus()
  }, [at])
  return (button: HTMLButtonElement) => {
    pressed.current = { button, from: at }
  }
}
