import { CreateBase, Form, required, SaveButton, TextInput, Title } from 'react-admin'
import { Panel, SaveBar } from '../shared/panel.tsx'
import { type Kind, KINDS } from './writing-records.ts'

/** A title first: the draft is made, and its editor opens. */
export function WritingCreate({ kind }: { kind: Kind }) {
  const { fresh, one } = KINDS[kind]
  return (
    <CreateBase redirect="edit" transform={({ title }: { title: string }) => ({ title, status: 'draft', document: [] })}>
      <Title title={fresh} />
      <Form warnWhenUnsavedChanges>
        <Panel title={fresh}>
          <TextInput
            source="title"
            label="Título"
            validate={required()}
            helperText={`Você pode mudá-lo depois. O endereço (${one === 'post' ? '/blog/…' : '/…'}) nasce dele.`}
          />
        </Panel>
        <SaveBar>
          <SaveButton label="Criar e desenhar" alwaysEnable />
        </SaveBar>
      </Form>
    </CreateBase>
  )
}
