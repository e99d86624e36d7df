import { Alert, Box, Button, LinearProgress, TextField, Typography } from '@mui/material'
import { useRef, useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { Provider } from '../data/provider.ts'
import { Panel } from '../shared/panel.tsx'
import { type MoveRecord, sourceOf } from './move-labels.ts'

const PATH = '/vitrine/v1/moves'
/** A piece of a file: small enough for slow lines, large enough for few of them. */
const PIECE_BYTES = 4 * 1024 * 1024
const ACCEPTED = '.jsonl,.gz,.sql,.xml,.zip,.csv,.json'

/** Which shop comes, and its file. */
export function MoveForm({ onSent }: { onSent: (id: number) => void }) {
  const provider = useDataProvider<Provider>()
  const chooser = useRef<HTMLInputElement>(null)
  const [address, setAddress] = useState('')
  const [file, setFile] = useState<File>()
  const [share, setShare] = useState<number>()
  const [problem, setProblem] = useState('')
  const source = sourceOf(address)

  const send = async () => {
    if (!file || source === '') return
    setProblem('')
    setShare(0)
    try {
      const { id } = await provider.tell<MoveRecord>(PATH, { source, name: file.name.slice(0, 200) })
      for (let offset = 0; offset < file.size; offset += PIECE_BYTES) {
        await provider.sendBytes(`${PATH}/${id}/pieces?offset=${offset}`, file.slice(offset, offset + PIECE_BYTES))
        setShare(Math.min(1, (offset + PIECE_BYTES) / file.size))
      }
      await provider.tell(`${PATH}/${id}/read`, {})
      onSent(id)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'O arquivo não foi enviado. Tente de novo.')
    }
    setShare(undefined)
  }

  return (
    <Panel title="Trazer a loja de outro sistema">
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        Produtos, clientes com as suas senhas, pedidos com os seus números, cupons, avaliações e páginas. Primeiro você vê o que
        vem, o que muda e o que fica; nada muda na loja antes de você confirmar, e tudo pode ser desfeito até o primeiro pedido.
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <TextField
          label="Endereço da loja antiga"
          placeholder="minhaloja.com.br"
          value={address}
          onChange={({ target }) => setAddress(target.value)}
          sx={{ inlineSize: '100%', maxInlineSize: 420 }}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Button variant="outlined" onClick={() => chooser.current?.click()}>
            Escolher o arquivo
          </Button>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{file?.name ?? ''}</Typography>
          <input
            ref={chooser}
            type="file"
            hidden
            aria-label="Escolher o arquivo"
            accept={ACCEPTED}
            onChange={({ target }) => setFile(target.files?.[0])}
          />
        </Box>
        {problem && <Alert severity="error">{problem}</Alert>}
        {share !== undefined && (
          <Box sx={{ inlineSize: '100%' }}>
            <Typography role="status">Enviando o arquivo…</Typography>
            <LinearProgress aria-label="Envio do arquivo" variant="determinate" value={Math.floor(share * 100)} />
          </Box>
        )}
        <Button variant="contained" disabled={!file || source === '' || share !== undefined} onClick={() => void send()}>
          Ler e ver o que vem
        </Button>
      </Box>
    </Panel>
  )
}
