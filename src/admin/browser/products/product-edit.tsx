import { Alert, Box, Link } from '@mui/material'
import type { ReactNode } from 'react'
import {
  CreateBase,
  DeleteButton,
  EditBase,
  Form,
  Title,
  useDataProvider,
  useEditContext,
  useGetRecordId,
  useNotify,
  useRedirect,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { Provider } from '../data/provider.ts'
import type { ProductKind } from '#shop/catalog/product-kind.ts'
import type { ProductRecord } from '#api/wc/product-shape.ts'
import type { VariationRecord } from '#api/wc/variation-shape.ts'
import { FieldsPanel } from '../custom-fields/fields-inputs.tsx'
import { Panel, SaveBar, TwoColumns } from '../shared/panel.tsx'
import { SavingLock } from '../shared/saving-lock.tsx'
import { ScreenSkeleton } from '../shared/screen-skeleton.tsx'
import { useStale } from '../shared/stale.tsx'
import { AttributesInput } from './attributes-input.tsx'
import { DownloadsPanel } from './downloads-panel.tsx'
import { DuplicateButton } from './duplicate-button.tsx'
import { FiscalPanel } from './fiscal-panel.tsx'
import { LabelsInput } from './labels-input.tsx'
import { LinksPanel, SearchPreview, StockPanel } from './more-panels.tsx'
import { PlansPanel } from './plans-panel.tsx'
import { PricesPanel } from './prices-panel.tsx'
import { PicturesInput } from './pictures-input.tsx'
import {
  GiftCardPanel,
  KindPanel,
  LimitsPanel,
  OfferPanel,
  ParcelPanel,
  PublishPanel,
  TypeInput,
  WordsPanel,
} from './product-fields.tsx'
import { keptWords, missingOffer } from './product-labels.ts'
import { KeepButton, PublishButton } from './publish-button.tsx'
import { RestoreButton } from './restore-button.tsx'
import { SendingDesk, SendingWords } from './sending.tsx'
import { UnsavedMark, withoutMarks } from './unsaved-mark.tsx'
import { TiersPanel } from './tiers-panel.tsx'
import { type FiscalEdits, useFiscalEdits } from './use-fiscal-edits.ts'
import { type TierEdits, useTierEdits } from './use-tier-edits.ts'
import { useTypeQuestion } from './use-type-question.tsx'
import { useVariationEdits, type VariationEdits } from './use-variation-edits.ts'
import { useVariations } from './use-variations.ts'
import { VariationsPanel } from './variations-panel.tsx'

const FRESH = { status: 'draft', type: 'simple', manage_stock: false, stock_status: 'instock', featured: false }
/** What is open stays as it was opened: another's version must not come under the hands of who is typing, but be told when they save. */
const AS_OPENED = { refetchOnWindowFocus: false, refetchOnReconnect: false }
const KEEP_TYPED = { keepDirtyValues: true }

export function ProductEdit() {
  const id = Number(useGetRecordId())
  return <OneProduct key={id} id={id} />
}

function OneProduct({ id }: { id: number }) {
  const { onError, dialog } = useStale()
  const notify = useNotify()
  const provider = useDataProvider<Provider>()
  const rows = useVariationEdits(id)
  const fiscal = useFiscalEdits(id)
  const tiers = useTierEdits(id)
  /** One press keeps all that was typed on the screen. */
  const onSuccess = async (product: ProductRecord) => {
    if (product.type !== 'variable') rows.forgetAll()
    const others = [
      product.type === 'variable' && rows.isDirty && (await rows.save()),
      fiscal.isDirty && (await fiscal.save()),
      tiers.isDirty && (await tiers.save()),
    ].filter((kept) => kept !== false)
    // Whether it can be bought may have come with its variations.
    const now = others.length > 0 ? (await provider.getOne<ProductRecord>('products', { id })).data : product
    const said = [keptWords(now, 'salvo'), ...others.flatMap((kept) => [kept.said, kept.problem])].filter(Boolean).join(' ')
    notify(said, { type: others.some(({ problem }) => problem) ? 'warning' : 'success' })
  }
  return (
    <SendingDesk>
      <EditBase<ProductRecord>
        mutationMode="pessimistic"
        redirect={false}
        transform={withoutMarks}
        queryOptions={AS_OPENED}
        mutationOptions={{ onError, onSuccess: (product) => void onSuccess(product) }}
      >
        <Editor rows={rows} fiscal={fiscal} tiers={tiers} />
        {dialog}
      </EditBase>
    </SendingDesk>
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
    <SendingDesk>
      <CreateBase<ProductRecord> transform={withoutMarks} mutationOptions={{ onSuccess }}>
        <Title title="Novo produto" />
        <Form defaultValues={FRESH} sanitizeEmptyValues warnWhenUnsavedChanges>
          <SavingLock>
            <Fields />
          </SavingLock>
          <SaveBar>
            <KeepButton label="Criar o produto" alwaysEnable />
            <PublishButton />
            <SendingWords />
          </SaveBar>
        </Form>
      </CreateBase>
    </SendingDesk>
  )
}

function Editor({ rows, fiscal, tiers }: { rows: VariationEdits; fiscal: FiscalEdits; tiers: TierEdits }) {
  const { record: product, save } = useEditContext<ProductRecord>()
  const isVariable = product?.type === 'variable'
  const { total: variations = 0, data: shown = [] } = useVariations(product?.id ?? 0, { enabled: isVariable })
  const { ask, question } = useTypeQuestion(variations)
  if (!product) return <ScreenSkeleton />
  const isHeld = rows.isHeld || fiscal.isSaving || tiers.isSaving
  const keep = async (typed: Partial<ProductRecord>) => {
    if (isVariable && variations > 0 && typed.type !== 'variable' && !(await ask()))
      return { type: 'Nada foi salvo. Com variações, elas ficam como estão.' }
    return await save?.(typed)
  }
  return (
    <>
      <Title title={product.name} />
      {/* Another version is another form: what was typed belongs to the one that was open. */}
      <Form key={product.version} onSubmit={keep} warnWhenUnsavedChanges resetOptions={KEEP_TYPED}>
        <SavingLock isHeld={isHeld}>
          <NotForSale product={{ ...product, variations: shown.map((one) => one.id), price: product.price || priceIn(shown) }} />
          <UnsavedMark name="beside" when={rows.isDirty || fiscal.isDirty || tiers.isDirty} />
          <Fields>{isVariable && <VariationsPanel product={product} rows={rows} />}</Fields>
          {(product.type === 'simple' || isVariable) && (
            <Box sx={{ mt: 2 }}>
              <TiersPanel edits={tiers} variations={isVariable ? shown : []} />
            </Box>
          )}
          <Box sx={{ mt: 2 }}>
            <PlansPanel productId={product.id} variations={isVariable ? shown : []} />
          </Box>
          <Box sx={{ mt: 2, mb: 2 }}>
            <StockPanel productId={product.id} />
          </Box>
          <Box sx={{ mb: 2 }}>
            <FiscalPanel fiscal={fiscal} />
          </Box>
          <Box sx={{ mb: 2 }}>
            <PricesPanel productId={product.id} />
          </Box>
        </SavingLock>
        <SaveBar>
          <KeepButton label="Salvar" disabled={isHeld} />
          <PublishButton disabled={isHeld} />
          <SendingWords />
          {product.status === 'publish' && missingOffer(product) === undefined && (
            <Link href={product.permalink}>Ver na loja</Link>
          )}
          <DuplicateButton product={product} />
          {product.status === 'trash' ? (
            <RestoreButton />
          ) : (
            <DeleteButton
              label="Mover para a lixeira"
              mutationMode="pessimistic"
              confirmTitle={`Mover “${product.name}” para a lixeira?`}
              confirmContent="O produto sai da loja. Os pedidos que já o têm não mudam."
            />
          )}
        </SaveBar>
      </Form>
      {question}
    </>
  )
}

const priceIn = (variations: VariationRecord[]) => variations.find(({ price }) => price)?.price ?? ''

/** A published product without an offer: the shop has no page of it yet. */
function NotForSale({ product }: { product: ProductRecord }) {
  const missing = missingOffer(product)
  if (product.status !== 'publish' || missing === undefined) return null
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      Este produto está publicado, mas ainda não aparece na loja: {missing}.
    </Alert>
  )
}

function OfKind() {
  const [kind = 'simple', pricing = 'own'] = useWatch({ name: ['type', 'bundle_pricing'] }) as [ProductKind?, string?] // as the record has them
  return (
    <>
      <KindPanel kind={kind} />
      <OfferPanel kind={kind} isSum={kind === 'bundle' && pricing !== 'own'} />
      {kind !== 'grouped' && kind !== 'external' && <LimitsPanel />}
    </>
  )
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
        <OfKind />
        <Panel title="Atributos">
          <AttributesInput />
        </Panel>
        {children}
        <FieldsPanel noun="product" />
        <ParcelPanel />
        <DownloadsPanel />
        <GiftCardPanel />
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
