import { MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { formatMoney, parseMoney } from '#kit/money.ts'
import { FormDialog } from '../shared/form-dialog.tsx'
import { useApiAction } from '../shared/use-api.ts'

type Props = { title: string; path: string; balanceCents: number; onClose: () => void }

/** Adds to a balance or takes from it, with the reason. */
export function CorrectionDialog({ title, path, balanceCents, onClose }: Props) {
  const { run } = useApiAction()
  const [way, setWay] = useState<'add' | 'take'>('add')
  const [amount, setAmount] = useState('')
  const [note, setNote] = useState('')
  const cents = parseMoney(amount)
  const most = way === 'add' ? 1_000_000 : balanceCents
  const isGood = cents !== undefined && cents > 0 && cents <= most
  const save = async () => {
    const data = { cents: (cents ?? 0) * (way === 'add' ? 1 : -1), note: note.trim() }
    if (await run((provider) => provider.tell(path, data), 'Saldo mudado.')) onClose()
  }
  return (
    <FormDialog
      title={title}
      action="Salvar"
      canSave={isGood && note.trim() !== ''}
      isChanged={amount !== '' || note !== ''}
      onSave={save}
      onClose={onClose}
    >
      <TextField
        select
        label="O que fazer"
        value={way}
        onChange={({ target }) => setWay(target.value === 'take' ? 'take' : 'add')}
      >
        <MenuItem value="add">Dar crédito</MenuItem>
        <MenuItem value="take">Tirar crédito</MenuItem>
      </TextField>
      <TextField
        label="Valor (R$)"
        value={amount}
        error={amount !== '' && !isGood}
        helperText={`Até ${formatMoney(most)}.`}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        onChange={({ target }) => setAmount(target.value)}
      />
      <TextField
        label="Motivo"
        value={note}
        slotProps={{ htmlInput: { maxLength: 300 } }}
        onChange={({ target }) => setNote(target.value)}
      />
    </FormDialog>
  )
}
