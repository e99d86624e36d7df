import { Alert, Box, Button, LinearProgress, MenuItem, TextField, Typography } from '@mui/material'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { BooleanInput, useDataProvider, useInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { Provider } from '../data/provider.ts'
import { bytesText } from '../media/media-labels.ts'
import { Panel } from '../shared/panel.tsx'
import { useAnswer } from '../shared/use-api.ts'
import { type BoughtFile, nameWithoutEnding, sendBoughtFile } from './send-bought-file.ts'
import { useSending } from './sending.tsx'
import { UnusedFiles } from './unused-files.tsx'

type Download = { id?: string; name: string; file: string }
const isNameless = ({ name }: Download) => name.trim() === ''
const NAMELESS = 'Dê um nome ao arquivo.'
const refuseDownloads = (downloads: Download[] | null) => (downloads?.some(isNameless) ? NAMELESS : undefined)

/** A product that is a file: what its buyers may fetch. */
export function DownloadsPanel() {
  const isFile = useWatch({ name: 'downloadable' }) as boolean | undefined // as the record has it
  return (
    <Panel title="Produto digital">
      <BooleanInput source="virtual" label="Não é enviado pelo correio (sem frete)" helperText={false} />
      <BooleanInput source="downloadable" label="É um arquivo para baixar" helperText={false} />
      {isFile && <DownloadsInput />}
    </Panel>
  )
}

function DownloadsInput() {
  const { field } = useInput({ source: 'downloads', defaultValue: [], validate: refuseDownloads })
  const downloads = (field.value ?? []) as Download[]
  // A file answers later: what was typed or taken away meanwhile stays so.
  const latest = useRef(downloads)
  useEffect(() => {
    latest.current = downloads
  })
  const change: (next: Download[]) => void = field.onChange
  const { whileSending } = useSending()
  const provider = useDataProvider<Provider>()
  const chooser = useRef<HTMLInputElement>(null)
  const [share, setShare] = useState<number>()
  const [problem, setProblem] = useState('')
  const { data: known = [] } = useAnswer<BoughtFile[]>('/vitrine/v1/bought-files?per_page=100')
  const free = known.filter(({ file }) => !downloads.some((one) => one.file === file))

  const send = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    target.value = ''
    if (!file) return
    setProblem('')
    setShare(0)
    try {
      const kept = await sendBoughtFile(provider, file, setShare)
      change([...latest.current, { name: nameWithoutEnding(file.name), file: kept.file }])
    } catch (error) {
      setProblem(`${file.name}: ${error instanceof Error ? error.message : 'não foi enviado. Tente de novo.'}`)
    }
    setShare(undefined)
  }

  return (
    <Box role="group" aria-label="Arquivos" sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="body2" color="textSecondary">
        Quem comprou baixa os arquivos em “Minha conta”, depois do pagamento. Ninguém mais chega a eles.
      </Typography>
      {downloads.map((download, index) => (
        <Box key={download.file} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <TextField
            label={`Nome que o cliente lê (arquivo ${index + 1})`}
            value={download.name}
            error={isNameless(download)}
            onChange={({ target }) => change(downloads.map((one, at) => (at === index ? { ...one, name: target.value } : one)))}
            helperText={isNameless(download) ? `${NAMELESS} (${download.file})` : download.file}
            sx={{ flex: '1 1 220px', overflowWrap: 'anywhere' }}
          />
          <Button
            color="error"
            aria-label={`Retirar o arquivo ${index + 1}`}
            onClick={() => change(downloads.filter((_, at) => at !== index))}
          >
            Retirar
          </Button>
        </Box>
      ))}
      {problem && <Alert severity="error">{problem}</Alert>}
      {share !== undefined && (
        <Box>
          <Typography role="status">Enviando o arquivo…</Typography>
          <LinearProgress aria-label="Envio do arquivo" variant="determinate" value={Math.floor(share * 100)} />
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Button variant="outlined" disabled={share !== undefined} onClick={() => chooser.current?.click()}>
          Enviar um arquivo
        </Button>
        {free.length > 0 && (
          <TextField
            select
            label="Usar um que já está aqui"
            value=""
            onChange={({ target }) => change([...downloads, { name: nameWithoutEnding(target.value), file: target.value }])}
            sx={{ minInlineSize: 240, m: 0 }}
          >
            {free.map(({ file, bytes }) => (
              <MenuItem key={file} value={file}>
                {file} ({bytesText(bytes)})
              </MenuItem>
            ))}
          </TextField>
        )}
      </Box>
      <UnusedFiles files={free.filter(({ product_ids }) => product_ids.length === 0)} />
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label="Enviar um arquivo"
        onChange={(event) => void whileSending(() => send(event))}
      />
    </Box>
  )
}
