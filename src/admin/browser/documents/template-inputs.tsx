import { MenuItem, TextField } from '@mui/material'
import type { TemplateRecord } from '#api/vitrine/template-item.ts'
import { useAnswer } from '../shared/use-api.ts'
import { nameOf } from '../writing/writing-labels.ts'
import type { InputOptions } from './input-options.ts'
import { numberOf } from './setting-values.ts'

/** A card that lists repeat, by its number; without one the elements inside of the widget are the card. */
export function CardSetting({ setting, value, onChange }: InputOptions) {
  const { data: cards = [] } = useAnswer<TemplateRecord[]>('/vitrine/v1/templates?part=loop-item&status=publish&per_page=100')
  const chosen = numberOf(value) ?? 0
  const isKnown = chosen === 0 || cards.some(({ id }) => id === chosen)
  return (
    <TextField
      select
      label={setting.label}
      value={String(chosen)}
      helperText="Cartões se desenham em Site › Modelos › Cartão de lista."
      onChange={({ target }) => onChange(target.value === '0' ? undefined : Number(target.value))}
      slotProps={{ inputLabel: { shrink: true } }}
    >
      <MenuItem value="0">Os blocos de dentro</MenuItem>
      {cards.map((card) => (
        <MenuItem key={card.id} value={String(card.id)}>
          {nameOf(card)}
        </MenuItem>
      ))}
      {!isKnown && <MenuItem value={String(chosen)}>Documento {chosen}</MenuItem>}
    </TextField>
  )
}
