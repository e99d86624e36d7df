import { Autocomplete, Box, Button, MenuItem, TextField, Typography } from '@mui/material'
import { type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import { useGetList } from 'react-admin'
import type { CustomerRecord } from '#api/wc/customer-shape.ts'
import type { ProductRecord } from '#api/wc/product-shape.ts'
import type { VariationRecord } from '#api/wc/variation-shape.ts'
import { useAnswer } from '../shared/use-api.ts'
import { useTyped } from '../shared/use-typed.ts'
import { centsOf, fullName, money } from '../shared/words.ts'
import type { DraftLine } from './draft.ts'

const FEW = { page: 1, perPage: 10 }
/** Somebody who has an account already. */
export function CustomerPicker({ onPick }: { onPick: (customer: CustomerRecord) => void }) {
  const { typed, setTyped, asked } = useTyped()
  const { data = [], isFetching } = useGetList<CustomerRecord>(
    'customers',
    { pagination: FEW, filter: { q: asked } },
    { enabled: asked.length > 1 },
  )
  return (
    <Autocomplete
      options={asked.length > 1 ? data : []}
      value={null}
      inputValue={typed}
      onInputChange={(_event, words) => setTyped(words)}
      onChange={(_event, customer) => {
        if (customer) onPick(customer)
        setTyped('')
      }}
      filterOptions={(options) => options}
      getOptionKey={({ id }) => id}
      getOptionLabel={(customer) => `${fullName(customer) || customer.username} · ${customer.email}`}
      loading={isFetching}
      loadingText="Buscando…"
      noOptionsText={asked.length > 1 ? 'Ninguém encontrado. Preencha os dados abaixo.' : 'Escreva o nome ou o e-mail.'}
      renderInput={(input) => <TextField {...input} label="Buscar cliente com conta" />}
    />
  )
}

type Picked = ProductRecord | VariationRecord
type Picking = {
  /** The line, and the product or variation that it is of. */
  onPick: (line: DraftLine, picked: Picked) => void
  field: RefObject<HTMLInputElement | null>
  /** What is looked for goes into a kit: it may be sold out, or no product by itself, and is none that others are in. */
  isForKit?: boolean
}
const inKits = ({ type }: ProductRecord) => type === 'simple' || type === 'variable'

/** A product, and of one with variations which of them; `field` is where it is looked for. */
export function ProductPicker({ onPick, field, isForKit = false }: Picking) {
  const { typed, setTyped, asked } = useTyped()
  const [product, setProduct] = useState<ProductRecord>()
  const { data = [], isFetching } = useGetList<ProductRecord>(
    'products',
    { pagination: FEW, filter: { q: asked, ...(!isForKit && { status: 'publish' }) } },
    { enabled: asked.length > 1 },
  )
  const pick = (found: ProductRecord | null) => {
    setTyped('')
    if (found?.type === 'variable') return setProduct(found)
    if (found)
      onPick(
        { productId: found.id, variationId: 0, name: found.name, quantity: 1, unitCents: centsOf(found.price || '0') },
        found,
      )
  }
  const closeOptions = () => {
    // An open menu holds the focus: it has to be gone before the search can have it.
    flushSync(() => setProduct(undefined))
    field.current?.focus()
  }
  return (
    <Box>
      <Autocomplete
        options={asked.length > 1 ? data : []}
        value={null}
        inputValue={typed}
        onInputChange={(_event, words) => setTyped(words)}
        onChange={(_event, found) => pick(found)}
        filterOptions={(options) => options}
        getOptionKey={({ id }) => id}
        getOptionLabel={({ name, price, sku }) => [name, sku, price && money(price)].filter(Boolean).join(' · ')}
        getOptionDisabled={(one) => (isForKit ? !inKits(one) : one.stock_status === 'outofstock')}
        loading={isFetching}
        loadingText="Buscando…"
        noOptionsText={
          asked.length > 1 ? `Nenhum produto ${isForKit ? '' : 'publicado '}com este nome ou SKU.` : 'Escreva o nome ou o SKU.'
        }
        renderInput={(input) => (
          <TextField
            {...input}
            inputRef={field}
            label="Acrescentar produto"
            helperText={isForKit ? 'Produtos simples e variações.' : 'Os esgotados não podem ser escolhidos.'}
          />
        )}
      />
      {product && (
        <VariationPicker key={product.id} product={product} onPick={onPick} onClose={closeOptions} isForKit={isForKit} />
      )}
    </Box>
  )
}

type Options = Omit<Picking, 'field'> & { product: ProductRecord; onClose: () => void }

function VariationPicker({ product, onPick, onClose, isForKit = false }: Options) {
  const { data: variations } = useAnswer<VariationRecord[]>(`/wc/v3/products/${product.id}/variations?per_page=100`)
  if (!variations) return <Typography variant="body2">Buscando as opções…</Typography>
  const pick = (id: number) => {
    const chosen = variations.find((variation) => variation.id === id)
    if (!chosen) return
    const cents = centsOf(chosen.price || chosen.regular_price || '0')
    onPick(
      { productId: product.id, variationId: id, name: `${product.name} – ${chosen.name}`, quantity: 1, unitCents: cents },
      chosen,
    )
    onClose()
  }
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      <TextField select label={`Opção de ${product.name}`} value="" onChange={({ target }) => pick(Number(target.value))}>
        {variations.map((variation) => (
          <MenuItem key={variation.id} value={variation.id} disabled={!isForKit && variation.stock_status === 'outofstock'}>
            {variation.name} · {money(variation.price || variation.regular_price || '0')}
            {variation.stock_status === 'outofstock' && ' · esgotado'}
          </MenuItem>
        ))}
      </TextField>
      <Button onClick={onClose}>Cancelar</Button>
    </Box>
  )
}
