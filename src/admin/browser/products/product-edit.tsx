import { Link } from '@mui/material'
import { CreateBase, DeleteButton, EditBase, Form, SaveButton, Title, useEditContext } from 'react-admin'
import type { ProductRecord } from '../records.ts'
import { Panel, SaveBar, TwoColumns } from '../shared/panel.tsx'
import { useStale } from '../shared/stale.tsx'
import { LabelsInput } from './labels-input.tsx'
import { PicturesInput } from './pictures-input.tsx'
import { OfferPanel, ParcelPanel, PublishPanel, WordsPanel } from './product-fields.tsx'
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
      <Fields isVariable={false} save="Criar o produto" />
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
        <Fields isVariable={record.type === 'variable'} save="Salvar" product={record} />
      </Form>
      {record.type === 'variable' && <VariationsPanel productId={record.id} />}
    </>
  )
}

type Options = { isVariable: boolean; save: string; product?: ProductRecord }

function Fields({ isVariable, save, product }: Options) {
  return (
    <>
      <TwoColumns
        main={
          <>
            <WordsPanel />
            <Panel title="Imagens">
              <PicturesInput />
            </Panel>
            <OfferPanel isVariable={isVariable} />
            <ParcelPanel />
          </>
        }
        aside={
          <>
            <PublishPanel />
            <Panel title="Onde aparece">
              <LabelsInput source="categories" label="Categorias" />
              <LabelsInput source="tags" label="Etiquetas" />
            </Panel>
          </>
        }
      />
      <SaveBar>
        <SaveButton label={save} alwaysEnable={!product} />
        {product?.status === 'publish' && <Link href={product.permalink}>Ver na loja</Link>}
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
