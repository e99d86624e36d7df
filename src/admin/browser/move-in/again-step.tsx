import { Alert, Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import type { Provider } from '../data/provider.ts'
import { Panel } from '../shared/panel.tsx'
import { momentText } from '../shared/words.ts'
import { AddressForm } from './address-form.tsx'
import { FileForm } from './file-form.tsx'
import type { MoveRecord } from './move-labels.ts'
import { MOVES, type StepProps } from './use-move.ts'

type Options = StepProps & { onBegun: (id: number) => void }

/** What was sold and changed in the old shop since: the same source once more. */
export function AgainStep({ move, onGo, onBegun }: Options) {
  return (
    <Panel title="Trazer o que é novo desde então">
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <Typography variant="body2">
          A loja antiga continua vendendo enquanto você confere. Pouco antes de abrir, traga de novo: só vem o que é novo ou mudou
          lá; o que já veio fica como está. A última vez foi {momentText(move.finished_at ?? move.created_at)}.
        </Typography>
        {!move.is_by_address ? (
          <>
            <Alert severity="info">Esta loja veio por arquivo: gere um arquivo novo na loja antiga e envie-o aqui.</Alert>
            <FileForm address={move.source} onSent={onBegun} />
          </>
        ) : move.keys_until === null ? (
          <>
            <Alert severity="info">As chaves da loja antiga já foram apagadas: informe-as de novo.</Alert>
            <AddressForm address={`https://${move.source}`} onBegun={onBegun} />
          </>
        ) : (
          <ReadAgain move={move} onBegun={onBegun} />
        )}
        <Button color="inherit" onClick={() => onGo('ajustes')}>
          Continuar sem trazer novidades
        </Button>
      </Box>
    </Panel>
  )
}

function ReadAgain({ move, onBegun }: { move: MoveRecord; onBegun: (id: number) => void }) {
  const provider = useDataProvider<Provider>()
  const notify = useNotify()
  const [isBusy, setIsBusy] = useState(false)
  const begin = async () => {
    setIsBusy(true)
    try {
      onBegun((await provider.tell<MoveRecord>(`${MOVES}/${move.id}/again`, {})).id)
    } catch (error) {
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' })
      setIsBusy(false)
    }
  }
  return (
    <Button variant="contained" disabled={isBusy} onClick={() => void begin()}>
      Ler a loja antiga de novo
    </Button>
  )
}
