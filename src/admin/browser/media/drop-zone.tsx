import UploadIcon from '@mui/icons-material/CloudUpload'
import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material'
import { type DragEvent, useRef, useState } from 'react'
import { MEDIA_TEXT } from '#content/media/text.ts'
import { PICTURE_TYPES } from './file-trouble.ts'
import type { SentFile } from './send-file.ts'
import { useSendings } from './use-sendings.ts'

type Options = { picturesOnly?: boolean; onSent?: (outcome: { sent: SentFile[]; refused: number }) => void }

/** Files dropped here or chosen go into the library one after the other, each with its progress. */
export function DropZone({ picturesOnly = false, onSent }: Options) {
  const { sendings, send } = useSendings({ picturesOnly, onSent })
  const [isOver, setIsOver] = useState(false)
  const chooser = useRef<HTMLInputElement>(null)
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
        Ou solte aqui: {picturesOnly ? `imagens em ${MEDIA_TEXT.pictures}` : MEDIA_TEXT.files}, até {MEDIA_TEXT.largest} cada.
      </Typography>
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        accept={picturesOnly ? PICTURE_TYPES : undefined}
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
            <Alert key={key} severity="error" sx={{ overflowWrap: 'anywhere' }}>
              {name}: {problem}
            </Alert>
          ),
        )}
      </Box>
    </Box>
  )
}
