import { Box } from '@mui/material'
import { useRef, useState } from 'react'
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
  useNotify,
  useRedirect,
} from 'react-admin'
import { Panel, SaveBar, TwoColumns } from '../shared/panel.tsx'
import { ShownOnce } from '../shared/shown-once.tsx'
import { DeliveriesPanel } from './deliveries-panel.tsx'
import { STATUS_CHOICES, TOPIC_CHOICES, type WebhookRecord } from './webhook-labels.ts'
import { SaveButton } from '../shared/save-button.tsx'
import { ScreenSkeleton } from '../shared/screen-skeleton.tsx'

const FRESH = { status: 'active', topic: 'order.created' }
const isAddress = regex(/^https:\/\/\S+$/, 'O endereço precisa começar com https://')

/** A secret that the shop makes is shown before the screen goes on: nobody can read it later. */
export function WebhookCreate() {
  const redirect = useRedirect()
  const notify = useNotify()
  const [made, setMade] = useState<{ id: number; secret: string }>()
  const ownSecret = useRef<string>(undefined)
  const withSecret = (webhook: Partial<WebhookRecord> & { secret?: string }) => {
    ownSecret.current = webhook.secret ? undefined : newSecret()
    return { ...webhook, secret: webhook.secret ?? ownSecret.current }
  }
  const goOn = (id: number) => redirect('edit', 'webhooks', id)
  const onSuccess = ({ id }: WebhookRecord) => {
    notify('resources.webhooks.notifications.created', { type: 'success', messageArgs: { smart_count: 1 } })
    if (ownSecret.current === undefined) goOn(id)
    else setMade({ id, secret: ownSecret.current })
  }
  return (
    <CreateBase<WebhookRecord> transform={withSecret} mutationOptions={{ onSuccess }}>
      <Title title="Novo webhook" />
      <Form defaultValues={FRESH} sanitizeEmptyValues warnWhenUnsavedChanges>
        <Box sx={{ mt: 2, mb: 2, maxInlineSize: 760 }}>
          <Fields />
        </Box>
        <SaveBar>
          <SaveButton label="Criar o webhook" alwaysEnable />
        </SaveBar>
      </Form>
      {made && (
        <ShownOnce
          title="Segredo do webhook"
          note="Guarde o segredo agora: com ele o outro lado confere que a entrega veio da loja, e ele não será mostrado de novo."
          values={[['Segredo', made.secret]]}
          onClose={() => goOn(made.id)}
        />
      )}
    </CreateBase>
  )
}

const newSecret = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(25)), (byte) => byte.toString(16).padStart(2, '0')).join('')

export const WebhookEdit = () => (
  <EditBase<WebhookRecord> mutationMode="pessimistic" redirect={false}>
    <Editor />
  </EditBase>
)

function Editor() {
  const { record } = useEditContext<WebhookRecord>()
  if (!record) return <ScreenSkeleton />
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
          : 'Assina cada entrega, para o outro lado saber que veio da loja. Vazio: a loja cria um e o mostra uma vez.'
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
