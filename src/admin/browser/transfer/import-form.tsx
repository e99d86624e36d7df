import { Alert, Box, Button, Checkbox, FormControlLabel, Link, Typography } from '@mui/material'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import { Link as RouteLink } from 'react-router-dom'
import type { Provider } from '../data/provider.ts'
import { FileChoice, SendingBar } from '../shared/file-choice.tsx'
import { Panel } from '../shared/panel.tsx'
import { sendPieces } from '../shared/send-pieces.ts'
import type { TransferRecord } from './transfer-labels.ts'

const PATH = '/vitrine/v1/imports'
/** Small enough for slow lines, large enough for few of them. */
const PIECE_BYTES = 1024 * 1024

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
      const sendPart = (part: 'table' | 'zip', file: File, before: number) =>
        sendPieces(provider, {
          to: `${path}/pieces?part=${part}`,
          file,
          pieceBytes: PIECE_BYTES,
          onProgress: (bytes) => setShare((before + bytes) / all),
        })
      await sendPart('table', table, 0)
      if (zip) await sendPart('zip', zip, table.size)
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
        {share !== undefined && <SendingBar share={share} />}
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
