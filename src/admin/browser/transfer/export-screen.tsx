import { Alert, Box, Button, Link, MenuItem, TextField, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Title, useDataProvider, useGetList, useNotify } from 'react-admin'
import type { Provider } from '../data/provider.ts'
import { showAnew } from '../data/show-anew.ts'
import { Panel } from '../shared/panel.tsx'
import { useAnswer } from '../shared/use-api.ts'
import { momentText } from '../shared/words.ts'
import { STATUS_CHOICES } from '../products/product-labels.ts'
import { TransferProgress } from './transfer-progress.tsx'
import { STATE_WORDS, type TransferRecord } from './transfer-labels.ts'
import { useFile, useTransfer } from './use-transfer.ts'

const PATH = '/vitrine/v1/exports'
const ALL = 'all'

/** Every product in a table, for a spreadsheet or for another shop. */
export function ExportScreen() {
  const provider = useDataProvider<Provider>()
  const queries = useQueryClient()
  const notify = useNotify()
  const { give, isFetching } = useFile()
  const [id, setId] = useState<number>()
  const [isBusy, setIsBusy] = useState(false)
  const [input, setInput] = useState({ language: 'pt', separator: 'comma', status: ALL, category: ALL })
  const { data: transfer } = useTransfer(PATH, id)
  const { data: categories = [] } = useGetList<{ id: number; name: string }>('categories', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'name', order: 'ASC' },
  })
  const act = async (deed: () => Promise<unknown>) => {
    setIsBusy(true)
    try {
      await deed()
    } catch (problem) {
      notify(problem instanceof Error ? problem.message : 'ra.notification.http_error', { type: 'error' })
    }
    await showAnew(queries, { queryKey: ['transfer', PATH] })
    await showAnew(queries, { queryKey: ['answer'] })
    setIsBusy(false)
  }
  const start = () =>
    act(async () => {
      const { language, separator, status, category } = input
      const made = await provider.tell<TransferRecord>(PATH, {
        language,
        separator,
        ...(status !== ALL && { status }),
        ...(category !== ALL && { category: Number(category) }),
      })
      setId(made.id)
    })
  const choice = (name: keyof typeof input, label: string, choices: [string, string][], help = ' ') => (
    <TextField
      select
      label={label}
      value={input[name]}
      helperText={help}
      onChange={({ target }) => setInput({ ...input, [name]: target.value })}
    >
      {choices.map(([value, text]) => (
        <MenuItem key={value} value={value}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  )
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 2, mb: 4 }}>
      <Title title="Exportar" />
      <Panel title="Exportar produtos para uma planilha">
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
          Um arquivo CSV com as colunas do WooCommerce: abre em qualquer planilha, e volta por “Importar”.
        </Typography>
        <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
          {choice('status', 'Situação', [
            [ALL, 'Todas'],
            ...STATUS_CHOICES.map(({ id: status, name }): [string, string] => [status, name]),
          ])}
          {choice('category', 'Categoria', [
            [ALL, 'Todas'],
            ...categories.map((one): [string, string] => [String(one.id), one.name]),
          ])}
          {choice('language', 'Nomes das colunas', [
            ['pt', 'Em português'],
            ['en', 'Em inglês'],
          ])}
          {choice(
            'separator',
            'Separador',
            [
              ['comma', 'Vírgula'],
              ['semicolon', 'Ponto e vírgula'],
              ['tab', 'Tabulação'],
            ],
            'Para o Excel em português, ponto e vírgula.',
          )}
        </Box>
        <Button variant="contained" disabled={isBusy || transfer?.state === 'running'} onClick={() => void start()}>
          Exportar
        </Button>
        {transfer?.state === 'running' && (
          <Box sx={{ mt: 2 }}>
            <TransferProgress
              transfer={transfer}
              label="Exportando"
              isBusy={isBusy}
              onCancel={() => void act(() => provider.tell(`${PATH}/${transfer.id}/cancel`, {}))}
            />
          </Box>
        )}
        {transfer?.state === 'failed' && <Alert severity="error">{transfer.problem}</Alert>}
        {transfer?.state === 'done' && (
          <Alert
            severity="success"
            sx={{ mt: 2 }}
            action={
              <Button
                color="inherit"
                disabled={isFetching}
                onClick={() => void give(`${PATH}/${transfer.id}/file`, transfer.name)}
              >
                Baixar
              </Button>
            }
          >
            A planilha está pronta.
          </Alert>
        )}
      </Panel>
      <EarlierExports onGive={(one) => void give(`${PATH}/${one.id}/file`, one.name)} />
    </Box>
  )
}

function EarlierExports({ onGive }: { onGive: (one: TransferRecord) => void }) {
  const { data: earlier = [] } = useAnswer<TransferRecord[]>(`${PATH}?per_page=5`)
  if (earlier.length === 0) return null
  return (
    <Panel title="Exportações anteriores">
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {earlier.map((one) => (
          <Typography key={one.id} component="li" variant="body2">
            {one.state === 'done' ? (
              <Link component="button" type="button" onClick={() => onGive(one)}>
                {one.name}
              </Link>
            ) : (
              one.name
            )}{' '}
            · {STATE_WORDS[one.state]} · {momentText(`${one.date_created_gmt}Z`)}
          </Typography>
        ))}
      </Box>
    </Panel>
  )
}
