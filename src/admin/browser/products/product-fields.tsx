import { Box } from '@mui/material'
import { BooleanInput, DateInput, maxLength, regex, required, SelectInput, TextInput, useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { hasOwnPrice, isBought, type ProductKind } from '#shop/catalog/product-kind.ts'
import type { ProductRecord } from '#api/wc/product-shape.ts'
import { MoneyInput, WholeInput } from '../shared/money-input.tsx'
import { Panel } from '../shared/panel.tsx'
import { FieldInputs } from './field-inputs.tsx'
import { KitPanel } from './kit-panel.tsx'
import { ProductsInput } from './products-input.tsx'
import { needUnits, statusChoices, STOCK_CHOICES } from './product-labels.ts'

const GRID = { display: 'grid', columnGap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }
/** Days of a sale: from the beginning of the first to the end of the last. */
const day = (value: string | null) => value?.slice(0, 10) ?? ''
const from = (typed: string) => (typed ? `${typed}T00:00:00` : null)
const until = (typed: string) => (typed ? `${typed}T23:59:59` : null)

export const WordsPanel = () => (
  <Panel title="Nome e descrição">
    <FieldInputs panel="words" />
  </Panel>
)

/** A product in variations costs what they cost. */
export const TypeInput = () => (
  <Panel title="Tipo de produto">
    <SelectInput
      source="type"
      label="Tipo"
      validate={required()}
      choices={[
        { id: 'simple', name: 'Simples: um preço e um estoque' },
        { id: 'variable', name: 'Com variações: cores, tamanhos…' },
        { id: 'grouped', name: 'Grupo: vários produtos numa página' },
        { id: 'bundle', name: 'Kit: vários produtos por um preço' },
        { id: 'external', name: 'Vendido em outro site' },
      ]}
      helperText="Com variações, ou num grupo, o preço e o estoque ficam em cada um deles."
    />
  </Panel>
)

type OfferProps = { kind: ProductKind; /** Of a kit whose price follows from its parts. */ isSum?: boolean }

export const OfferPanel = ({ kind, isSum = false }: OfferProps) => (
  <Panel title={kind === 'simple' ? 'Preço e estoque' : hasOwnPrice(kind) && !isSum ? 'Preço' : 'Código'}>
    <Box sx={GRID}>
      {hasOwnPrice(kind) && !isSum && (
        <>
          <MoneyInput source="regular_price" label="Preço (R$)" helperText="Sem preço, o produto não é vendido." />
          <MoneyInput source="sale_price" label="Preço promocional (R$)" helperText="Menor que o preço; vazio, sem promoção." />
          <DateInput source="date_on_sale_from" label="Promoção desde" format={day} parse={from} helperText={false} />
          <DateInput source="date_on_sale_to" label="Promoção até" format={day} parse={until} helperText={false} />
        </>
      )}
      <TextInput source="sku" label="SKU (código)" validate={maxLength(100)} helperText="Um só por produto." />
      <TextInput
        source="global_unique_id"
        label="GTIN (código de barras)"
        inputMode="numeric"
        validate={[maxLength(30), regex(/^[0-9-]*$/, 'Só números.')]}
        helperText="Vai para a nota fiscal e para as listas de compras; vazio, «SEM GTIN»."
      />
      {kind === 'simple' && <StockInputs />}
      {isBought(kind) && <FieldInputs panel="stock" />}
    </Box>
  </Panel>
)

const BACKORDER_CHOICES = [
  { id: 'no', name: 'Não' },
  { id: 'notify', name: 'Sim, sob encomenda' },
  { id: 'yes', name: 'Sim' },
]

function StockInputs() {
  const isCounted = useWatch({ name: 'manage_stock' }) as boolean | undefined // as the record has it
  return (
    <>
      <BooleanInput source="manage_stock" label="Contar as unidades" helperText={false} />
      {isCounted ? (
        <>
          <WholeInput source="stock_quantity" label="Unidades em estoque" validate={needUnits} helperText={false} />
          <WholeInput source="low_stock_amount" label="Avisar quando restarem" helperText={false} />
          <SelectInput
            source="backorders"
            label="Vender sem estoque"
            choices={BACKORDER_CHOICES}
            helperText="Sob encomenda, até o limite abaixo."
            defaultValue="no"
          />
        </>
      ) : (
        <SelectInput source="stock_status" label="Estoque" choices={STOCK_CHOICES} helperText={false} />
      )}
    </>
  )
}

/** What only some kinds of products have: where they are sold, or what stands in them. */
export const KindPanel = ({ kind }: OfferProps) => {
  if (kind === 'external')
    return (
      <Panel title="Site parceiro">
        <FieldInputs panel="external" />
      </Panel>
    )
  if (kind === 'bundle') return <KitPanel />
  if (kind !== 'grouped') return null
  return (
    <Panel title="Produtos do grupo">
      <ProductsInput source="grouped_products" label="Produtos" help="Quem compra escolhe quantos quer de cada um." />
    </Panel>
  )
}

/** Whether each unit becomes a code to spend, and which value the buyer may choose. */
export function GiftCardPanel() {
  const isGiftCard = useWatch({ name: 'gift_card' }) === true
  return (
    <Panel title="Cartão-presente">
      <FieldInputs panel="gift-card" kind="flag" />
      {isGiftCard && (
        <Box sx={GRID}>
          <FieldInputs panel="gift-card" kind="whole" />
        </Box>
      )}
    </Panel>
  )
}

export const ParcelPanel = () => (
  <Panel title="Peso e tamanho">
    <Box sx={GRID}>
      <FieldInputs panel="parcel" />
    </Box>
  </Panel>
)

export const LimitsPanel = () => (
  <Panel title="Limites de compra">
    <Box sx={GRID}>
      <FieldInputs panel="limits" />
    </Box>
  </Panel>
)

export function PublishPanel() {
  const choices = statusChoices(useRecordContext<ProductRecord>()?.status)
  return (
    <Panel title="Publicação">
      <SelectInput source="status" label="Situação" choices={choices} validate={required()} helperText={false} />
      <TextInput
        source="slug"
        label="Endereço na loja"
        helperText="A última parte do endereço: /produto/…/. Vazio, vem do nome. Se você mudar, o antigo leva ao novo."
      />
      <FieldInputs panel="publish" />
    </Panel>
  )
}
