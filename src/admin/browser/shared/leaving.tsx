import { useState } from 'react'
import { Confirm } from './confirm.tsx'

/** Closes a dialog. Where something was typed, Esc and «Cancelar» ask first, and a slip of the mouse beside it does nothing. */
export function useLeaving({ isChanged, onClose }: { isChanged: boolean; onClose: () => void }) {
  const [isAsking, setIsAsking] = useState(false)
  const leave = () => (isChanged ? setIsAsking(true) : onClose())
  return {
    leave,
    onClose: (_event: unknown, reason: 'backdropClick' | 'escapeKeyDown') => {
      if (reason === 'escapeKeyDown' || !isChanged) leave()
    },
    question: (
      <Confirm
        isOpen={isAsking}
        title="Fechar sem salvar?"
        content="O que você mudou aqui se perde."
        confirm="Fechar sem salvar"
        cancel="Continuar aqui"
        onConfirm={onClose}
        onClose={() => setIsAsking(false)}
      />
    ),
  }
}
