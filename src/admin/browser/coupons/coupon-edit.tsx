import { Box } from '@mui/material'
import {
  BooleanInput,
  CreateBase,
  DateInput,
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
import { MoneyInput } from '../shared/money-input.tsx'
import { Panel, SaveBar, TwoColumns } from '../shared/panel.tsx'
import { useStale } from '../shared/stale.tsx'
import { type CouponRecord, KIND_CHOICES, shownCoupon, usesTrouble } from './coupon-labels.ts'
import { UsesPanel } from './uses-panel.tsx'
import { SaveButton } from '../shared/save-button.tsx'
import { ScreenSkeleton } from '../shared/screen-skeleton.tsx'

const FRESH = {
  discount_type: 'percent',
  amount: '10.00',
  free_shipping: false,
  individual_use: false,
  exclude_sale_items: false,
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
                <SelectInput
                  source="discount_type"
                  label="Tipo"
                  choices={KIND_CHOICES}
                  validate={required()}
                  helperText={false}
                />
                <MoneyInput source="amount" label="Desconto" helperText="Em reais, ou a porcentagem." validate={required()} />
                <BooleanInput source="free_shipping" label="Também dá frete grátis" helperText={false} />
              </Box>
              <TextInput source="description" label="Para que serve (só a loja lê)" multiline helperText={false} />
            </Panel>
            <Panel title="Quando vale">
              <Box sx={GRID}>
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
          </>
        }
        aside={
          <>
            <Panel title="Quantas vezes">
              <UsesInput source="usage_limit" label="Usos no total" />
              <UsesInput source="usage_limit_per_user" label="Usos por pessoa" />
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

const UsesInput = (props: Pick<NumberInputProps, 'source' | 'label'>) => (
  <NumberInput {...props} min={0} step={1} validate={usesTrouble} helperText="Vazio, sem limite." />
)
