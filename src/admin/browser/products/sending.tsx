import { Typography } from '@mui/material'
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { type SaveButtonProps } from 'react-admin'
import { SaveButton } from '../shared/save-button.tsx'

type Sending = { isSending: boolean; whileSending: (deed: () => Promise<void>) => Promise<void> }

const SendingContext = createContext<Sending>({ isSending: false, whileSending: (deed) => deed() })
export const useSending = () => useContext(SendingContext)

/** Knows whether files of the forms inside are still on their way to the shop. */
export function SendingDesk({ children }: { children: ReactNode }) {
  const [underWay, setUnderWay] = useState(0)
  const sending = useMemo(
    () => ({
      isSending: underWay > 0,
      whileSending: async (deed: () => Promise<void>) => {
        setUnderWay((now) => now + 1)
        try {
          await deed()
        } finally {
          setUnderWay((now) => now - 1)
        }
      },
    }),
    [underWay],
  )
  return <SendingContext value={sending}>{children}</SendingContext>
}

/** Saves once everything has been sent: what arrived after the press would not belong to what was saved. */
export function SaveWhenSent({ disabled = false, alwaysEnable = false, ...props }: SaveButtonProps) {
  const mustWait = useSending().isSending || disabled
  return <SaveButton {...props} disabled={mustWait} alwaysEnable={alwaysEnable && !mustWait} />
}

export function SendingWords() {
  const { isSending } = useSending()
  return (
    <Typography role="status" variant="body2">
      {isSending && 'Espere para salvar: ainda há arquivos sendo enviados.'}
    </Typography>
  )
}
