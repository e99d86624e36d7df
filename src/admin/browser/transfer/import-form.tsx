import { Alert, Box, Button, Checkbox, FormControlLabel, LinearProgress, Link, Typography } from '@mui/material'
import { type ChangeEvent, useRef, useState } from 'react'
import { useDataProvider } from 'react-admin'
import { Link as RouteLink } from 'react-router-dom'
import type { Provider } from '../data/provider.ts'
import { Panel } from '../shared/panel.tsx'
import { sendFile } from './use-transfer.ts'
import type { TransferRecord } from './transfer-labels.ts'

const PATH = '/vitrine/v1/imports'

/** The file, what may be done with it, and the way to have it looked through. */
export function ImportForm({ onSent }: { onSent: (id: number) => void }) {
  const provider = useDataProvider<Provider>()
  const [table, setTable] = useState<File>()
  const [zip, setZip] = useState<File>()
  const [creates, setCreates] = useState(true)
  const [updates, setUpdates] = useState(true)
  const [share, setShare] = useState<number>()
  const [problem, setProblem] = useState('')

  const send = async () => {
    if (!table) return
    if (table.size === 0)
      return setProblem(`A planilha “${table.name}” está vazia. Envie uma com os nomes das colunas e pelo menos um produto.`)
    setProblem('')
    setShare(0)
    try {
      const { id } = await provider.tell<TransferRecord>(PATH, { name: table.name.slice(0, 200), creates, updates })
      const path = `${PATH}/${id}`
      const all = table.size + (zip?.size ?? 0)
      await sendFile(provider, { path, part: 'table', file: table, onProgress: (part) => setShare((part * table.size) / all) })
      if (zip)
        await sendFile(provider, {
          path,
          part: 'zip',
          file: zip,
          onProgress: (part) => setShare((table.size + part * zip.size) / all),
        })
      await provider.tell(`${path}/check`, {})
      onSent(id)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'O arquivo não foi enviado. Tente de novo.')
    }
    setShare(undefined)
  }

  return (
    <Panel title="Importar produtos de uma planilha">
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        Serve a planilha CSV que o WooCommerce exporta, em português ou em inglês, e a que esta loja exporta. Para ver as colunas,{' '}
        <Link component={RouteLink} to="/exportar">
          exporte os seus produtos
        </Link>
        . Nada muda antes de você ver o resultado da conferência.
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <FileChoice label="Escolher a planilha (CSV)" accept=".csv,.txt,.tsv,text/csv" file={table} onChoose={setTable} />
        <FileChoice label="Imagens em um zip (opcional)" accept=".zip,application/zip" file={zip} onChoose={setZip} />
        <Typography variant="body2" color="textSecondary">
          Na coluna Imagens valem endereços com https, que a loja busca sozinha, e nomes de arquivos do zip.
        </Typography>
        <Box>
          <FormControlLabel
            control={<Checkbox checked={creates} onChange={({ target }) => setCreates(target.checked)} />}
            label="Criar os produtos que a loja não tem"
          />
          <FormControlLabel
            control={<Checkbox checked={updates} onChange={({ target }) => setUpdates(target.checked)} />}
            label="Alterar os produtos que já existem (pelo SKU)"
          />
        </Box>
        {problem && <Alert severity="error">{problem}</Alert>}
        {share !== undefined && (
          <Box sx={{ inlineSize: '100%' }}>
            <Typography role="status">Enviando o arquivo…</Typography>
            <LinearProgress aria-label="Envio do arquivo" variant="determinate" value={Math.floor(share * 100)} />
          </Box>
        )}
        <Button
          variant="contained"
          disabled={!table || share !== undefined || (!creates && !updates)}
          onClick={() => void send()}
        >
          Conferir o arquivo
        </Button>
      </Box>
    </Panel>
  )
}

type Choice = { label: string; accept: string; file: File | undefined; onChoose: (file: File | undefined) => void }

function FileChoice({ label, accept, file, onChoose }: Choice) {
  const chooser = useRef<HTMLInputElement>(null)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => onChoose(target.files?.[0])
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Button variant="outlined" onClick={() => chooser.current?.click()}>
        {label}
      </Button>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{file?.name ?? ''}</Typography>
      <input ref={chooser} type="file" hidden aria-label={label} accept={accept} onChange={choose} />
    </Box>
  )
}
