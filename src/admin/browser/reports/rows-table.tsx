import { Box, Table, TableBody, TableCell, TableFooter, TableHead, TableRow } from '@mui/material'
import { formatMoney } from '#kit/money.ts'
import { formatNumber } from '#kit/pt-br.ts'
import { isInTime, type View } from './asked.ts'
import { type Report, type Row, rowName, type Sums } from './report-words.ts'

type Options = { view: View; sideName: string; report: Report; before: ReadonlyMap<string, Sums> | undefined }

/** The report in numbers; whatever is narrower than the table scrolls it in its place. */
export function RowsTable({ view, sideName, report, before }: Options) {
  const { rows, rest, totals } = report
  return (
    <Box tabIndex={0} role="region" aria-label={`Números por ${sideName}`} sx={{ overflowX: 'auto' }}>
      <Table size="small" sx={{ '& td': { whiteSpace: 'nowrap' } }}>
        <TableHead>
          <TableRow>
            <TableCell>{sideName}</TableCell>
            {['Pedidos', 'Unidades', 'Vendas', 'Reembolsos', 'Líquido', ...(before ? ['Líquido antes'] : [])].map((heading) => (
              <TableCell key={heading} align="right">
                {heading}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <Line key={row.key} name={rowName(view, row)} sums={row} before={before && (before.get(row.key)?.net_cents ?? 0)} />
          ))}
          {rest && <Line name={rest.name} sums={rest} before={before && (before.get('rest')?.net_cents ?? 0)} />}
        </TableBody>
        <TableFooter>
          <Line name="Total" sums={totals} before={before && (before.get(TOTAL)?.net_cents ?? 0)} isTotal />
        </TableFooter>
      </Table>
    </Box>
  )
}

/** No row has it for a key: those of days have digits, those of things have words. */
const TOTAL = '\0total'

/** The rows of the period before, by what they are called now: days by their place, things by their key. */
export function beforeRows(view: View, now: Report, before: Report | undefined) {
  if (!before) return undefined
  const pairs = isInTime(view)
    ? now.rows.flatMap(({ key }, at): [string, Row][] => (before.rows[at] ? [[key, before.rows[at]]] : []))
    : before.rows.map((row): [string, Row] => [row.key, row])
  return new Map<string, Sums>([...pairs, ...(before.rest ? [['rest', before.rest] as const] : []), [TOTAL, before.totals]])
}

type LineOptions = { name: string; sums: Sums; before: number | undefined; isTotal?: boolean }

function Line({ name, sums, before, isTotal = false }: LineOptions) {
  const cells: [name: string, cell: string][] = [
    ['orders', formatNumber(sums.orders)],
    ['units', formatNumber(sums.units)],
    ['total', formatMoney(sums.total_cents)],
    ['refunded', formatMoney(sums.refunded_cents)],
    ['net', formatMoney(sums.net_cents)],
    ...(before === undefined ? [] : [['before', formatMoney(before)] as [string, string]]),
  ]
  const look = isTotal ? { fontWeight: 650, color: 'text.primary', fontSize: '0.875rem' } : {}
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ ...look, minWidth: 140 }}>
        {name}
      </TableCell>
      {cells.map(([column, cell]) => (
        <TableCell key={column} align="right" sx={look}>
          {cell}
        </TableCell>
      ))}
    </TableRow>
  )
}
