import { Button, TableBody, TableCell, TableFooter, TableHead, TableRow, Typography } from '@mui/material'
import { downloadCSV } from 'react-admin'
import { toCsv } from '#content/forms/csv.ts'
import { Panel } from '../shared/panel.tsx'
import { LabelledCell, StackedTable } from '../shared/stacked-table.tsx'
import { differenceText, freightCells, freightCsv, FREIGHT_HEADINGS, type FreightReport, monthName } from './freight-labels.ts'
import { changeText } from './report-labels.ts'

type Options = { now: FreightReport; before: FreightReport | undefined; from: string }

/** What buyers paid for freight, and what it cost the shop. */
export function FreightPanel({ now, before, from }: Options) {
  const { rows, totals } = now
  const save = () => void downloadCSV(toCsv(freightCsv(now)), `frete-cobrado-e-pago-${from}`)
  const action = (
    <Button size="small" variant="outlined" disabled={rows.length === 0} onClick={save}>
      Exportar CSV
    </Button>
  )
  return (
    <Panel title="Frete cobrado × pago" action={action}>
      {rows.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          Nenhum pedido deste período foi enviado por uma transportadora consultada pela loja.
        </Typography>
      ) : (
        <>
          <Typography sx={{ mb: 1, fontWeight: 600 }}>
            {totals.difference_cents < 0 ? 'A loja completou' : 'Sobrou'} {differenceText(Math.abs(totals.difference_cents))} de
            frete.
            {before && ` ${changeText(totals.difference_cents, before.totals.difference_cents)}.`}
          </Typography>
          <StackedTable label="Frete cobrado e pago por mês, transportadora e serviço">
            <TableHead>
              <TableRow>
                <TableCell>Mês e serviço</TableCell>
                {FREIGHT_HEADINGS.map((heading) => (
                  <TableCell key={heading} align="right">
                    {heading}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map((row) => (
                <Line
                  key={`${row.month} ${row.carrier} ${row.service}`}
                  name={`${monthName(row.month)} · ${row.carrier} · ${row.service}`}
                  cells={freightCells(row)}
                />
              ))}
            </TableBody>
            <TableFooter>
              <Line name="Total" cells={freightCells(totals)} />
            </TableFooter>
          </StackedTable>
        </>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        Cobrado é o que os clientes pagaram de frete; cotado, o que a transportadora pediu na hora da compra; pago, o que as
        etiquetas custaram (sem etiqueta, vale o cotado). A diferença é cobrado menos pago. Pedidos com preço fixo ou tabela das
        áreas de entrega não têm custo conhecido e ficam de fora.
      </Typography>
    </Panel>
  )
}

const Line = ({ name, cells }: { name: string; cells: string[] }) => (
  <TableRow>
    <TableCell component="th" scope="row">
      {name}
    </TableCell>
    {cells.map((cell, at) => (
      <LabelledCell key={FREIGHT_HEADINGS[at]} label={FREIGHT_HEADINGS[at]!} align="right" sx={{ whiteSpace: 'nowrap' }}>
        {cell}
      </LabelledCell>
    ))}
  </TableRow>
)
