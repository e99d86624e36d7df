import { Box, Link } from '@mui/material'
import { type ReactNode, useEffect, useRef } from 'react'
import {
  CreateBase,
  DeleteButton,
  EditBase,
  Form,
  FormDataConsumer,
  SaveButton,
  Title,
  useEditContext,
  useGetRecordId,
  useNotify,
  useRedirect,
} from 'react-admin'
import type { ProductRecord } from '../records.ts'
import { Panel, SaveBar, TwoColumns } from '../shared/panel.tsx'
import { useStale } from '../shared/stale.tsx'
import { useField } from '../shared/use-field.ts'
import { AttributesInput } from './attributes-input.tsx'
import { DownloadsPanel } from './downloads-panel.tsx'
import { DuplicateButton } from './duplicate-button.tsx'
import { FiscalPanel } from './fiscal-panel.tsx'
import { LabelsInput } from './labels-input.tsx'
import { LinksPanel, SearchPreview, StockPanel } from './more-panels.tsx'
import { PricesPanel } from './prices-panel.tsx'
import { PicturesInput } from './pictures-input.tsx'
import { OfferPanel, ParcelPanel, PublishPanel, TypeInput, WordsPanel } from './product-fields.tsx'
import { keptWords } from './product-words.ts'
import { useVariationEdits, type VariationEdits } from './use-variation-edits.ts'
import { savedWords } from './variation-rows.ts'
import { VariationsPanel } from './variations-panel.tsx'

const FRESH = { status: 'draft', type: 'simple', manage_stock: true, stock_quantity: 0, featured: false }
/** What is open stays as it was opened: another's version must not come under the hands of who is typing, but be told when they save. */
const AS_OPENED = { refetchOnWindowFocus: false, refetchOnReconnect: false }
const KEEP_TYPED = { keepDirtyValues: true }
/** Says to the form that rows of the matrix are typed and not kept; it goes nowhere else. */
const UNSAVED_ROWS = 'unsaved_rows'
const withoutMark = ({ [UNSAVED_ROWS]: _mark, ...product }: Record<string, unknown>) => product

export function ProductEdit() {
  const { onError, dialog } = useStale()
  const notify = useNotify()
  const rows = useVariationEdits(Number(useGetRecordId()))
  /** One press keeps all that was typed on the screen. */
  const onSuccess = async (product: ProductRecord) => {
    const said = keptWords(product, 'salvo')
    if (!rows.isDirty) return notify(said, { type: 'success' })
    if (!rows.isGood) return notify(`${said} As variações ainda não: confira os preços marcados.`, { type: 'warning' })
    const { saved, problem } = await rows.save()
    await rows.refresh()
    const more = [saved.length > 0 && savedWords(saved), problem].filter(Boolean).join(' ')
    notify(`${said} ${more}`, { type: problem ? 'error' : 'success' })
  }
  return (
    <EditBase<ProductRecord>
      mutationMode="pessimistic"
      redirect={false}
      transform={withoutMark}
      queryOptions={AS_OPENED}
      mutationOptions={{ onError, onSuccess: (product) => void onSuccess(product) }}
    >
      <Editor rows={rows} />
      {dialog}
    </EditBase>
  )
}

export function ProductCreate() {
  const notify = useNotify()
  const redirect = useRedirect()
  const onSuccess = (product: ProductRecord) => {
    notify(keptWords(product, 'criado'), { type: 'success' })
    redirect('edit', 'products', product.id)
  }
  return (
    <CreateBase<ProductRecord> mutationOptions={{ onSuccess }}>
      <Title title="Novo produto" />
      <Form defaultValues={FRESH} sanitizeEmptyValues warnWhenUnsavedChanges>
        <Fields />
        <SaveBar>
          <SaveButton label="Criar o produto" alwaysEnable />
        </SaveBar>
      </Form>
    </CreateBase>
  )
}

function Editor({ rows }: { rows: VariationEdits }) {
  const { record: product } = useEditContext<ProductRecord>()
  if (!product) return null
  return (
    <>
      <Title title={product.name} />
      {/* Another version is another form: what was typed belongs to the one that was open. */}
      <Form key={product.version} warnWhenUnsavedChanges resetOptions={KEEP_TYPED}>
        <Fields>
          {product.type === 'variable' && (
            <>
              <UnsavedRows when={rows.isDirty} />
              <VariationsPanel productId={product.id} rows={rows} />
            </>
          )}
        </Fields>
        <Box sx={{ mt: 2, mb: 2 }}>
          <StockPanel productId={product.id} />
        </Box>
        <Box sx={{ mb: 2 }}>
          <FiscalPanel productId={product.id} />
        </Box>
        <Box sx={{ mb: 2 }}>
          <PricesPanel productId={product.id} />
        </Box>
        <SaveBar>
          <SaveButton label="Salvar" />
          {product.status === 'publish' && <Link href={product.permalink}>Ver na loja</Link>}
          <DuplicateButton product={product} />
          <DeleteButton
            label="Mover para a lixeira"
            mutationMode="pessimistic"
            confirmTitle={`Mover “${product.name}” para a lixeira?`}
            confirmContent="O produto sai da loja. Os pedidos que já o têm não mudam."
          />
        </SaveBar>
      </Form>
    </>
  )
}

/** The form alone asks before somebody leaves, so it hears of the matrix too. */
function UnsavedRows({ when }: { when: boolean }) {
  const [, mark] = useField<true | undefined>(UNSAVED_ROWS, undefined)
  const wasMarked = useRef(false)
  useEffect(() => {
    if (when === wasMarked.current) return
    wasMarked.current = when
    mark(when || undefined)
  }, [when, mark])
  return null
}

/** `children` stand below the attributes that they are made from. */
const Fields = ({ children }: { children?: ReactNode }) => (
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
        {children}
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
)
