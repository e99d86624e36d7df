import { Box } from '@mui/material'
import {
  CreateBase,
  EditBase,
  email,
  Form,
  maxLength,
  required,
  SaveButton,
  SelectInput,
  TextInput,
  Title,
  useEditContext,
} from 'react-admin'
import { STATES } from '#kit/brazil/states.ts'
import type { CustomerRecord } from '../records.ts'
import { Panel, SaveBar, TwoColumns } from '../shared/panel.tsx'
import { customerName } from './customer-list.tsx'

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
  <CreateBase redirect="show">
    <Title title="Novo cliente" />
    <Form sanitizeEmptyValues>
      <Fields isFresh />
    </Form>
  </CreateBase>
)

export const CustomerEdit = () => (
  <EditBase<CustomerRecord> mutationMode="pessimistic" redirect="show">
    <Editor />
  </EditBase>
)

function Editor() {
  const { record } = useEditContext<CustomerRecord>()
  if (!record) return null
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
              <TextInput source="billing.cpf" label="CPF" helperText={false} validate={maxLength(20)} />
              <TextInput source="billing.cnpj" label="CNPJ (empresa)" helperText={false} validate={maxLength(20)} />
              <TextInput source="billing.cellphone" label="Celular" type="tel" helperText={false} validate={maxLength(30)} />
              <TextInput source="billing.phone" label="Telefone" type="tel" helperText={false} validate={maxLength(30)} />
            </Box>
          </Panel>
          <Panel title="Entrega">
            <PlaceInputs of="shipping" />
          </Panel>
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
