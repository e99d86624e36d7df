import { Alert, Button } from '@mui/material'
import { useState } from 'react'
import { useRefresh } from 'react-admin'
import { useNextFocus } from '../../shared/use-next-focus.ts'
import { isThisDevice } from './editor-identity.ts'
import { presenceText } from './presence-text.ts'
import type { DraftSubject } from './subject.ts'
import { usePresence } from './use-presence.ts'

/**
 * Who else has the document open, and whether one of them has saved it since. Nobody is kept out. What was read can be closed, and is
 * told again when it is another.
 */
export function Presence({ subject, version }: { subject: DraftSubject; version: number }) {
  const heard = usePresence(subject)
  const refresh = useRefresh()
  const focusNext = useNextFocus()
  const [closed, setClosed] = useState('')
  if (!heard) return null
  const told = presenceText(subject.kind, heard.editors, isThisDevice).join(' ')
  const isBehind = heard.version > version
  if (!isBehind && (told === '' || told === closed)) return null
  return (
    <Alert
      severity={isBehind ? 'warning' : 'info'}
      role="status"
      sx={{ mb: 1 }}
      {...(isBehind
        ? {
            action: (
              <Button color="inherit" size="small" onClick={refresh}>
                Recarregar
              </Button>
            ),
          }
        : {
            closeText: 'Fechar aviso',
            onClose: () => {
              setClosed(told)
              focusNext(() => document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]'))
            },
          })}
    >
      {told}
      {isBehind && ' Outra versão foi salva desde que você abriu. Ao recarregar, o que você mudou fica guardado para comparar.'}
    </Alert>
  )
}
