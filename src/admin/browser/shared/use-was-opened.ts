import { useState } from 'react'

/** True from the first time that something is open: dialogs and menus that nobody has opened yet are not made. */
export function useWasOpened(isOpen: boolean): boolean {
  const [wasOpened, setWasOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setWasOpened(true)
  return isOpen || wasOpened
}
