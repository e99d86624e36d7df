import type { MouseEvent } from 'react'
import { ActionButton } from './action-button.tsx'
import { useKeptFocus } from './use-kept-focus.ts'

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
      <ActionButton label="Subir" name={name} disabled={at === 0} onClick={step(at - 1)} />
      <ActionButton label="Descer" name={name} disabled={at === of - 1} onClick={step(at + 1)} />
    </>
  )
}
