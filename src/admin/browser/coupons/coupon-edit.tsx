import { Box } from '@mui/material'
import {
  BooleanInput,
  CreateBase,
  DateInput,
  DateTimeInput,
  DeleteButton,
  EditBase,
  Form,
  maxLength,
  NumberInput,
  type NumberInputProps,
  required,
  SelectInput,
  TextInput,
  Title,
  useEditContext,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { LabelIdsInput } from '../labels/label-ids-input.tsx'
import { ProductsInput } from '../products/products-input.tsx'
import { MoneyInput } from '../shared/money-input.tsx'
import { fromMinute, toMinute } from '../shared/minute-field.ts'
import { PaymentMethodsInput } from '../shared/payment-methods-input.tsx'
import { Panel, SaveBar, TwoColumns } from '../shared/panel.tsx'
import { useStale } from '../shared/stale.tsx'
import {
  type CouponRecord,
  emailsTrouble,
  KIND_CHOICES,
  shownCoupon,
  shownEmails,
  typedEmails,
  usesTrouble,
} from './coupon-labels.ts'
import { UsesPanel } from './uses-panel.tsx'
import { SaveButton } from '../shared/save-button.tsx'
import { ScreenSkeleton } from '../shared/screen-skeleton.tsx'

const FRESH = {
  discount_type: 'percent',
  amount: '10.00',
  free_shipping: false,
  individual_use: false,
  exclude_sale_items: false,
  vitrine_first_purchase: false,
  vitrine_only_free_shipping: false,
  vitrine_payment_methods: [],
}
const GRID = { display: 'grid', columnGap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }
const day = (value: string | null) => value?.slice(0, 10) ?? ''
const untilEnd = (typed: string) => (typed ? `${typed}T23:59:59` : null)

export const CouponCreate = () => (
  <CreateBase redirect="list">
    <Title title="Novo cupom" />
    <Form defaultValues={FRESH} sanitizeEmptyValues warnWhenUnsavedChanges>
      <Fields />
    </Form>
  </CreateBase>
)

export function CouponEdit() {
  const { onError, dialog } = useStale()
  return (
    <EditBase<CouponRecord> mutationMode="pessimistic" redirect="list" mutationOptions={{ onError }}>
      <Editor />
      {dialog}
    </EditBase>
  )
}

function Editor() {
  const { record } = useEditContext<CouponRecord>()
  if (!record) return <ScreenSkeleton />
  return (
    <>
      <Title title={`Cupom ${record.code.toUpperCase()}`} />
      <Form key={record.version} record={shownCoupon(record)} warnWhenUnsavedChanges>
        <Fields coupon={record} />
      </Form>
    </>
  )
}

function Fields({ coupon }: { coupon?: CouponRecord }) {
  return (
    <>
      <TwoColumns
        main={
          <>
            <Panel title="O que o cupom dá">
              <Box sx={GRID}>
                <TextInput
                  source="code"
                  label="Código"
                  validate={[required(), maxLength(80)]}
                  helperText="O que o cliente digita."
                />
                <BooleanInput source="vitrine_only_free_shipping" label="Só frete grátis, sem desconto" helperText={false} />
                <WorthInputs />
              </Box>
              <TextInput source="description" label="Para que serve (só a loja lê)" multiline helperText={false} />
            </Panel>
            <Panel title="Quando vale">
              <Box sx={GRID}>
                <DateTimeInput
                  source="vitrine_starts_at"
                  label="Começa em"
                  format={toMinute}
                  parse={fromMinute}
                  helperText="Vazio, já vale."
                />
                <DateInput
                  source="date_expires"
                  label="Válido até"
                  format={day}
                  parse={untilEnd}
                  helperText="Até o fim do dia; vazio, sem prazo."
                />
                <MoneyInput source="minimum_amount" label="Compra mínima (R$)" helperText={false} />
                <MoneyInput source="maximum_amount" label="Compra máxima (R$)" helperText={false} />
                <BooleanInput source="individual_use" label="Não soma com outros cupons" helperText={false} />
                <BooleanInput source="exclude_sale_items" label="Não vale para itens em promoção" helperText={false} />
              </Box>
            </Panel>
            <Panel title="Em que produtos">
              <ProductsInput source="product_ids" label="Produtos" help="Sem nenhum produto nem categoria, vale para todos." />
              <Box sx={GRID}>
                <LabelIdsInput source="product_categories" of="categories" label="Categorias" />
                <LabelIdsInput source="excluded_product_categories" of="categories" label="Menos estas categorias" />
              </Box>
              <ProductsInput source="excluded_product_ids" label="Menos estes produtos" help="Não entram no desconto." />
            </Panel>
          </>
        }
        aside={
          <>
            <Panel title="Quantas vezes">
              <UsesInput source="usage_limit" label="Usos no total" />
              <UsesInput source="usage_limit_per_user" label="Usos por pessoa" />
            </Panel>
            <Panel title="Para quem">
              <BooleanInput source="vitrine_first_purchase" label="Só na primeira compra" helperText={false} />
              <PaymentMethodsInput source="vitrine_payment_methods" />
              <TextInput
                source="email_restrictions"
                label="Só para estes e-mails"
                multiline
                format={shownEmails}
                parse={typedEmails}
                validate={emailsTrouble}
                helperText="Um por linha; *@empresa.com.br vale para todos de lá. Vazio, para todos."
              />
            </Panel>
            {coupon && <UsesPanel coupon={coupon} />}
          </>
        }
      />
      <SaveBar>
        <SaveButton label={coupon ? 'Salvar' : 'Criar o cupom'} alwaysEnable={!coupon} />
        {coupon && (
          <DeleteButton
            mutationMode="pessimistic"
            confirmTitle={`Excluir o cupom ${coupon.code.toUpperCase()}?`}
            confirmContent="Quem o tem não poderá mais usá-lo. Os pedidos feitos com ele não mudam."
          />
        )}
      </SaveBar>
    </>
  )
}

/** What it takes off; one that only sends for free takes off nothing. */
function WorthInputs() {
  if (useWatch({ name: 'vitrine_only_free_shipping' })) return null
  return (
    <>
      <SelectInput source="discount_type" label="Tipo" choices={KIND_CHOICES} validate={required()} helperText={false} />
      <MoneyInput source="amount" label="Desconto" helperText="Em reais, ou a porcentagem." validate={required()} />
      <BooleanInput source="free_shipping" label="Também dá frete grátis" helperText={false} />
    </>
  )
}

const UsesInput = (props: Pick<NumberInputProps, 'source' | 'label'>) => (
  <NumberInput {...props} min={0} step={1} validate={usesTrouble} helperText="Vazio, sem limite." />
)
