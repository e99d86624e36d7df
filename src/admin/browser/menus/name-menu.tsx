import { Button, TextField } from '@mui/material'
import { useState } from 'react'
import { useStale } from '../shared/stale.tsx'
import { takeFocus } from '../shared/take-focus.ts'
import { useDeed } from '../shared/use-desk.ts'
import { FormDialog } from './form-dialog.tsx'
import type { MenuRecord } from './menus.tsx'

export function RenameMenu({ menu }: { menu: MenuRecord }) {
  const [isOpen, setIsOpen] = useState(false)
  const { onError, dialog } = useStale()
  const { run, isBusy } = useDeed({ onError })
  const rename = async (name: string) => {
    const wish = { name, version: menu.version }
    if (await run((provider) => provider.tell(`/wp/v2/menus/${menu.id}`, wish), `O menu agora se chama “${name}”.`))
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
          onSave={rename}
          onClose={() => setIsOpen(false)}
        />
      )}
      {dialog}
    </>
  )
}

export function NameMenu({ onClose, onMade }: { onClose: () => void; onMade: (id: number) => void }) {
  const { run, isBusy } = useDeed()
  const make = async (name: string) => {
    let made = 0
    const isDone = await run(async (provider) => {
      made = (await provider.tell<{ id: number }>('/wp/v2/menus', { name })).id
    }, `O menu “${name}” está criado. Acrescente o primeiro item.`)
    if (isDone) onMade(made)
  }
  return <NameDialog title="Novo menu" start="" action="Criar" isBusy={isBusy} onSave={make} onClose={onClose} />
}

type Naming = {
  title: string
  start: string
  action: string
  isBusy: boolean
  onSave: (name: string) => Promise<void>
  onClose: () => void
}

function NameDialog({ title, start, action, isBusy, onSave, onClose }: Naming) {
  const [name, setName] = useState(start)
  const typed = name.trim()
  const canSave = !isBusy && typed !== '' && typed !== start
  return (
    <FormDialog title={title} action={action} canSave={canSave} onSave={() => void onSave(typed)} onClose={onClose}>
      <TextField
        label="Nome"
        value={name}
        helperText="Só a loja o lê."
        inputRef={takeFocus}
        onChange={({ target }) => setName(target.value)}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
    </FormDialog>
  )
}
