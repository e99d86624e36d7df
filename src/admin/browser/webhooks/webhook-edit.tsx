import { Box } from '@mui/material'
import {
  CreateBase,
  DeleteButton,
  EditBase,
  Form,
  maxLength,
  PasswordInput,
  regex,
  required,
  SelectInput,
  TextInput,
  Title,
  useEditContext,
} from 'react-admin'
import { Panel, SaveBar, TwoColumns } from '../shared/panel.tsx'
import { DeliveriesPanel } from './deliveries-panel.tsx'
import { STATUS_CHOICES, TOPIC_CHOICES, type WebhookRecord } from './webhook-words.ts'
import { SaveButton } from '../shared/save-button.tsx'

const FRESH = { status: 'active', topic: 'order.created' }
const isAddress = regex(/^https:\/\/\S+$/, 'O endereço precisa começar com https://')

export const WebhookCreate = () => (
  <CreateBase redirect="edit">
    <Title title="Novo webhook" />
    <Form defaultValues={FRESH} sanitizeEmptyValues warnWhenUnsavedChanges>
      <Box sx={{ mt: 2, mb: 2, maxInlineSize: 760 }}>
        <Fields />
      </Box>
      <SaveBar>
        <SaveButton label="Criar o webhook" alwaysEnable />
      </SaveBar>
    </Form>
  </CreateBase>
)

export const WebhookEdit = () => (
  <EditBase<WebhookRecord> mutationMode="pessimistic" redirect={false}>
    <Editor />
  </EditBase>
)

function Editor() {
  const { record } = useEditContext<WebhookRecord>()
  if (!record) return null
  return (
    <>
      <Title title={record.name} />
      <Form warnWhenUnsavedChanges>
        <TwoColumns main={<Fields isKnown />} aside={<DeliveriesPanel webhook={record} />} />
        <SaveBar>
          <SaveButton label="Salvar" />
          <DeleteButton
            mutationMode="pessimistic"
            confirmTitle={`Excluir o webhook «${record.name}»?`}
            confirmContent="O endereço deixa de ser avisado, e a lista de entregas some."
          />
        </SaveBar>
      </Form>
    </>
  )
}

const Fields = ({ isKnown = false }: { isKnown?: boolean }) => (
  <Panel title="O que avisar, e a quem">
    <TextInput source="name" label="Nome" validate={[required(), maxLength(200)]} helperText="Para você reconhecer na lista." />
    <SelectInput source="topic" label="Quando" choices={TOPIC_CHOICES} validate={required()} helperText={false} />
    <TextInput
      source="delivery_url"
      label="Endereço de entrega"
      validate={[required(), isAddress]}
      helperText="Começa com https:// e recebe os dados por POST."
      inputMode="url"
    />
    <PasswordInput
      source="secret"
      label="Segredo"
      autoComplete="off"
      helperText={
        isKnown
          ? 'Guardado e nunca mostrado. Escreva outro para trocar.'
          : 'Assina cada entrega, para o outro lado saber que veio da loja. Vazio: a loja cria um.'
      }
    />
    <SelectInput
      source="status"
      label="Situação"
      choices={STATUS_CHOICES}
      validate={required()}
      helperText="Depois de cinco falhas seguidas a loja desliga sozinha; ligue de novo aqui."
    />
  </Panel>
)
