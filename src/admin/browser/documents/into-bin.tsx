import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { Alert, Button } from '@mui/material'
import { useState } from 'react'
import { useCloseNotification, useNotify, useRecordContext, useRedirect, useResourceContext, useTranslate } from 'react-admin'
import { useApiAction } from '../shared/use-api.ts'
import { Confirm } from '../shared/confirm.tsx'

type Record = { id: number; status: string; title: { raw: string } }

/** Who presses the wrong button needs longer than a glance to see what it did. */
const UNDO_FOR_MS = 15_000

/** Moves what is open into the bin, after asking; whoever did not mean it has it back as it was, with one press. */
export function IntoBin({ consequence }: { consequence: string }) {
  const record = useRecordContext<Record>()
  const resource = useResourceContext() ?? ''
  const [isAsked, setIsAsked] = useState(false)
  const { run, isBusy } = useApiAction()
  const { run: undo } = useApiAction()
  const notify = useNotify()
  const redirect = useRedirect()
  const translate = useTranslate()
  if (!record || record.status === 'trash') return null
  const { id, status, title } = record
  const done = translate(`resources.${resource}.notifications.deleted`, { smart_count: 1 })
  const takeBack = () =>
    void undo((provider) => provider.update(resource, { id, data: { status }, previousData: { id } }), 'De volta, como estava.')
  const move = async () => {
    setIsAsked(false)
    const isDone = await run((provider) => provider.delete(resource, { id, previousData: record }))
    if (!isDone) return
    redirect('list', resource)
    notify(<BinNotice text={done} onUndo={takeBack} />, { autoHideDuration: UNDO_FOR_MS })
  }
  return (
    <>
      <Button color="error" startIcon={<DeleteIcon />} disabled={isBusy} onClick={() => setIsAsked(true)}>
        Mover para a lixeira
      </Button>
      <Confirm
        isOpen={isAsked}
        title={`Mover “${title.raw || '(sem título)'}” para a lixeira?`}
        content={`${consequence} Dá para voltar atrás pela lixeira da lista.`}
        confirm="Mover para a lixeira"
        onConfirm={() => void move()}
        onClose={() => setIsAsked(false)}
      />
    </>
  )
}

function BinNotice({ text, onUndo }: { text: string; onUndo: () => void }) {
  const close = useCloseNotification()
  const undo = () => {
    close()
    onUndo()
  }
  return (
    <Alert
      severity="success"
      variant="filled"
      role="status"
      sx={{ alignItems: 'center' }}
      action={
        <Button color="inherit" onClick={undo}>
          Desfazer
        </Button>
      }
    >
      {text}.
    </Alert>
  )
}
