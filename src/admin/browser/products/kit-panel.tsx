import DeleteIcon from '@mui/icons-material/Delete'
import { Box, IconButton, TextField, Typography } from '@mui/material'
import { useRef } from 'react'
import { SelectInput, useInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { formatMoney } from '#kit/money.ts'
import { MOST_BUNDLE_ITEMS, MOST_OF_ONE_PART } from '#shop/catalog/product-kind.ts'
import { ProductPicker } from '../orders/pickers.tsx'
import { MoneyInput } from '../shared/money-input.tsx'
import { Panel } from '../shared/panel.tsx'
import { buildableText, type KitPart, partsCents } from './kit-rule.ts'

const PRICINGS = [
  { id: 'own', name: 'Preço próprio' },
  { id: 'percent', name: 'Soma dos produtos, menos uma porcentagem' },
  { id: 'amount', name: 'Soma dos produtos, menos um valor' },
]

/** What is in a kit, and how its price follows from it. */
export const KitPanel = () => (
  <Panel title="Produtos do kit">
    <PartsInput />
    <PricingInputs />
  </Panel>
)

function PartsInput() {
  const search = useRef<HTMLInputElement>(null)
  const { field } = useInput<KitPart[]>({ source: 'bundled_items', defaultValue: [] })
  const parts: KitPart[] = field.value ?? []
  const add = (part: KitPart) => {
    const same = (one: KitPart) => one.product_id === part.product_id && one.variation_id === part.variation_id
    const known = parts.findIndex(same)
    field.onChange(known < 0 ? [...parts, part] : parts.with(known, withUnits(parts[known]!, parts[known]!.quantity_default + 1)))
  }
  const remove = (at: number) => {
    field.onChange(parts.toSpliced(at, 1))
    search.current?.focus()
  }
  return (
    <Box sx={{ mb: 2 }}>
      {parts.length < MOST_BUNDLE_ITEMS && (
        <ProductPicker
          isForKit
          field={search}
          onPick={({ productId, variationId, name }, picked) =>
            add({
              product_id: productId,
              variation_id: variationId,
              quantity_default: 1,
              title: name,
              price: picked.price || picked.regular_price,
              stock_quantity: picked.manage_stock ? (picked.stock_quantity ?? 0) : null,
              stock_status: picked.stock_status === 'outofstock' ? 'out_of_stock' : 'in_stock',
            })
          }
        />
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 1 }}>
        {parts.map((part, at) => (
          <Box
            component="li"
            key={`${part.product_id}-${part.variation_id}`}
            sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}
          >
            <Typography variant="body2" sx={{ flex: '1 1 120px', minWidth: 0 }}>
              {part.title || 'Produto excluído: retire-o do kit'}
              <br />
              {detailsOf(part)}
            </Typography>
            <TextField
              type="number"
              label="Quantidade"
              value={part.quantity_default}
              onChange={({ target }) => field.onChange(parts.with(at, withUnits(part, Number(target.value))))}
              slotProps={{ htmlInput: { min: 1, max: MOST_OF_ONE_PART, 'aria-label': `Quantidade de ${part.title}` } }}
              sx={{ inlineSize: 112 }}
            />
            <IconButton aria-label={`Retirar ${part.title}`} onClick={() => remove(at)}>
              <DeleteIcon />
            </IconButton>
          </Box>
        ))}
      </Box>
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        {buildableText(parts)}
        {parts.length > 0 && ` Separados, os produtos custam ${formatMoney(partsCents(parts))}.`}
      </Typography>
    </Box>
  )
}

const withUnits = (part: KitPart, units: number): KitPart => ({
  ...part,
  quantity_default: Math.min(Math.max(Math.trunc(units) || 1, 1), MOST_OF_ONE_PART),
})

const detailsOf = ({ price, stock_quantity: there, stock_status: state }: KitPart) =>
  [
    price ? `${formatMoney(Math.round(Number(price) * 100))} cada` : 'sem preço',
    there === null ? (state === 'out_of_stock' ? 'esgotado' : '') : `${there} em estoque`,
  ]
    .filter(Boolean)
    .join(' · ')

function PricingInputs() {
  const pricing = useWatch<{ bundle_pricing?: string }>({ name: 'bundle_pricing' })
  return (
    <>
      <SelectInput source="bundle_pricing" label="Preço do kit" choices={PRICINGS} defaultValue="own" helperText={false} />
      {pricing === 'percent' && <MoneyInput source="bundle_discount" label="Desconto (%)" helperText="Como 10 ou 12,5." />}
      {pricing === 'amount' && <MoneyInput source="bundle_discount" label="Desconto (R$)" helperText={false} />}
    </>
  )
}
