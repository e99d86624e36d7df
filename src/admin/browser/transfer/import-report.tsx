import { Alert, Box, Button, Chip, Link, Pagination, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { useState } from 'react'
import { useGetList } from 'react-admin'
import { Link as RouteLink } from 'react-router-dom'
import { formatNumber } from '#kit/pt-br.ts'
import { LabelledCell, StackedTable } from '../shared/stacked-table.tsx'
import { type ImportLine, type Outcome, OUTCOMES, picturesText, type TransferRecord } from './transfer-labels.ts'
import { useFile } from './use-transfer.ts'

const PER_PAGE = 25

/** What became of the lines, or would: by outcome, with the reasons. */
export function ImportReport({ transfer }: { transfer: TransferRecord }) {
  const isOver = transfer.state === 'done' || transfer.state === 'running'
  const [chosen, setChosen] = useState<Outcome>()
  const outcome = chosen ?? OUTCOMES.find(([one]) => transfer.counts[one] > 0)?.[0] ?? 'same'
  const { give, isFetching } = useFile()
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }} role="group" aria-label="Linhas por resultado">
        {OUTCOMES.map(([one, before, after]) => (
          <Chip
            key={one}
            clickable
            aria-pressed={one === outcome}
            color={one === 'refused' && transfer.counts[one] > 0 ? 'error' : 'default'}
            variant={one === outcome ? 'filled' : 'outlined'}
            label={`${isOver ? after : before}: ${formatNumber(transfer.counts[one])}`}
            onClick={() => setChosen(one)}
          />
        ))}
      </Box>
      {transfer.ignored_columns.length > 0 && (
        <Alert severity="info">Colunas que esta loja não usa: {transfer.ignored_columns.join(', ')}.</Alert>
      )}
      {transfer.pictures && picturesText(transfer.pictures) !== '' && (
        <Typography role="status">{picturesText(transfer.pictures)}</Typography>
      )}
      <Lines key={`${transfer.state}-${outcome}`} id={transfer.id} outcome={outcome} state={transfer.state} />
      <Box>
        <Button
          variant="outlined"
          disabled={isFetching}
          onClick={() => void give(`/vitrine/v1/imports/${transfer.id}/report`, `importacao-${transfer.id}.csv`)}
        >
          Baixar o relatório
        </Button>
      </Box>
    </Box>
  )
}

function Lines({ id, outcome, state }: { id: number; outcome: Outcome; state: string }) {
  const [page, setPage] = useState(1)
  const { data: lines = [], total = 0 } = useGetList<ImportLine & { id: number }>('import-lines', {
    pagination: { page, perPage: PER_PAGE },
    filter: { outcome },
    meta: { import: id, state },
  })
  if (total === 0) return <Typography color="textSecondary">Nenhuma linha aqui.</Typography>
  return (
    <>
      <StackedTable label="Linhas do arquivo" below="sm">
        <TableHead>
          <TableRow>
            {['Linha', 'Produto', 'O que muda', 'Observação'].map((name) => (
              <TableCell key={name}>{name}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map((line) => (
            <TableRow key={line.line}>
              <LabelledCell label="Linha">{formatNumber(line.line)}</LabelledCell>
              <TableCell component="th" scope="row">
                {line.name || line.sku || '—'}
                {line.sku && (
                  <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
                    {line.sku}
                  </Typography>
                )}
              </TableCell>
              <LabelledCell label="O que muda">{line.fields.join(', ')}</LabelledCell>
              <LabelledCell label="Observação">{line.note}</LabelledCell>
            </TableRow>
          ))}
        </TableBody>
      </StackedTable>
      {total > PER_PAGE && (
        <Pagination
          count={Math.ceil(total / PER_PAGE)}
          page={page}
          onChange={(_event, next) => setPage(next)}
          aria-label="Páginas de linhas"
        />
      )}
    </>
  )
}

export const ToProducts = () => (
  <Link component={RouteLink} to="/products">
    Ver os produtos
  </Link>
)
