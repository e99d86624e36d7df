import { TextField } from '@mui/material'
import { useState } from 'react'
import type { GiftCardRecord } from '#api/vitrine/gift-card-routes.ts'
import { parseMoney } from '#kit/money.ts'
import { FormDialog } from '../shared/form-dialog.tsx'
import { ShownOnce } from '../shared/shown-once.tsx'
import { useApiAction } from '../shared/use-api.ts'

/** A card that the shop gives: its code is shown once, and mailed where an address is written. */
export function NewGiftCard({ onClose }: { onClose: () => void }) {
  const { run } = useApiAction()
  const [amount, setAmount] = useState('')
  const [to, setTo] = useState('')
  const [note, setNote] = useState('')
  const [made, setMade] = useState<string>()
  const cents = parseMoney(amount)
  const isGood = cents !== undefined && cents > 0 && cents <= 1_000_000 && note.trim() !== ''
  const save = async () => {
    const data = { cents, recipient_email: to.trim(), note: note.trim() }
    await run(async (provider) => {
      const { code } = await provider.tell<GiftCardRecord>('/vitrine/v1/gift-cards', data)
      setMade(code ?? '')
    }, 'Cartão-presente criado.')
  }
  if (made !== undefined)
    return (
      <ShownOnce
        title="Código do cartão-presente"
        note="Copie agora: a loja só mostra o código inteiro uma vez."
        values={[['Código', made]]}
        onClose={onClose}
      />
    )
  return (
    <FormDialog
      title="Novo cartão-presente"
      action="Criar cartão"
      canSave={isGood}
      isChanged={amount !== '' || to !== '' || note !== ''}
      onSave={save}
      onClose={onClose}
    >
      <TextField
        label="Valor (R$)"
        value={amount}
        error={amount !== '' && (cents === undefined || cents <= 0 || cents > 1_000_000)}
        helperText="Até R$ 10.000,00, com vírgula antes dos centavos."
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        onChange={({ target }) => setAmount(target.value)}
      />
      <TextField
        label="E-mail de quem recebe (opcional)"
        type="email"
        value={to}
        helperText="Com ele, o código vai por e-mail agora."
        slotProps={{ htmlInput: { maxLength: 254 } }}
        onChange={({ target }) => setTo(target.value)}
      />
      <TextField
        label="Motivo (só a loja lê)"
        value={note}
        slotProps={{ htmlInput: { maxLength: 300 } }}
        onChange={({ target }) => setNote(target.value)}
      />
    </FormDialog>
  )
}
