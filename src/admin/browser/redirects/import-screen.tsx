import { Alert, Box } from '@mui/material'
import type { RedirectImportRecord } from '#api/vitrine/redirect-tool-routes.ts'
import { count } from '#kit/pt-br.ts'
import { TableImport, TableLines } from '../shared/table-import.tsx'

/** What can be kept is kept, whatever is wrong with other lines. */
export const ImportScreen = () => (
  <TableImport<RedirectImportRecord>
    title="Importar redirecionamentos"
    path="/vitrine/v1/redirect-import"
    columns="Três colunas: «De», «Para» e «Código» (301 se ficar vazio). Planilhas exportadas de Redirection, Yoast, Rank Math e Shopify também servem, como elas são."
    terms="Um endereço que já leva a algum lugar passa a levar ao da planilha. Caminhos em cadeia são encurtados, e círculos ficam de fora."
    Outcome={Outcome}
    keep={({ created, updated }) =>
      created + updated > 0 ? `Importar ${count(created + updated, 'redirecionamento', 'redirecionamentos')}` : undefined
    }
    list={{ to: '/redirects', label: 'Ver os redirecionamentos' }}
  />
)

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
      <TableLines lines={problems} />
      {notes.length > 0 && <Alert severity="info">O que muda no caminho:</Alert>}
      <TableLines lines={notes} />
    </Box>
  )
}
