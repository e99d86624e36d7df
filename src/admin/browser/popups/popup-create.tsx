import { CreateBase, Form, required, SaveButton, TextInput, Title } from 'react-admin'
import { Panel, SaveBar } from '../shared/panel.tsx'

/** It comes on every page, a little after it stands; both can be changed before it is switched on. */
const fresh = ({ title }: { title: string }) => ({
  title,
  status: 'draft',
  document: [],
  settings: { triggers: { page_load: 'yes', page_load_delay: 5 } },
  conditions: ['include/general'],
})

export const PopupCreate = () => (
  <CreateBase redirect="edit" transform={fresh}>
    <Title title="Novo popup" />
    <Form warnWhenUnsavedChanges>
      <Panel title="Novo popup">
        <TextInput
          source="title"
          label="Nome"
          validate={required()}
          helperText="Só a loja o lê, e quem ouve a página em vez de vê-la."
        />
      </Panel>
      <SaveBar>
        <SaveButton label="Criar e desenhar" alwaysEnable />
      </SaveBar>
    </Form>
  </CreateBase>
)
