import { Box, Popper, type SxProps, type Theme } from '@mui/material'
import { type ComponentProps, type PointerEvent, type ReactNode, useEffect, useState } from 'react'

/** Whoever only passes by is told nothing. */
const SHOWN_AFTER_MS = 100

type Options = { children: ReactNode; sx?: SxProps<Theme> } & Pick<ComponentProps<'div'>, 'role' | 'aria-label'>

/**
 * Tells the name of the button inside of it that the mouse rests on, or that a key has led to: whatever is marked by `tip`. One bubble,
 * made when it is first needed: one for each button would be half of what a toolbar has to draw.
 */
export function Tips({ children, sx, ...options }: Options) {
  const [over, setOver] = useState<HTMLElement>()
  const [shown, setShown] = useState<HTMLElement>()
  useEffect(() => {
    if (!over) return
    const timer = setTimeout(() => setShown(over), SHOWN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [over])
  const hide = () => {
    setOver(undefined)
    setShown(undefined)
  }
  const point = ({ target, pointerType }: PointerEvent) => {
    const next = pointerType === 'mouse' ? tipAt(target) : undefined
    if (shown && next !== shown) setShown(next)
    setOver(next)
  }
  return (
    <Box
      {...options}
      onPointerOver={point}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={({ target }) => target.matches(':focus-visible') && setShown(tipAt(target))}
      onBlur={hide}
      onKeyDown={({ key }) => key === 'Escape' && hide()}
      {...(sx !== undefined && { sx })}
    >
      {children}
      {shown?.isConnected && (
        <Popper open anchorEl={shown} placement="bottom" role="tooltip" sx={{ zIndex: 'tooltip', pointerEvents: 'none' }}>
          <Box sx={BUBBLE}>{shown.dataset.tip}</Box>
        </Popper>
      )}
    </Box>
  )
}

/** For the element around a button: the button itself may be switched off, and hears of no mouse then. */
export const tip = (words: string) => ({ 'data-tip': words })

const tipAt = (target: EventTarget) => (target as Element).closest<HTMLElement>('[data-tip]') ?? undefined

const BUBBLE: SxProps<Theme> = {
  mt: 1,
  px: 1,
  py: 0.5,
  maxInlineSize: 300,
  borderRadius: 1,
  bgcolor: 'grey.800',
  color: '#fff',
  fontSize: 12,
  fontWeight: 500,
  lineHeight: 1.4,
}
