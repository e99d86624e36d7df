import { Alert, Box, Button, Typography } from '@mui/material'
import { type ChangeEvent, useState } from 'react'
import { Title } from 'react-admin'
import { Link as RouteLink } from 'react-router-dom'
import type { CustomerImportRecord } from '#api/vitrine/customer-transfer-routes.ts'
import { count } from '#kit/pt-br.ts'
import { IMPORT_COLUMNS } from '#shop/customers/import-columns.ts'
import { Panel } from '../shared/panel.tsx'
import { useApiAction } from '../shared/use-api.ts'

const PATH = '/vitrine/v1/customer-import'

/** A table is looked through first; only one without a problem is kept. */
export function ImportScreen() {
  const { run, isBusy } = useApiAction()
  const [file, setFile] = useState<File>()
  const [seen, setSeen] = useState<CustomerImportRecord>()
  const send = async (table: File, isOnlyAsked: boolean) =>
    await run(async (provider) =>
      setSeen(await provider.sendBytes<CustomerImportRecord>(`${PATH}?dry_run=${isOnlyAsked}`, table)),
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
  return (
    <Box sx={{ mt: 2, mb: 4, display: 'grid', gap: 2, maxWidth: 760 }}>
      <Title title="Importar clientes" />
      <Panel title="Planilha (CSV)">
        <Typography variant="body2" sx={{ mb: 1 }}>
          A primeira linha tem os nomes das colunas. «E-mail» ou «CPF/CNPJ» é preciso; as outras são opcionais:{' '}
          {Object.values(IMPORT_COLUMNS).join(', ')}. Várias etiquetas ficam numa célula, separadas por vírgulas.
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
          Quem já é cliente é completado; células vazias não mudam nada. Ninguém recebe e-mail, e a importação não inscreve
          ninguém na newsletter.
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
          {!seen.is_done && seen.problems.length === 0 && (
            <Button variant="contained" disabled={isBusy} sx={{ mt: 2 }} onClick={() => void send(file, false)}>
              Importar {count(seen.created + seen.updated, 'cliente', 'clientes')}
            </Button>
          )}
          {seen.is_done && (
            <Button component={RouteLink} to="/customers" variant="contained" sx={{ mt: 2 }}>
              Ver os clientes
            </Button>
          )}
        </Panel>
      )}
    </Box>
  )
}

function Outcome({ seen }: { seen: CustomerImportRecord }) {
  const { created, updated, problems, ignored_columns: ignored, is_done: isDone } = seen
  const numbers = `${count(created, 'cliente novo', 'clientes novos')} e ${count(updated, 'que a loja já conhece', 'que a loja já conhece')}`
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {problems.length > 0 ? (
        <Alert severity="error">
          Nada foi importado. Corrija {problems.length === 1 ? 'esta linha' : 'estas linhas'} na planilha e escolha-a de novo.
        </Alert>
      ) : (
        <Alert severity={isDone ? 'success' : 'info'}>{isDone ? `Guardados: ${numbers}.` : `Na planilha: ${numbers}.`}</Alert>
      )}
      {ignored.length > 0 && <Alert severity="warning">Colunas que a loja não usa: {ignored.join(', ')}.</Alert>}
      {problems.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {problems.map(({ line, text }) => (
            <Typography component="li" variant="body2" key={line} sx={{ overflowWrap: 'anywhere' }}>
              Linha {line}: {text}
            </Typography>
          ))}
        </Box>
      )}
    </Box>
  )
}
