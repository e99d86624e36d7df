import { Alert, Avatar, Box, Button } from '@mui/material'
import { type ChangeEvent, useRef, useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { Provider } from '../data/provider.ts'
import { PICTURE_TYPES } from '../media/file-trouble.ts'
import { refusalOf } from '../media/send-all.ts'

type Chosen = { id: number; src: string }
type Options = { label: string; picture: Chosen | null; onChange: (picture: Chosen | null) => void }

/** One picture: sent from here, seen, and taken away again. */
export function PictureChoice({ label, picture, onChange }: Options) {
  const provider = useDataProvider<Provider>()
  const chooser = useRef<HTMLInputElement>(null)
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState('')
  const send = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    target.value = ''
    if (!file) return
    setIsSending(true)
    setProblem('')
    try {
      const { id, source_url: src } = await provider.upload(file)
      onChange({ id, src })
    } catch (error) {
      setProblem(`${file.name}: ${refusalOf(error)}`)
    }
    setIsSending(false)
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', py: 1 }}>
      {picture && <Avatar variant="rounded" src={picture.src} alt="" sx={{ inlineSize: 48, blockSize: 48 }} />}
      <Button variant="outlined" size="small" disabled={isSending} onClick={() => chooser.current?.click()}>
        {isSending ? 'Enviando…' : `${picture ? 'Trocar' : 'Enviar'}: ${label}`}
      </Button>
      {picture && (
        <Button size="small" color="error" aria-label={`Retirar: ${label}`} onClick={() => onChange(null)}>
          Retirar
        </Button>
      )}
      {problem && <Alert severity="error">{problem}</Alert>}
      <input ref={chooser} type="file" hidden aria-label={label} accept={PICTURE_TYPES} onChange={(event) => void send(event)} />
    </Box>
  )
}
