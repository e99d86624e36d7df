import { Box } from '@mui/material'
import {
  CreateBase,
  EditBase,
  email,
  Form,
  maxLength,
  required,
  SelectInput,
  TextInput,
  type TextInputProps,
  Title,
  useEditContext,
} from 'react-admin'
import { formatCnpj, formatCpf } from '#kit/brazil/documents.ts'
import { formatPhone } from '#kit/brazil/phone.ts'
import { STATES } from '#kit/brazil/states.ts'
import type { CustomerRecord } from '#api/wc/customer-shape.ts'
import { FieldsPanel } from '../custom-fields/fields-inputs.tsx'
import { Panel, SaveBar, TwoColumns } from '../shared/panel.tsx'
import { customerName } from './customer-labels.ts'
import { withChangedLines, withoutEmptied } from './typed-customer.ts'
import { SaveButton } from '../shared/save-button.tsx'
import { ScreenSkeleton } from '../shared/screen-skeleton.tsx'

const GRID = { display: 'grid', columnGap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }
const STATE_CHOICES = Object.entries(STATES).map(([id, name]) => ({ id, name }))
const PLACE: [name: string, label: string][] = [
  ['first_name', 'Nome'],
  ['last_name', 'Sobrenome'],
  ['company', 'Empresa'],
  ['postcode', 'CEP'],
  ['address_1', 'Rua'],
  ['number', 'Número'],
  ['address_2', 'Complemento'],
  ['neighborhood', 'Bairro'],
  ['city', 'Cidade'],
]

export const CustomerCreate = () => (
  <CreateBase redirect="show" transform={withoutEmptied}>
    <Title title="Novo cliente" />
    <Form warnWhenUnsavedChanges>
      <Fields isFresh />
    </Form>
  </CreateBase>
)

export const CustomerEdit = () => (
  <EditBase<CustomerRecord>
    mutationMode="pessimistic"
    redirect="show"
    transform={(typed, known) => withChangedLines(known?.previousData ?? {}, typed)}
  >
    <Editor />
  </EditBase>
)

function Editor() {
  const { record } = useEditContext<CustomerRecord>()
  if (!record) return <ScreenSkeleton />
  return (
    <>
      <Title title={`Editar ${customerName(record)}`} />
      <Form warnWhenUnsavedChanges>
        <Fields />
      </Form>
    </>
  )
}

const Fields = ({ isFresh = false }: { isFresh?: boolean }) => (
  <>
    <TwoColumns
      main={
        <>
          <Panel title="Cobrança">
            <PlaceInputs of="billing" />
            <Box sx={GRID}>
              <SignsInput source="billing.cpf" label="CPF" written={formatCpf} validate={maxLength(20)} />
              <SignsInput source="billing.cnpj" label="CNPJ (empresa)" written={formatCnpj} validate={maxLength(20)} />
              <SignsInput source="billing.cellphone" label="Celular" written={formatPhone} type="tel" validate={maxLength(30)} />
              <SignsInput source="billing.phone" label="Telefone" written={formatPhone} type="tel" validate={maxLength(30)} />
            </Box>
          </Panel>
          <Panel title="Entrega">
            <PlaceInputs of="shipping" />
          </Panel>
          <FieldsPanel noun="customer" />
        </>
      }
      aside={
        <Panel title="Conta">
          <TextInput
            source="email"
            label="E-mail"
            type="email"
            validate={[required(), email()]}
            helperText={
              isFresh ? 'Com ele o cliente pede a própria senha em “Esqueci a senha”.' : 'É com ele que o cliente entra.'
            }
          />
          <TextInput source="first_name" label="Nome" helperText={false} validate={maxLength(120)} />
          <TextInput source="last_name" label="Sobrenome" helperText={false} validate={maxLength(120)} />
        </Panel>
      }
    />
    <SaveBar>
      <SaveButton label={isFresh ? 'Criar o cliente' : 'Salvar'} alwaysEnable={isFresh} />
    </SaveBar>
  </>
)

const PlaceInputs = ({ of }: { of: 'billing' | 'shipping' }) => (
  <Box sx={GRID}>
    {PLACE.map(([name, label]) => (
      <TextInput key={name} source={`${of}.${name}`} label={label} helperText={false} validate={maxLength(100)} />
    ))}
    <SelectInput source={`${of}.state`} label="Estado" choices={STATE_CHOICES} helperText={false} emptyText="–" emptyValue="" />
  </Box>
)

/** A number of signs, with the dots and dashes that people write between them once it is whole. */
const SignsInput = ({ written, ...props }: TextInputProps & { written: (signs: string) => string }) => (
  <TextInput {...props} helperText={false} format={(signs: string | null) => written(signs ?? '')} />
)
