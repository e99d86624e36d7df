import { TableBody, TableCell, TableFooter, TableHead, TableRow } from '@mui/material'
import { formatMoney } from '#kit/money.ts'
import { formatNumber } from '#kit/pt-br.ts'
import { LabelledCell, StackedTable } from '../shared/stacked-table.tsx'
import { isInTime, type View } from './asked.ts'
import { type Report, type Row, rowName, type Sums } from './report-labels.ts'

const HEADINGS = ['Pedidos', 'Unidades', 'Vendas', 'Reembolsos', 'Líquido', 'Líquido antes']

type Options = { view: View; sideName: string; report: Report; before: ReadonlyMap<string, Sums> | undefined }

/** The report in numbers; in a narrow window each row is a card. */
export function RowsTable({ view, sideName, report, before }: Options) {
  const { rows, rest, totals } = report
  return (
    <StackedTable label={`Números por ${sideName}`}>
      <TableHead>
        <TableRow>
          <TableCell>{sideName}</TableCell>
          {HEADINGS.slice(0, before ? 6 : 5).map((heading) => (
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
    </StackedTable>
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
  const cells = [
    formatNumber(sums.orders),
    formatNumber(sums.units),
    formatMoney(sums.total_cents),
    formatMoney(sums.refunded_cents),
    formatMoney(sums.net_cents),
    ...(before === undefined ? [] : [formatMoney(before)]),
  ]
  const look = isTotal ? { fontWeight: 650, color: 'text.primary', fontSize: '0.875rem' } : {}
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ ...look, minWidth: { md: 140 } }}>
        {name}
      </TableCell>
      {cells.map((cell, at) => (
        <LabelledCell key={HEADINGS[at]} label={HEADINGS[at]!} align="right" sx={{ ...look, whiteSpace: 'nowrap' }}>
          {cell}
        </LabelledCell>
      ))}
    </TableRow>
  )
}
