import { Box, Link } from '@mui/material'
import { CreateBase, DeleteButton, EditBase, Form, FormDataConsumer, SaveButton, Title, useEditContext } from 'react-admin'
import type { ProductRecord } from '../records.ts'
import { Panel, SaveBar, TwoColumns } from '../shared/panel.tsx'
import { useStale } from '../shared/stale.tsx'
import { AttributesInput } from './attributes-input.tsx'
import { DuplicateButton } from './duplicate-button.tsx'
import { LabelsInput } from './labels-input.tsx'
import { DownloadsPanel, LinksPanel, SearchPreview, StockPanel } from './more-panels.tsx'
import { PicturesInput } from './pictures-input.tsx'
import { OfferPanel, ParcelPanel, PublishPanel, TypeInput, WordsPanel } from './product-fields.tsx'
import { VariationsPanel } from './variations-panel.tsx'

const FRESH = { status: 'draft', type: 'simple', manage_stock: true, stock_quantity: 0, featured: false }

export function ProductEdit() {
  const { onError, dialog } = useStale()
  return (
    <EditBase<ProductRecord> mutationMode="pessimistic" redirect={false} mutationOptions={{ onError }}>
      <Editor />
      {dialog}
    </EditBase>
  )
}

export const ProductCreate = () => (
  <CreateBase redirect="edit">
    <Title title="Novo produto" />
    <Form defaultValues={FRESH} sanitizeEmptyValues>
      <Fields save="Criar o produto" />
    </Form>
  </CreateBase>
)

function Editor() {
  const { record } = useEditContext<ProductRecord>()
  if (!record) return null
  return (
    <>
      <Title title={record.name} />
      {/* Another version is another form: what was typed belongs to the one that was open. */}
      <Form key={record.version} warnWhenUnsavedChanges>
        <Fields save="Salvar" product={record} />
      </Form>
      {record.type === 'variable' && <VariationsPanel productId={record.id} />}
      <Box sx={{ mt: 2, mb: 4 }}>
        <StockPanel productId={record.id} />
      </Box>
    </>
  )
}

type Options = { save: string; product?: ProductRecord }

function Fields({ save, product }: Options) {
  return (
    <>
      <TwoColumns
        main={
          <>
            <WordsPanel />
            <Panel title="Imagens">
              <PicturesInput />
            </Panel>
            <TypeInput />
            <FormDataConsumer>
              {({ formData }) => <OfferPanel isVariable={(formData as { type?: string }).type === 'variable'} />}
            </FormDataConsumer>
            <Panel title="Atributos">
              <AttributesInput />
            </Panel>
            <ParcelPanel />
            <DownloadsPanel />
          </>
        }
        aside={
          <>
            <PublishPanel />
            <Panel title="Onde aparece">
              <LabelsInput source="categories" label="Categorias" />
              <LabelsInput source="tags" label="Etiquetas" />
            </Panel>
            <LinksPanel />
            <SearchPreview />
          </>
        }
      />
      <SaveBar>
        <SaveButton label={save} alwaysEnable={!product} />
        {product?.status === 'publish' && <Link href={product.permalink}>Ver na loja</Link>}
        {product && <DuplicateButton product={product} />}
        {product && (
          <DeleteButton
            label="Mover para a lixeira"
            mutationMode="pessimistic"
            confirmTitle={`Mover “${product.name}” para a lixeira?`}
            confirmContent="O produto sai da loja. Os pedidos que já o têm não mudam."
          />
        )}
      </SaveBar>
    </>
  )
}
