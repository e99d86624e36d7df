import { Alert, Box, Button } from '@mui/material'
import {
  BooleanInput,
  CreateBase,
  DeleteButton,
  EditBase,
  Form,
  maxLength,
  required,
  SelectInput,
  TextInput,
  Title,
  useEditContext,
} from 'react-admin'
import { namesPrivatePage } from '#content/pages/private-pages.ts'
import { readSnippet } from '#content/outside-scripts/snippet.ts'
import { SNIPPET_PROBLEMS } from '#content/outside-scripts/text.ts'
import { ConditionsPanel } from '../documents/conditions-panel.tsx'
import { Panel, SaveBar, TwoColumns } from '../shared/panel.tsx'
import { SaveButton } from '../shared/save-button.tsx'
import { ScreenSkeleton } from '../shared/screen-skeleton.tsx'
import { useField } from '../shared/use-field.ts'
import { hostsMeant, hostsText, hostsTyped, PURPOSE_CHOICES, type ScriptRecord } from './script-labels.ts'

/** Told while it stands in the form; the shop refuses the same. */
const isSnippet = (code: string | null | undefined) => {
  const snippet = readSnippet(code ?? '')
  return snippet.ok ? undefined : SNIPPET_PROBLEMS[snippet.problem]
}
const withMeantHosts = (script: Partial<ScriptRecord>) => ({ ...script, hosts: hostsMeant(script.hosts ?? []) })
const FRESH = { enabled: true, purpose: 'marketing', conditions: [], hosts: [] }

export const ScriptCreate = () => (
  <CreateBase<ScriptRecord> redirect="edit" transform={withMeantHosts}>
    <Title title="Novo script" />
    <Form defaultValues={FRESH} warnWhenUnsavedChanges>
      <TwoColumns main={<Code />} aside={<Places />} />
      <SaveBar>
        <SaveButton label="Acrescentar à loja" alwaysEnable />
      </SaveBar>
    </Form>
  </CreateBase>
)

export const ScriptEdit = () => (
  <EditBase<ScriptRecord> mutationMode="pessimistic" redirect={false} transform={withMeantHosts}>
    <Editor />
  </EditBase>
)

function Editor() {
  const { record } = useEditContext<ScriptRecord>()
  if (!record) return <ScreenSkeleton />
  return (
    <>
      <Title title={record.name} />
      <Form warnWhenUnsavedChanges>
        <TwoColumns main={<Code suggested={record.suggested_hosts} />} aside={<Places />} />
        <SaveBar>
          <SaveButton label="Salvar" />
          <DeleteButton
            mutationMode="pessimistic"
            confirmTitle={`Excluir o script «${record.name}»?`}
            confirmContent="Ele sai das páginas da loja. Para só pausar, desligue-o."
          />
        </SaveBar>
      </Form>
    </>
  )
}

const Code = ({ suggested }: { suggested?: string[] }) => (
  <>
    <Panel title="O script">
      <TextInput source="name" label="Nome" validate={[required(), maxLength(200)]} helperText="Para você reconhecer na lista." />
      <TextInput
        source="code"
        label="Código do serviço"
        validate={isSnippet}
        multiline
        minRows={6}
        maxRows={20}
        parse={(code: string) => code}
        slotProps={{ htmlInput: { spellCheck: false, style: { fontFamily: 'monospace', fontSize: '0.875rem' } } }}
        helperText="Cole o que o serviço deu: <script>…</script>, só o código, ou só o endereço https do script."
      />
      <BooleanInput source="enabled" label="Ligado" helperText={false} />
    </Panel>
    <Panel title="Com quem ele fala">
      <TextInput
        source="hosts"
        label="Outros endereços que ele usa"
        multiline
        minRows={2}
        format={hostsText}
        parse={hostsTyped}
        helperText="Um por linha, como https://*.exemplo.com. A página deixa o script falar só com estes e com o endereço de onde ele vem."
      />
      {suggested && <SuggestedHosts suggested={suggested} />}
    </Panel>
  </>
)

/** Code names most of the hosts that it needs: one press lets them in. */
function SuggestedHosts({ suggested }: { suggested: string[] }) {
  const [hosts, setHosts] = useField<string[]>('hosts', [])
  const missing = suggested.filter((host) => !hosts.includes(host))
  if (missing.length === 0) return null
  return (
    <Alert severity="info" sx={{ mt: 1 }}>
      O código também menciona:
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {missing.map((host) => (
          <Button key={host} variant="outlined" onClick={() => setHosts([...hosts, host])}>
            Permitir {host.replace('https://', '')}
          </Button>
        ))}
      </Box>
    </Alert>
  )
}

function Places() {
  const [conditions] = useField<string[]>('conditions', [])
  return (
    <>
      <Panel title="Consentimento">
        <SelectInput
          source="purpose"
          label="O visitante precisa aceitar"
          choices={PURPOSE_CHOICES}
          validate={required()}
          helperText="O script só é carregado para quem aceitou isto."
        />
      </Panel>
      <ConditionsPanel
        none="Em todas as páginas públicas. Carrinho, checkout e conta ficam de fora, a não ser que você os acrescente."
        named={['singular/page', 'product', 'product/in_product_cat']}
      />
      {conditions.some(namesPrivatePage) && (
        <Alert severity="warning">
          No carrinho, no checkout e na conta, este script pode ler o que o comprador digita, também dados pessoais. Deixe só se
          confiar em quem o fez e precisar dele ali.
        </Alert>
      )}
    </>
  )
}
