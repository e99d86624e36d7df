import { Alert, Button } from '@mui/material'
import { useState } from 'react'
import type { Provider } from '../data/provider.ts'
import { useApiAction } from './use-api.ts'

type Done = { text: string; undo: (provider: Provider) => Promise<unknown> }

/** Tells what was done last, with a way back that stays until something else is done. */
export function useUndo() {
  const [done, setDone] = useState<Done>()
  const { run, isBusy } = useApiAction()
  const undo = async () => {
    if (done && (await run(done.undo, 'Desfeito.'))) setDone(undefined)
  }
  const banner = done && (
    <Alert
      severity="success"
      role="status"
      onClose={() => setDone(undefined)}
      sx={{ mb: 2, overflowWrap: 'anywhere', alignItems: 'center' }}
      action={
        <Button color="inherit" size="small" disabled={isBusy} sx={{ whiteSpace: 'nowrap' }} onClick={() => void undo()}>
          Desfazer
        </Button>
      }
    >
      {done.text}
    </Alert>
  )
  return { banner, tell: setDone, run, isBusy }
}
