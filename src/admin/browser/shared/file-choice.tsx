import { Box, Button, LinearProgress, Typography } from '@mui/material'
import { type ChangeEvent, useRef } from 'react'

type Choice = {
  label: string
  accept: string
  file: File | undefined
  onChoose: (file: File | undefined) => void
  disabled?: boolean
}

/** A button that opens the choice of a file, with the name of the one that was chosen. */
export function FileChoice({ label, accept, file, onChoose, disabled = false }: Choice) {
  const chooser = useRef<HTMLInputElement>(null)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => onChoose(target.files?.[0])
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Button variant="outlined" disabled={disabled} onClick={() => chooser.current?.click()}>
        {label}
      </Button>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{file?.name ?? ''}</Typography>
      <input ref={chooser} type="file" hidden aria-label={label} accept={accept} onChange={choose} />
    </Box>
  )
}

/** How much of a file has arrived. */
export const SendingBar = ({ share }: { share: number }) => (
  <Box sx={{ inlineSize: '100%' }}>
    <Typography role="status">Enviando o arquivo… {Math.floor(share * 100)}%</Typography>
    <LinearProgress aria-label="Envio do arquivo" variant="determinate" value={Math.floor(share * 100)} />
  </Box>
)
