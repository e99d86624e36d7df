import { Confirm as LibraryConfirm, type ConfirmProps } from 'react-admin'

/** Asks before something is done. A second press on a question that is closing already says nothing new. */
export const Confirm = ({ isOpen = false, onConfirm, ...rest }: ConfirmProps) => (
  <LibraryConfirm {...rest} isOpen={isOpen} onConfirm={(event) => isOpen && onConfirm(event)} />
)
