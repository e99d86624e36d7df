import { Box, Button } from '@mui/material'
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { Handle } from './handle.tsx'
import { placeIn } from './moved.ts'
import type { Ordered, Ordering } from './use-ordering.ts'

type Options = {
  ordering: Ordering
  /** Those that this one stands among, itself included, and its place there. */
  siblings: readonly Ordered[]
  at: number
  name: string
  /** How far in from the edge, in steps of the theme. */
  indent?: number | { xs: number; sm: number }
  children: ReactNode
  /** What else can be done with it, after the buttons that move it. */
  acts: ReactNode
}

/** A line of a list that is put in order: by its handle, or by button. */
export function OrderedRow({ ordering, siblings, at, name, indent = 0, children, acts }: Options) {
  const { held, handle, move } = ordering
  const keepFocus = useKeptFocus(at)
  const id = String(siblings[at]!.id)
  const isHeld = held?.id === id
  const from = placeIn(siblings, held?.id)
  const mark = from === -1 || held?.drop !== at ? undefined : from < at ? '0 2px 0' : '0 -2px 0'
  const step = (to: number) => (event: MouseEvent<HTMLButtonElement>) => {
    keepFocus(event.currentTarget)
    move(id, to)
  }
  return (
    <Box
      component="li"
      data-row={id}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        py: 1,
        pl: indent,
        borderTop: 1,
        borderColor: 'divider',
        opacity: isHeld ? 0.5 : 1,
        boxShadow: mark && ((theme) => `${mark} ${theme.palette.primary.main}`),
      }}
    >
      <Handle hears={handle(id)} isHeld={isHeld} />
      {children}
      <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
        <Act label="Subir" name={name} disabled={at === 0} onClick={step(at - 1)} />
        <Act label="Descer" name={name} disabled={at === siblings.length - 1} onClick={step(at + 1)} />
        {acts}
      </Box>
    </Box>
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

type ActOptions = {
  label: string
  name: string
  disabled?: boolean
  color?: 'error'
  onClick: (event: MouseEvent<HTMLButtonElement>) => void
}

/** One thing that can be done with a row: its name says with which, to those who hear the page. */
export const Act = ({ label, name, disabled = false, color, onClick }: ActOptions) => (
  <Button size="small" color={color ?? 'primary'} disabled={disabled} aria-label={`${label}: ${name}`} onClick={onClick}>
    {label}
  </Button>
)
