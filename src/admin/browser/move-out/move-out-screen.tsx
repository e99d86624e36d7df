import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Title, useDataProvider } from 'react-admin'
import { sizeText } from '../backups/backup-labels.ts'
import { DownloadDialog } from '../backups/download-dialog.tsx'
import type { Provider } from '../data/provider.ts'
import { Confirm } from '../shared/confirm.tsx'
import { Panel } from '../shared/panel.tsx'
import { useApiAction } from '../shared/use-api.ts'
import { momentText } from '../shared/words.ts'
import { isUnderWay, type MoveOutRecord, stepText, summaryText } from './move-out-labels.ts'

const ASK_AGAIN_MS = 1_000
const ADDRESS = '/vitrine/v1/move-outs'

/** The whole shop in a file, so that nobody is locked in. */
export function MoveOutScreen() {
  const provider = useDataProvider<Provider>()
  const { run, isBusy } = useApiAction()
  const { data: files, refetch } = useQuery({
    queryKey: ['move-outs'],
    queryFn: () => provider.read<MoveOutRecord[]>(`${ADDRESS}?per_page=20`),
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? ASK_AGAIN_MS : false),
  })
  const underWay = files?.find(isUnderWay)
  const begin = async () => {
    await run((api) => api.tell(ADDRESS, {}), 'O arquivo está sendo feito.')
    await refetch()
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 2, maxInlineSize: 820 }}>
      <Title title="Levar minha loja" />
      <Panel
        title="A loja inteira em um arquivo"
        action={
          <Button variant="contained" disabled={isBusy || underWay !== undefined} onClick={() => void begin()}>
            Levar minha loja
          </Button>
        }
      >
        <Typography variant="body2" color="textSecondary">
          Um zip com produtos, clientes, pedidos, cupons, avaliações, páginas, textos do blog e imagens. Outra Vitrine o lê em
          «Trazer minha loja»; para outros sistemas há tabelas CSV como as do WooCommerce, um arquivo para o WordPress e as
          páginas como modelos do Elementor. Senhas, chaves de serviços e o segredo da loja não vão junto. A loja continua aberta.
        </Typography>
        {underWay && (
          <Box sx={{ mt: 2 }} role="status">
            <LinearProgress aria-label="Em andamento" />
            <Typography variant="body2" sx={{ mt: 0.5 }}>
              {stepText(underWay.step)}
            </Typography>
          </Box>
        )}
      </Panel>
      <Panel title="Arquivos prontos">
        <Typography variant="body2" color="textSecondary">
          {!files || files.some(({ state }) => state === 'done')
            ? 'Cada arquivo é apagado depois de sete dias.'
            : 'Nenhum arquivo ainda. Faça o primeiro acima; ele fica aqui por sete dias.'}
        </Typography>
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {files
            ?.filter((file) => !isUnderWay(file))
            .map((file) => (
              <Row key={file.id} file={file} onChange={() => void refetch()} />
            ))}
        </Box>
      </Panel>
    </Box>
  )
}

function Row({ file, onChange }: { file: MoveOutRecord; onChange: () => void }) {
  const { run } = useApiAction()
  const [open, setOpen] = useState<'download' | 'delete'>()
  const path = `${ADDRESS}/${file.id}`
  const remove = async () => {
    setOpen(undefined)
    await run((provider) => provider.tell(`${path}?_method=DELETE`, {}), 'Arquivo excluído.')
    onChange()
  }
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', py: 1, borderTop: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flex: 1, minWidth: 200 }}>
        <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {file.name}
        </Typography>
        {file.state === 'failed' ? (
          <Alert severity="error">{file.problem}</Alert>
        ) : (
          <Typography variant="caption" color="textSecondary" component="p">
            {momentText(file.finished_at)} · {file.bytes === null ? 'levado pelo terminal' : sizeText(file.bytes)}
            {summaryText(file.report)}
          </Typography>
        )}
      </Box>
      {file.bytes !== null && (
        <Button size="small" variant="outlined" onClick={() => setOpen('download')} aria-label={`Baixar ${file.name}`}>
          Baixar
        </Button>
      )}
      <Button size="small" color="error" onClick={() => setOpen('delete')} aria-label={`Excluir ${file.name}`}>
        Excluir
      </Button>
      {open === 'download' && (
        <DownloadDialog path={path} name={file.name} title="Baixar a loja" onClose={() => setOpen(undefined)} />
      )}
      <Confirm
        isOpen={open === 'delete'}
        title={`Excluir ${file.name}?`}
        content="O arquivo é apagado deste computador. Você pode fazer outro quando quiser."
        confirm="Excluir"
        onConfirm={() => void remove()}
        onClose={() => setOpen(undefined)}
      />
    </Box>
  )
}
