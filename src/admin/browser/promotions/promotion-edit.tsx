import { Box } from '@mui/material'
import {
  BooleanInput,
  CheckboxGroupInput,
  CreateBase,
  DateTimeInput,
  DeleteButton,
  EditBase,
  Form,
  maxLength,
  required,
  SelectArrayInput,
  TextInput,
  TimeInput,
  Title,
  useEditContext,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { PromotionRecord } from '#api/vitrine/promotion-routes.ts'
import { STATES } from '#kit/brazil/states.ts'
import { LabelIdsInput } from '../labels/label-ids-input.tsx'
import { ProductsInput } from '../products/products-input.tsx'
import { fromMinute, toMinute } from '../shared/minute-field.ts'
import { PaymentMethodsInput } from '../shared/payment-methods-input.tsx'
import { Panel, SaveBar, TwoColumns } from '../shared/panel.tsx'
import { SaveButton } from '../shared/save-button.tsx'
import { ScreenSkeleton } from '../shared/screen-skeleton.tsx'
import { useStale } from '../shared/stale.tsx'
import { type FormKind, FRESH, type PromotionForm, shownPromotion, wirePromotion } from './promotion-form.ts'
import { WEEKDAYS } from './promotion-labels.ts'
import { RuleInputs } from './rule-inputs.tsx'

const GRID = { display: 'grid', columnGap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }
const STATE_CHOICES = Object.entries(STATES).map(([id, name]) => ({ id, name }))
const asTyped = (value: string) => value

const transform = (form: Record<string, unknown>) => wirePromotion(form as PromotionForm) // the form's own values

export const PromotionCreate = () => (
  <CreateBase redirect="list" transform={transform}>
    <Title title="Nova promoção" />
    <Form defaultValues={FRESH} warnWhenUnsavedChanges>
      <Fields />
    </Form>
  </CreateBase>
)

export function PromotionEdit() {
  const { onError, dialog } = useStale()
  return (
    <EditBase<PromotionRecord> mutationMode="pessimistic" redirect="list" mutationOptions={{ onError }} transform={transform}>
      <Editor />
      {dialog}
    </EditBase>
  )
}

function Editor() {
  const { record } = useEditContext<PromotionRecord>()
  if (!record) return <ScreenSkeleton />
  return (
    <>
      <Title title={`Promoção ${record.name}`} />
      <Form key={record.version} record={{ id: record.id, ...shownPromotion(record) }} warnWhenUnsavedChanges>
        <Fields promotion={record} />
      </Form>
    </>
  )
}

/** What the promotion is about; of an offer of the checkout, what has to be in the cart. */
function GoodsPanel({ children }: { children: React.ReactNode }) {
  const isBump = useWatch<{ kind: FormKind }>({ name: 'kind' }) === 'bump'
  const help = 'Sem nenhum produto, categoria ou etiqueta, vale para todos.'
  return (
    <Panel title={isBump ? 'Com o que no carrinho' : 'Em que produtos'}>
      <ProductsInput source="goods.product_ids" label="Produtos" help={isBump ? `Basta um deles. ${help}` : help} />
      {children}
    </Panel>
  )
}

function Fields({ promotion }: { promotion?: PromotionRecord }) {
  return (
    <>
      <TwoColumns
        main={
          <>
            <Panel title="O que a promoção dá">
              <TextInput
                source="name"
                label="Nome"
                validate={[required(), maxLength(100)]}
                helperText="O que o cliente lê na página do produto e no carrinho, como «Leve 3, pague 2»."
              />
              <RuleInputs />
            </Panel>
            <GoodsPanel>
              <Box sx={GRID}>
                <LabelIdsInput source="goods.category_ids" of="categories" label="Categorias" />
                <LabelIdsInput source="goods.tag_ids" of="tags" label="Etiquetas" />
                <LabelIdsInput source="goods.excluded_category_ids" of="categories" label="Menos estas categorias" />
              </Box>
              <ProductsInput
                source="goods.excluded_product_ids"
                label="Menos estes produtos"
                help="Nunca entram nesta promoção."
              />
              <BooleanInput
                source="goods.exclude_sale_items"
                label="Não vale para itens com preço promocional"
                helperText={false}
              />
            </GoodsPanel>
          </>
        }
        aside={
          <>
            <Panel title="Quando vale">
              <BooleanInput source="is_active" label="Ligada" helperText={false} />
              <DateTimeInput
                source="starts_at"
                label="Começa em"
                format={toMinute}
                parse={fromMinute}
                helperText="Vazio, já vale."
              />
              <DateTimeInput
                source="ends_at"
                label="Termina em"
                format={toMinute}
                parse={fromMinute}
                helperText="Vazio, sem fim."
              />
              <CheckboxGroupInput
                source="weekdays"
                label="Só nestes dias"
                choices={WEEKDAYS}
                helperText="Nenhum marcado, todos os dias."
              />
              <Box sx={GRID}>
                <TimeInput source="from_hour" label="Das" format={asTyped} parse={asTyped} helperText={false} />
                <TimeInput source="to_hour" label="Até as" format={asTyped} parse={asTyped} helperText={false} />
              </Box>
            </Panel>
            <Panel title="Para quem e com o quê">
              <SelectArrayInput
                source="states"
                label="Só entregas nestes estados"
                choices={STATE_CHOICES}
                helperText="Nenhum, todo o Brasil."
              />
              <PaymentMethodsInput source="payment_methods" />
              <BooleanInput source="combines" label="Soma com outras promoções" helperText={false} />
              <BooleanInput source="with_coupons" label="Soma com cupons" helperText={false} />
            </Panel>
          </>
        }
      />
      <SaveBar>
        <SaveButton label={promotion ? 'Salvar' : 'Criar a promoção'} alwaysEnable={!promotion} />
        {promotion && (
          <DeleteButton
            mutationMode="pessimistic"
            confirmTitle={`Excluir a promoção ${promotion.name}?`}
            confirmContent="Ela deixa de valer na hora. Os pedidos feitos com ela não mudam."
          />
        )}
      </SaveBar>
    </>
  )
}
