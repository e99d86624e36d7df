import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useSaveContext } from 'react-admin'

type Options = {
  /** Whether more is being kept than the form around says. */
  isHeld?: boolean
  children: ReactNode
}

/** What stands in here can't be changed while it is being saved: the answer takes its place, and what was typed meanwhile would go. */
export function SavingLock({ isHeld = false, children }: Options) {
  const { saving = false } = useSaveContext()
  const isLocked = saving || isHeld
  const box = useRef<HTMLDivElement>(null)
  const focused = useRef<HTMLElement>(null)
  // A browser takes the focus from what is locked: whoever was refused goes on typing where they were.
  useLayoutEffect(() => {
    const { activeElement } = document
    if (isLocked)
      focused.current = activeElement instanceof HTMLElement && box.current?.contains(activeElement) ? activeElement : null
    else if (activeElement === document.body) focused.current?.focus()
  }, [isLocked])
  return (
    <div ref={box} inert={isLocked} aria-busy={isLocked}>
      {children}
    </div>
  )
}
