import { Button, TextField } from '@mui/material'
import { useState } from 'react'
import { FormDialog } from '../shared/form-dialog.tsx'
import { useDialogAction } from '../shared/use-dialog-action.tsx'
import type { MenuRecord } from './menu-record.ts'

export function RenameMenu({ menu }: { menu: MenuRecord }) {
  const [isOpen, setIsOpen] = useState(false)
  const { run, isBusy, trouble, question } = useDialogAction()
  const rename = async (name: string) => {
    const input = { name, version: menu.version }
    if (await run((provider) => provider.tell(`/wp/v2/menus/${menu.id}`, input), `O menu agora se chama “${name}”.`))
      setIsOpen(false)
  }
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Renomear</Button>
      {isOpen && (
        <NameDialog
          title={`Renomear “${menu.name}”`}
          start={menu.name}
          action="Salvar"
          isBusy={isBusy}
          trouble={trouble}
          onSave={rename}
          onClose={() => setIsOpen(false)}
        />
      )}
      {question}
    </>
  )
}

export function NameMenu({ onClose, onMade }: { onClose: () => void; onMade: (id: number) => void }) {
  const { run, isBusy, trouble } = useDialogAction()
  const make = async (name: string) => {
    let made = 0
    const isDone = await run(async (provider) => {
      made = (await provider.tell<{ id: number }>('/wp/v2/menus', { name })).id
    }, `O menu “${name}” está criado. Acrescente o primeiro item.`)
    if (isDone) onMade(made)
  }
  return (
    <NameDialog title="Novo menu" start="" action="Criar" isBusy={isBusy} trouble={trouble} onSave={make} onClose={onClose} />
  )
}

type Naming = {
  title: string
  start: string
  action: string
  isBusy: boolean
  trouble: string | undefined
  onSave: (name: string) => Promise<void>
  onClose: () => void
}

function NameDialog({ start, isBusy, onSave, ...options }: Naming) {
  const [name, setName] = useState(start)
  const typed = name.trim()
  const canSave = !isBusy && typed !== '' && typed !== start
  return (
    <FormDialog {...options} canSave={canSave} isChanged={name !== start} onSave={() => onSave(typed)}>
      <TextField
        label="Nome"
        value={name}
        helperText="Só a loja o lê."
        onChange={({ target }) => setName(target.value)}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
    </FormDialog>
  )
}
