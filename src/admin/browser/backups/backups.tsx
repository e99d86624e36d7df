import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Title, useDataProvider } from 'react-admin'
import type { Provider } from '../data/provider.ts'
import { Panel } from '../shared/panel.tsx'
import { useApiAction } from '../shared/use-api.ts'
import { momentText } from '../shared/words.ts'
import { type BackupFile, isUnderWay, outcomeText, type Run, sizeText } from './backup-labels.ts'
import { DownloadDialog } from './download-dialog.tsx'
import { ListSkeleton } from '../shared/list-skeleton.tsx'
import { Confirm } from '../shared/confirm.tsx'

const ASK_AGAIN_MS = 1_000
const ADDRESS = '/vitrine/v1/backups'

/** The shop in a file: made, tried out, taken home. */
export function Backups() {
  const provider = useDataProvider<Provider>()
  const { run, isBusy } = useApiAction()
  const { data: runs = [] } = useQuery({
    queryKey: ['backup-runs'],
    queryFn: () => provider.read<Run[]>(`${ADDRESS}/runs`),
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? ASK_AGAIN_MS : false),
  })
  const underWay = runs.find(isUnderWay)
  // The list is asked for again whenever a run ends.
  const { data: files, isPending } = useQuery({
    queryKey: ['backup-files', runs.map(({ id, status }) => `${id}${status}`).join()],
    queryFn: () => provider.read<BackupFile[]>(`${ADDRESS}?per_page=100`),
    placeholderData: (before) => before,
  })
  const begin = (path: string, done: string) => void run((api) => api.tell(path, {}), done)
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 2, maxInlineSize: 820 }}>
      <Title title="Backups" />
      <Panel
        title="Fazer um backup"
        action={
          <Button
            variant="contained"
            disabled={isBusy || underWay !== undefined}
            onClick={() => begin(ADDRESS, 'Backup pedido.')}
          >
            Fazer agora
          </Button>
        }
      >
        <Typography variant="body2" color="textSecondary">
          Guarda o banco inteiro, as imagens e os downloads, com a loja aberta. Baixe-o e guarde fora deste computador. O segredo
          da loja (arquivo secret) não vai junto: guarde-o à parte.
        </Typography>
        {underWay && (
          <Box sx={{ mt: 2 }} role="status">
            <LinearProgress aria-label="Em andamento" />
            <Typography variant="body2" sx={{ mt: 0.5 }}>
              {underWay.kind === 'backup' ? 'Fazendo o backup' : `Testando ${underWay.file}`}
              {underWay.step === '' ? '…' : `: ${underWay.step}`}
            </Typography>
          </Box>
        )}
        {runs
          .filter((one) => !isUnderWay(one))
          .map((one) => (
            <Alert key={one.id} severity={one.status === 'done' ? 'success' : 'error'} sx={{ mt: 1, overflowWrap: 'anywhere' }}>
              {outcomeText(one)} {momentText(one.finished_at)}
            </Alert>
          ))}
      </Panel>
      <Panel title="Backups desta máquina">
        {isPending && <ListSkeleton rows={2} />}
        {files?.length === 0 ? (
          <Typography variant="body2" color="textSecondary">
            Nenhum backup ainda. Faça o primeiro acima.
          </Typography>
        ) : (
          <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
            {files?.map((file) => (
              <Row
                key={file.name}
                file={file}
                isBlocked={isBusy || underWay !== undefined}
                onTest={() => begin(`${ADDRESS}/${encodeURIComponent(file.name)}/restore-test`, 'Teste de restauração pedido.')}
              />
            ))}
          </Box>
        )}
      </Panel>
    </Box>
  )
}

function Row({ file, isBlocked, onTest }: { file: BackupFile; isBlocked: boolean; onTest: () => void }) {
  const { run } = useApiAction()
  const [open, setOpen] = useState<'download' | 'delete'>()
  const path = `${ADDRESS}/${encodeURIComponent(file.name)}`
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', py: 1, borderTop: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flex: 1, minWidth: 200 }}>
        <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {file.name}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {momentText(file.made_at)} · {sizeText(file.bytes)}
        </Typography>
      </Box>
      <Button size="small" variant="outlined" onClick={() => setOpen('download')} aria-label={`Baixar ${file.name}`}>
        Baixar
      </Button>
      <Button size="small" disabled={isBlocked} onClick={onTest} aria-label={`Testar restauração: ${file.name}`}>
        Testar restauração
      </Button>
      <Button size="small" color="error" onClick={() => setOpen('delete')} aria-label={`Excluir ${file.name}`}>
        Excluir
      </Button>
      {open === 'download' && <DownloadDialog path={path} name={file.name} onClose={() => setOpen(undefined)} />}
      <Confirm
        isOpen={open === 'delete'}
        title={`Excluir ${file.name}?`}
        content="O arquivo é apagado deste computador e não pode ser recuperado."
        confirm="Excluir"
        onConfirm={() => {
          setOpen(undefined)
          void run((provider) => provider.tell(`${path}?_method=DELETE`, { force: true }), 'Backup excluído.')
        }}
        onClose={() => setOpen(undefined)}
      />
    </Box>
  )
}
