import { Confirm as LibraryConfirm, type ConfirmProps } from 'react-admin'
import { useWasOpened } from './use-was-opened.ts'

/** Asks before something is done. A second press on a question that is closing already says nothing new. */
export function Confirm({ isOpen = false, onConfirm, ...rest }: ConfirmProps) {
  const wasOpened = useWasOpened(isOpen)
  return wasOpened ? <LibraryConfirm {...rest} isOpen={isOpen} onConfirm={(event) => isOpen && onConfirm(event)} /> : null
}
