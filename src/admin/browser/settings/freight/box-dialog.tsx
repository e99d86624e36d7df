import { Box, TextField } from '@mui/material'
import { useState } from 'react'
import type { BoxItem, FreightItem } from '#api/vitrine/freight-routes.ts'
import { FormDialog } from '../../shared/form-dialog.tsx'
import { useDialogAction } from '../../shared/use-dialog-action.tsx'
import { type NumberFieldOf, NumberFields } from './number-fields.tsx'
import { cents, millimetres, shownCents, shownNumber, whole } from './numbers.ts'

type Props = { freight: FreightItem; at: number; onClose: () => void }

const EMPTY_GRAMS = whole(0, 20_000)
const MOST_GRAMS = whole(1, 200_000)
const SIDE = { help: 'Por dentro.', read: millimetres, wrong: 'De 1 a 200 cm.' }
const NUMBERS: NumberFieldOf<'length' | 'width' | 'height' | 'empty' | 'most' | 'cost'>[] = [
  { name: 'length', label: 'Comprimento (cm)', ...SIDE },
  { name: 'width', label: 'Largura (cm)', ...SIDE },
  { name: 'height', label: 'Altura (cm)', ...SIDE },
  { name: 'empty', label: 'Peso vazia (g)', read: EMPTY_GRAMS, wrong: 'Até 20.000 g.' },
  { name: 'most', label: 'Aguenta até (g)', read: MOST_GRAMS, wrong: 'De 1 a 200.000 g.' },
  { name: 'cost', label: 'Custo (R$)', help: 'Aparece no simulador.', read: cents, wrong: 'Escreva um valor como 2,50.' },
]

/** A box that the merchant has; one past the last is a new one. */
export function BoxDialog({ freight, at, onClose }: Props) {
  const { run, isBusy, trouble, question } = useDialogAction()
  const box = freight.boxes[at]
  const before = typedOf(box)
  const [typed, setTyped] = useState(before)
  const set = (part: keyof typeof typed) => (value: string) => setTyped({ ...typed, [part]: value })
  const made = {
    name: typed.name.trim(),
    length_mm: millimetres(typed.length),
    width_mm: millimetres(typed.width),
    height_mm: millimetres(typed.height),
    empty_grams: EMPTY_GRAMS(typed.empty),
    max_grams: MOST_GRAMS(typed.most),
    cost_cents: cents(typed.cost),
  }
  const isReady = made.name !== '' && Object.values(made).every((value) => value !== undefined)
  const save = async () => {
    const boxes = [...freight.boxes.slice(0, at), made, ...freight.boxes.slice(at + 1)]
    const isKept = await run(
      (provider) => provider.tell('/vitrine/v1/freight', { boxes, version: freight.version }),
      `Caixa ${made.name}: salva.`,
    )
    if (isKept) onClose()
  }
  return (
    <FormDialog
      title={box ? `Caixa ${box.name}` : 'Nova caixa'}
      action="Salvar a caixa"
      canSave={isReady && !isBusy}
      isChanged={JSON.stringify(typed) !== JSON.stringify(before)}
      trouble={trouble}
      onSave={save}
      onClose={onClose}
      maxWidth="sm"
    >
      <TextField
        label="Nome da caixa"
        value={typed.name}
        helperText="Só a loja lê. Exemplo: Caixa média."
        onChange={({ target }) => set('name')(target.value)}
        slotProps={{ htmlInput: { maxLength: 60 } }}
      />
      <Box sx={{ display: 'grid', gap: 1, mt: 1, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr 1fr' } }}>
        <NumberFields fields={NUMBERS} typed={typed} set={set} />
      </Box>
      {question}
    </FormDialog>
  )
}

const typedOf = (box: BoxItem | undefined) => ({
  name: box?.name ?? '',
  length: box ? shownNumber(box.length_mm / 10) : '',
  width: box ? shownNumber(box.width_mm / 10) : '',
  height: box ? shownNumber(box.height_mm / 10) : '',
  empty: box ? String(box.empty_grams) : '',
  most: box ? String(box.max_grams) : '',
  cost: box ? shownCents(box.cost_cents) : '',
})
