import { Box, Button, TextField } from '@mui/material'
import { checkColour, type ColourName, HEX } from '#content/settings/colours.ts'
import { ColourInput } from '../shared/colour-input.tsx'
import { COLOUR_LABELS } from './theme-labels.ts'

type Props = {
  name: ColourName
  /** Undefined: it follows the others. */
  chosen: string | undefined
  /** What it is then. */
  followed: string
  onChange: (hex: string | undefined) => void
}

/** A colour by eye or by its code; whether text can be read with it is said while it is chosen. */
export function ColourChoice({ name, chosen, followed, onChange }: Props) {
  const { label, help } = COLOUR_LABELS[name]
  const typed = chosen ?? ''
  const hex = HEX.test(typed) ? typed : followed
  const checked = HEX.test(typed) ? checkColour(name, typed) : undefined
  const isHard = checked !== undefined && !checked.ok
  const isHalf = typed !== '' && checked === undefined
  const text = isHard ? 'Com esta cor os textos ficam difíceis de ler.' : isHalf ? 'Escreva a cor como #9c4327.' : help
  return (
    <Box>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <ColourInput label={label} value={hex} onChange={onChange} />
        <TextField
          label={label}
          value={typed}
          placeholder={`${followed} (automática)`}
          error={isHard || isHalf}
          helperText={text}
          onChange={({ target }) => onChange(target.value.trim().toLowerCase() || undefined)}
          slotProps={{ htmlInput: { spellCheck: false, autoComplete: 'off', maxLength: 7 }, inputLabel: { shrink: true } }}
        />
      </Box>
      {isHard && (
        <Button size="small" onClick={() => onChange(checked.nearest)}>
          Usar {checked.nearest}
        </Button>
      )}
      {chosen !== undefined && (
        <Button size="small" color="inherit" aria-label={`${label}: deixar automática`} onClick={() => onChange(undefined)}>
          Deixar automática
        </Button>
      )}
    </Box>
  )
}
