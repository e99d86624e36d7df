import { Box, Chip, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import type { SimulationItem } from '#api/vitrine/freight-routes.ts'
import { formatMoney } from '#kit/money.ts'
import { LabelledCell, StackedTable } from '../../shared/stacked-table.tsx'
import { shownNumber } from './numbers.ts'

/** Stands where there is no number to tell. */
const NOTHING = '—'

type Row = SimulationItem['rows'][number]

/** Every way of sending with its price and the reason of those that are missing, then the packages. */
export function SimulationResult({ result: { rows, packages } }: { result: SimulationItem }) {
  const offered = rows.filter(({ is_offered: isOffered }) => isOffered).length
  return (
    <Box role="status" sx={{ mt: 2, display: 'grid', gap: 2 }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {offered === 0
          ? 'Quem compra não teria nenhuma opção de frete.'
          : offered === 1
            ? 'Quem compra teria 1 opção.'
            : `Quem compra teria ${offered} opções.`}
      </Typography>
      <StackedTable label="Opções de frete">
        <TableHead>
          <TableRow>
            {['Opção', 'Quem compra paga', 'Custa à loja', 'Prazo', 'Situação'].map((name) => (
              <TableCell key={name}>{name}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id}>
              <TableCell component="th" scope="row">
                {row.label || row.source}
                {row.label !== '' && (
                  <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
                    {row.source}
                  </Typography>
                )}
              </TableCell>
              <LabelledCell label="Quem compra paga">{priceText(row.cents)}</LabelledCell>
              <LabelledCell label="Custa à loja">{row.cost_cents === null ? NOTHING : formatMoney(row.cost_cents)}</LabelledCell>
              <LabelledCell label="Prazo">{daysText(row)}</LabelledCell>
              <TableCell>
                <Chip
                  size="small"
                  color={row.is_offered ? 'success' : 'default'}
                  variant="outlined"
                  label={row.is_offered ? 'Aparece' : 'Não aparece'}
                />
                {row.why !== '' && (
                  <Typography variant="caption" sx={{ display: 'block', mt: 0.5 }}>
                    {row.why}
                  </Typography>
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </StackedTable>
      {packages
        .filter((one) => one.packages.length > 0)
        .map(({ source, packages: sent }) => (
          <Box key={source}>
            <Typography variant="h3">Pacotes: {source}</Typography>
            <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
              {counted(sent.map(packageText)).map((text) => (
                <Typography key={text} component="li" variant="body2">
                  {text}
                </Typography>
              ))}
            </Box>
          </Box>
        ))}
    </Box>
  )
}

/** The same several times is told once. */
const counted = (texts: readonly string[]) =>
  [...new Set(texts)].map((text) => {
    const times = texts.filter((other) => other === text).length
    return times === 1 ? text : `${times} vezes: ${text}`
  })

const priceText = (cents: Row['cents']) => (cents === null ? NOTHING : cents === 0 ? 'Grátis' : formatMoney(cents))

function daysText({ days }: Row): string {
  if (!days) return NOTHING
  if (days.from !== days.to) return `${days.from} a ${days.to} dias úteis`
  return days.to === 1 ? '1 dia útil' : `${days.to} dias úteis`
}

/** «Caixa média (R$ 2,50) · 28 × 23 × 13 cm · 1,75 kg · declarado R$ 120,00». */
const packageText = ({
  box,
  box_cents: cost,
  sides_mm: sides,
  grams,
  value_cents: value,
}: SimulationItem['packages'][number]['packages'][number]) =>
  [
    box === null ? 'Na própria embalagem' : `${box}${cost > 0 ? ` (${formatMoney(cost)})` : ''}`,
    `${sides.map((mm) => shownNumber(mm / 10)).join(' × ')} cm`,
    `${shownNumber(grams / 1_000)} kg`,
    `produtos de ${formatMoney(value)}`,
  ].join(' · ')
