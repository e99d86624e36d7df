import { Alert, Box, Button, Typography } from '@mui/material'
import { type ChangeEvent, useState } from 'react'
import { Title } from 'react-admin'
import { Link as RouteLink } from 'react-router-dom'
import type { RedirectImportRecord } from '#api/vitrine/redirect-tool-routes.ts'
import { count } from '#kit/pt-br.ts'
import { Panel } from '../shared/panel.tsx'
import { useApiAction } from '../shared/use-api.ts'

const PATH = '/vitrine/v1/redirect-import'
/** More than anybody reads at once. */
const MOST_SHOWN = 200

/** A table is looked through first; then what can be kept is kept. */
export function ImportScreen() {
  const { run, isBusy } = useApiAction()
  const [file, setFile] = useState<File>()
  const [seen, setSeen] = useState<RedirectImportRecord>()
  const send = async (table: File, isOnlyAsked: boolean) =>
    await run(async (provider) =>
      setSeen(await provider.sendBytes<RedirectImportRecord>(`${PATH}?dry_run=${isOnlyAsked}`, table)),
    )
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? []
    // The same file, corrected, can be chosen again.
    target.value = ''
    if (!chosen) return
    setFile(chosen)
    setSeen(undefined)
    void send(chosen, true)
  }
  const wanted = seen ? seen.created + seen.updated : 0
  return (
    <Box sx={{ mt: 2, mb: 4, display: 'grid', gap: 2, maxWidth: 760 }}>
      <Title title="Importar redirecionamentos" />
      <Panel title="Planilha (CSV)">
        <Typography variant="body2" sx={{ mb: 1 }}>
          Três colunas: «De», «Para» e «Código» (301 se ficar vazio). Planilhas exportadas de Redirection, Yoast, Rank Math e
          Shopify também servem, como elas são.
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
          Um endereço que já leva a algum lugar passa a levar ao da planilha. Caminhos em cadeia são encurtados, e círculos ficam
          de fora.
        </Typography>
        <Button component="label" variant="outlined" disabled={isBusy}>
          {file ? 'Escolher outra planilha' : 'Escolher a planilha'}
          <Box
            component="input"
            type="file"
            accept=".csv,text/csv"
            onChange={choose}
            sx={{ position: 'absolute', inlineSize: 1, blockSize: 1, opacity: 0 }}
          />
        </Button>
      </Panel>
      {file && seen && (
        <Panel title={seen.is_done ? 'Importação pronta' : `Conferência de ${file.name}`}>
          <Outcome seen={seen} />
          {!seen.is_done && wanted > 0 && (
            <Button variant="contained" disabled={isBusy} sx={{ mt: 2 }} onClick={() => void send(file, false)}>
              Importar {count(wanted, 'redirecionamento', 'redirecionamentos')}
            </Button>
          )}
          {seen.is_done && (
            <Button component={RouteLink} to="/redirects" variant="contained" sx={{ mt: 2 }}>
              Ver os redirecionamentos
            </Button>
          )}
        </Panel>
      )}
    </Box>
  )
}

function Outcome({ seen }: { seen: RedirectImportRecord }) {
  const { created, updated, same, problems, notes, is_done: isDone } = seen
  const numbers = [
    count(created, 'novo', 'novos'),
    count(updated, 'que muda', 'que mudam'),
    count(same, 'igual ao que já existe', 'iguais ao que já existe'),
  ].join(', ')
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }} role="status">
      <Alert severity={isDone ? 'success' : 'info'}>{isDone ? `Guardados: ${numbers}.` : `Na planilha: ${numbers}.`}</Alert>
      {problems.length > 0 && (
        <Alert severity="warning">
          {count(problems.length, 'linha fica de fora', 'linhas ficam de fora')}
          {isDone ? '.' : '. Você pode corrigir e escolher a planilha de novo, ou importar o resto.'}
        </Alert>
      )}
      <Lines lines={problems} />
      {notes.length > 0 && <Alert severity="info">O que muda no caminho:</Alert>}
      <Lines lines={notes} />
    </Box>
  )
}

function Lines({ lines }: { lines: readonly { line: number; text: string }[] }) {
  if (lines.length === 0) return null
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {lines.slice(0, MOST_SHOWN).map(({ line, text }) => (
        <Typography component="li" variant="body2" key={`${line} ${text}`} sx={{ overflowWrap: 'anywhere' }}>
          Linha {line}: {text}
        </Typography>
      ))}
      {lines.length > MOST_SHOWN && <Typography variant="body2">E mais {lines.length - MOST_SHOWN}.</Typography>}
    </Box>
  )
}
