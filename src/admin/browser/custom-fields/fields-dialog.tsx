import { Button } from '@mui/material'
import { useState } from 'react'
import { FormDialog } from '../shared/form-dialog.tsx'
import { useDialogAction } from '../shared/use-dialog-action.tsx'
import type { Noun } from './field-labels.ts'
import { FieldsInputs, useFields } from './fields-inputs.tsx'
import { changedEntries, type MetaEntry } from './meta.ts'

type Props = { noun: Noun; title: string; /** Where the record is changed. */ path: string; meta: readonly MetaEntry[] }

/** Opens the fields of something whose values are kept by themselves; nothing where there are no fields. */
export function FieldsButton(props: Props) {
  const [isOpen, setIsOpen] = useState(false)
  if (useFields(props.noun).length === 0) return null
  return (
    <>
      <Button size="small" aria-label={`Campos próprios: ${props.title}`} onClick={() => setIsOpen(true)}>
        Campos
      </Button>
      {isOpen && <FieldsDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function FieldsDialog({ noun, title, path, meta, onClose }: Props & { onClose: () => void }) {
  const { run, isBusy, trouble } = useDialogAction()
  const [typed, setTyped] = useState<readonly MetaEntry[]>(meta)
  const changes = changedEntries(meta, typed)
  const save = async () => {
    const meta_data = changes.map(({ key, value }) => ({ key, value }))
    if (await run((provider) => provider.tell(path, { meta_data }), 'Campos salvos.')) onClose()
  }
  return (
    <FormDialog
      title={`Campos próprios: ${title}`}
      action="Salvar"
      canSave={!isBusy && changes.length > 0}
      isChanged={changes.length > 0}
      trouble={trouble}
      onSave={save}
      onClose={onClose}
      maxWidth="sm"
    >
      <FieldsInputs noun={noun} meta={typed} onChange={setTyped} />
    </FormDialog>
  )
}
