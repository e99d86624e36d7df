import { Alert, Button } from '@mui/material'
import { useRefresh } from 'react-admin'
import { isThisDevice } from './editor-identity.ts'
import { presenceText } from './presence-text.ts'
import type { DraftSubject } from './subject.ts'
import { usePresence } from './use-presence.ts'

/** Who else has the document open, and whether one of them has saved it since. Nobody is kept out. */
export function Presence({ subject, version }: { subject: DraftSubject; version: number }) {
  const heard = usePresence(subject)
  const refresh = useRefresh()
  if (!heard) return null
  const told = presenceText(subject.kind, heard.editors, isThisDevice)
  const isBehind = heard.version > version
  if (told.length === 0 && !isBehind) return null
  return (
    <Alert
      severity={isBehind ? 'warning' : 'info'}
      role="status"
      sx={{ mb: 1 }}
      action={
        isBehind && (
          <Button color="inherit" size="small" onClick={refresh}>
            Recarregar
          </Button>
        )
      }
    >
      {told.join(' ')}
      {isBehind && ' Outra versão foi salva desde que você abriu. Ao recarregar, o que você mudou fica guardado para comparar.'}
    </Alert>
  )
}
