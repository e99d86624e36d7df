import { FormControlLabel, Radio, RadioGroup, TextField } from '@mui/material'
import { useState } from 'react'
import { FormDialog } from '../shared/form-dialog.tsx'
import { useDialogAction } from '../shared/use-dialog-action.tsx'
import type { PageElement } from '../documents/tree.ts'
import type { LibraryRecord } from '#api/vitrine/library-item.ts'

type Options = {
  /** Of the whole page, or of one element of it, which alone can be a block. */
  kind: 'section' | 'page'
  elements: readonly PageElement[]
  /** What was chosen became a block: its place shows the block from here on. */
  onBlock: (id: number) => void
  onClose: () => void
}

/** Keeps an element or a whole page, to be copied or to be shown in many places. */
export function SaveDesign({ kind, elements, onBlock, onClose }: Options) {
  const [title, setTitle] = useState('')
  const [isBlock, setIsBlock] = useState(false)
  const { run, isBusy, trouble } = useDialogAction()
  const save = async () => {
    const body = { kind: isBlock ? 'block' : kind, title: title.trim(), document: elements }
    const isDone = await run(
      async (provider) => {
        const made = await provider.tell<LibraryRecord>('/vitrine/v1/library', body)
        if (isBlock) onBlock(made.id)
      },
      isBlock ? 'Bloco criado. Salve a página para que ela passe a mostrá-lo.' : 'Modelo salvo em “Meus modelos”.',
    )
    if (isDone) onClose()
  }
  return (
    <FormDialog
      title={kind === 'page' ? 'Salvar a página como modelo' : 'Salvar como modelo'}
      action="Salvar modelo"
      canSave={title.trim() !== '' && !isBusy}
      isChanged={title !== ''}
      trouble={trouble}
      onSave={save}
      onClose={onClose}
    >
      <TextField
        label="Nome do modelo"
        value={title}
        onChange={({ target }) => setTitle(target.value)}
        slotProps={{ htmlInput: { maxLength: 200 } }}
        helperText="Só a loja o lê: “Faixa de Natal”, por exemplo."
        sx={{ mt: 1 }}
      />
      {kind === 'section' && (
        <RadioGroup
          aria-label="Como usar"
          value={isBlock ? 'block' : 'copy'}
          onChange={(_event, value) => setIsBlock(value === 'block')}
        >
          <FormControlLabel value="copy" control={<Radio />} label="Para copiar: cada página fica com a sua" />
          <FormControlLabel value="block" control={<Radio />} label="Bloco reutilizável: mudar uma vez muda em todo lugar" />
        </RadioGroup>
      )}
    </FormDialog>
  )
}
