import UploadIcon from '@mui/icons-material/CloudUpload'
import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material'
import { type DragEvent, useRef, useState } from 'react'
import { useRefresh } from 'react-admin'
import { sendFile } from './send-file.ts'

type Sending = { key: number; name: string; part: number; problem?: string }

/** Files dropped here or chosen go into the library one after the other, each with its progress. */
export function DropZone({ onSent }: { onSent?: (id: number) => void }) {
  const [sendings, setSendings] = useState<Sending[]>([])
  const [isOver, setIsOver] = useState(false)
  const chooser = useRef<HTMLInputElement>(null)
  const last = useRef(0)
  const refresh = useRefresh()
  const note = (key: number, change: Partial<Sending>) =>
    setSendings((all) => all.map((one) => (one.key === key ? { ...one, ...change } : one)))

  const send = async (files: File[]) => {
    const queue = files.map((file) => ({ file, key: ++last.current }))
    setSendings((all) => [
      ...all.filter(({ problem }) => problem === undefined),
      ...queue.map(({ key, file }) => ({ key, name: file.name, part: 0 })),
    ])
    for (const { key, file } of queue) {
      try {
        const { id } = await sendFile(file, (part) => note(key, { part }))
        setSendings((all) => all.filter((one) => one.key !== key))
        onSent?.(id)
      } catch (error) {
        note(key, { problem: error instanceof Error ? error.message : 'não foi enviado.' })
      }
    }
    refresh()
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    void send([...event.dataTransfer.files])
  }
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={onDrop}
      sx={{
        p: 2,
        my: 2,
        border: '2px dashed',
        borderColor: isOver ? 'primary.main' : 'divider',
        borderRadius: 2,
        bgcolor: isOver ? 'action.hover' : undefined,
        textAlign: 'center',
      }}
    >
      <Button variant="contained" startIcon={<UploadIcon />} onClick={() => chooser.current?.click()}>
        Enviar arquivos
      </Button>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        Ou solte aqui: imagens, PDF, vídeos MP4 e planilhas, até 10 MB cada.
      </Typography>
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        onChange={({ target }) => {
          void send([...(target.files ?? [])])
          target.value = ''
        }}
      />
      <Box aria-live="polite" sx={{ display: 'grid', gap: 1, mt: sendings.length > 0 ? 2 : 0, textAlign: 'start' }}>
        {sendings.map(({ key, name, part, problem }) =>
          problem === undefined ? (
            <Box key={key}>
              <Typography variant="body2">{name}</Typography>
              <LinearProgress
                variant={part < 1 ? 'determinate' : 'indeterminate'}
                value={part * 100}
                aria-label={`Enviando ${name}`}
              />
            </Box>
          ) : (
            <Alert key={key} severity="error">
              {name}: {problem}
            </Alert>
          ),
        )}
      </Box>
    </Box>
  )
}
