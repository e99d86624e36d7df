import { Box, Button, Table, TableBody, TableCell, TableHead, TableRow, TextField, Typography } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { Confirm, useGetList } from 'react-admin'
import { count } from '#kit/pt-br.ts'
import type { Provider } from '../data/provider.ts'
import type { VariationRecord } from '../records.ts'
import { Panel } from '../shared/panel.tsx'
import { useDeed } from '../shared/use-desk.ts'
import { isGoodRow, type Typed, typedOf, variationWish } from './variation-rows.ts'
import { refusePrice, refuseUnits } from './product-words.ts'

const MOST_SHOWN = 100
const NOTHING: Typed = { regular_price: '', sale_price: '', stock_quantity: '', sku: '' }
const COLUMNS: [field: keyof Typed, name: string][] = [
  ['regular_price', 'Preço'],
  ['sale_price', 'Preço promocional'],
  ['stock_quantity', 'Unidades'],
  ['sku', 'SKU'],
]

/** A product's variations, a row each: made from its attributes, changed in place or all at once, and kept together. */
export function VariationsPanel({ productId }: { productId: number }) {
  const meta = { product: productId }
  const { data: variations = [], total = 0 } = useGetList<VariationRecord>('variations', {
    pagination: { page: 1, perPage: MOST_SHOWN },
    meta,
  })
  const { run, isBusy } = useDeed()
  const [edits, setEdits] = useState<Record<number, Typed>>({})
  const [all, setAll] = useState(NOTHING)
  const [leaving, setLeaving] = useState<VariationRecord>()
  const changed = variations.filter((one) => edits[one.id] && JSON.stringify(edits[one.id]) !== JSON.stringify(typedOf(one)))
  const isGood = changed.every((one) => isGoodRow(edits[one.id]!))
  const save = async () => {
    const isSaved = await run(async (provider) => {
      for (const before of changed)
        await provider.update('variations', {
          id: before.id,
          data: variationWish(edits[before.id]!, before),
          previousData: before,
          meta,
        })
    }, 'Variações salvas.')
    if (isSaved) setEdits({})
  }
  const generate = () =>
    run((provider: Provider) => provider.tell(`/wc/v3/products/${productId}/variations/generate`, {}), 'Variações criadas.')
  const applyToAll = () => {
    const filled = Object.fromEntries(Object.entries(all).filter(([field, typed]) => field !== 'sku' && typed.trim() !== ''))
    setEdits(Object.fromEntries(variations.map((one) => [one.id, { ...(edits[one.id] ?? typedOf(one)), ...filled }])))
    setAll(NOTHING)
  }
  return (
    <Panel
      title="Variações"
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" disabled={isBusy} onClick={() => void generate()}>
            Gerar variações
          </Button>
          <Button variant="contained" disabled={isBusy || changed.length === 0 || !isGood} onClick={() => void save()}>
            Salvar variações
          </Button>
        </Box>
      }
    >
      {total === 0 && (
        <Typography color="textSecondary">
          Nenhuma variação ainda. Diga acima pelos quais atributos o cliente escolhe, salve o produto e use “Gerar variações”.
        </Typography>
      )}
      {total > MOST_SHOWN && (
        <Typography variant="body2">
          Aqui estão as primeiras {MOST_SHOWN} de {total}.
        </Typography>
      )}
      {total > 0 && (
        <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label="Tabela de variações">
          <Table size="small">
            <TableHead>
              <TableRow>
                {['Variação', 'Preço (R$)', 'Promoção (R$)', 'Unidades', 'SKU', 'Ações'].map((name) => (
                  <TableCell key={name}>{name}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {total > 1 && (
                <Row
                  name={`Todas (${count(variations.length, 'variação', 'variações')})`}
                  typed={all}
                  onChange={setAll}
                  isLenient
                >
                  <Button size="small" disabled={!isFilled(all)} onClick={applyToAll}>
                    Aplicar a todas
                  </Button>
                </Row>
              )}
              {variations.map((variation) => (
                <Row
                  key={variation.id}
                  name={variation.name || 'Qualquer escolha'}
                  typed={edits[variation.id] ?? typedOf(variation)}
                  onChange={(typed) => setEdits({ ...edits, [variation.id]: typed })}
                >
                  <Button
                    size="small"
                    color="error"
                    aria-label={`Excluir ${variation.name}`}
                    onClick={() => setLeaving(variation)}
                  >
                    Excluir
                  </Button>
                </Row>
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
      <Confirm
        isOpen={leaving !== undefined}
        title={`Excluir a variação “${leaving?.name ?? ''}”?`}
        content="Ela sai da loja com o seu estoque. Os pedidos que já a têm não mudam."
        onConfirm={() => {
          const { id } = leaving!
          setLeaving(undefined)
          void run((provider) => provider.delete('variations', { id, meta: { ...meta } }), 'Variação excluída.')
        }}
        onClose={() => setLeaving(undefined)}
      />
    </Panel>
  )
}

const isFilled = (typed: Typed) => Object.entries(typed).some(([field, value]) => field !== 'sku' && value.trim() !== '')

type RowOptions = {
  name: string
  typed: Typed
  onChange: (typed: Typed) => void
  /** Empty fields are no trouble: they change nothing. */
  isLenient?: boolean
  children: ReactNode
}

function Row({ name, typed, onChange, isLenient = false, children }: RowOptions) {
  const isWrong = (field: keyof Typed) => {
    const value = typed[field]
    if (field === 'sku' || (value === '' && (isLenient || field !== 'regular_price'))) return false
    return (field === 'stock_quantity' ? refuseUnits(value) : refusePrice(value)) !== undefined
  }
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {name}
      </TableCell>
      {COLUMNS.map(([field, column]) => (
        <TableCell key={field}>
          {!(isLenient && field === 'sku') && (
            <TextField
              value={typed[field]}
              error={isWrong(field)}
              onChange={({ target }) => onChange({ ...typed, [field]: target.value })}
              slotProps={{ htmlInput: { 'aria-label': `${column} de ${name}` } }}
              sx={{ minInlineSize: 96, m: 0 }}
            />
          )}
        </TableCell>
      ))}
      <TableCell>{children}</TableCell>
    </TableRow>
  )
}
