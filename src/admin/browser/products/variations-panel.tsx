import { Box, Button, Table, TableBody, TableCell, TableHead, TableRow, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useGetList } from 'react-admin'
import type { VariationRecord } from '../records.ts'
import { Panel } from '../shared/panel.tsx'
import { useDeed } from '../shared/use-desk.ts'
import { refusePrice, refuseUnits, wirePrice } from './product-words.ts'

type Typed = { regular_price: string; sale_price: string; stock_quantity: string; sku: string }
const MOST_SHOWN = 100

const typedOf = ({ regular_price, sale_price, stock_quantity, sku }: VariationRecord): Typed => ({
  regular_price: regular_price.replace('.', ','),
  sale_price: sale_price.replace('.', ','),
  stock_quantity: stock_quantity === null ? '' : String(stock_quantity),
  sku,
})

/** A product's variations, a row each: price, sale, units and code are changed in place and kept together. */
export function VariationsPanel({ productId }: { productId: number }) {
  const meta = { product: productId }
  const { data: variations = [], total = 0 } = useGetList<VariationRecord>('variations', {
    pagination: { page: 1, perPage: MOST_SHOWN },
    meta,
  })
  const { run, isBusy } = useDeed()
  const [edits, setEdits] = useState<Record<number, Typed>>({})
  const changed = variations.filter((one) => edits[one.id] && JSON.stringify(edits[one.id]) !== JSON.stringify(typedOf(one)))
  const isGood = changed.every((one) => isGoodRow(edits[one.id]!))
  const save = async () => {
    const isSaved = await run(async (provider) => {
      for (const before of changed)
        await provider.update('variations', {
          id: before.id,
          data: wireOf(edits[before.id]!, before),
          previousData: before,
          meta,
        })
    }, 'Variações salvas.')
    if (isSaved) setEdits({})
  }
  return (
    <Panel
      title="Variações"
      action={
        <Button variant="contained" disabled={isBusy || changed.length === 0 || !isGood} onClick={() => void save()}>
          Salvar variações
        </Button>
      }
    >
      {total > MOST_SHOWN && (
        <Typography variant="body2">
          Aqui estão as primeiras {MOST_SHOWN} de {total}.
        </Typography>
      )}
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label="Tabela de variações">
        <Table size="small">
          <TableHead>
            <TableRow>
              {['Variação', 'Preço (R$)', 'Promoção (R$)', 'Unidades', 'SKU'].map((name) => (
                <TableCell key={name}>{name}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {variations.map((variation) => (
              <Row
                key={variation.id}
                variation={variation}
                typed={edits[variation.id] ?? typedOf(variation)}
                onChange={(typed) => setEdits({ ...edits, [variation.id]: typed })}
              />
            ))}
          </TableBody>
        </Table>
      </Box>
    </Panel>
  )
}

const isGoodRow = ({ regular_price, sale_price, stock_quantity }: Typed) =>
  refusePrice(regular_price) === undefined &&
  (sale_price === '' || refusePrice(sale_price) === undefined) &&
  (stock_quantity === '' || refuseUnits(stock_quantity) === undefined)

const wireOf = (
  { regular_price, sale_price, stock_quantity, sku }: Typed,
  before: VariationRecord,
): Partial<VariationRecord> => ({
  regular_price: wirePrice(regular_price),
  sale_price: wirePrice(sale_price),
  sku,
  ...(before.manage_stock && { stock_quantity: Number(stock_quantity) }),
})

type RowOptions = { variation: VariationRecord; typed: Typed; onChange: (typed: Typed) => void }

function Row({ variation, typed, onChange }: RowOptions) {
  const cell = (field: keyof Typed, name: string, problem?: string, isDisabled = false) => (
    <TableCell>
      <TextField
        value={typed[field]}
        disabled={isDisabled}
        error={problem !== undefined}
        onChange={({ target }) => onChange({ ...typed, [field]: target.value })}
        slotProps={{ htmlInput: { 'aria-label': `${name} de ${variation.name}` } }}
        sx={{ minInlineSize: 96, m: 0 }}
      />
    </TableCell>
  )
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {variation.name}
      </TableCell>
      {cell('regular_price', 'Preço', refusePrice(typed.regular_price))}
      {cell('sale_price', 'Preço promocional', typed.sale_price === '' ? undefined : refusePrice(typed.sale_price))}
      {cell('stock_quantity', 'Unidades', undefined, !variation.manage_stock)}
      {cell('sku', 'SKU')}
    </TableRow>
  )
}
