import type { ReactNode } from 'react'
import { CreateBase, Form, type RaRecord, required, TextInput, Title } from 'react-admin'
import { Panel, SaveBar } from '../shared/panel.tsx'
import { SaveButton } from '../shared/save-button.tsx'

type Options<Input> = {
  heading: string
  nameLabel: string
  help: string
  /** What is sent: a draft of it. */
  fresh: (input: Input) => object
  defaultValues?: Partial<RaRecord>
  /** What is asked before the name. */
  children?: ReactNode
}

/** A name first: the draft is made, and its editor opens. */
export const DocumentCreate = <Input,>({ heading, nameLabel, help, fresh, defaultValues, children }: Options<Input>) => (
  <CreateBase redirect="edit" transform={fresh}>
    <Title title={heading} />
    <Form warnWhenUnsavedChanges {...(defaultValues && { defaultValues })}>
      <Panel title={heading}>
        {children}
        <TextInput source="title" label={nameLabel} validate={required()} helperText={help} />
      </Panel>
      <SaveBar>
        <SaveButton label="Criar e desenhar" alwaysEnable />
      </SaveBar>
    </Form>
  </CreateBase>
)
