import { Box, Button, TextField, Typography } from '@mui/material'
import { checkColour, type ColourName, HEX } from '#content/settings/colours.ts'
import { ColourInput } from '../shared/colour-input.tsx'
import type { FieldProps } from './field-props.ts'

const nameOf = (id: string) => id.replace('vitrine_color_', '') as ColourName

/** A colour by eye or by its code; whether text can be read with it is said while it is chosen. */
export function ColourField({ setting, value, problem, onChange }: FieldProps) {
  const hex = value.trim().toLowerCase()
  const verdict = HEX.test(hex) ? checkColour(nameOf(setting.id), hex) : undefined
  const isHard = verdict !== undefined && !verdict.ok
  const help = isHard ? 'Com esta cor os textos ficam difíceis de ler.' : (problem ?? setting.description)
  return (
    <Box sx={{ my: 1 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <ColourInput label={setting.label} value={HEX.test(hex) ? hex : setting.default} onChange={onChange} />
        <TextField
          id={setting.id}
          label={setting.label}
          value={value}
          error={isHard || problem !== undefined}
          helperText={help}
          onChange={({ target }) => onChange(target.value)}
          slotProps={{ htmlInput: { spellCheck: false, autoComplete: 'off' } }}
        />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {isHard && (
          <Button size="small" onClick={() => onChange(verdict.nearest)}>
            Usar {verdict.nearest}
          </Button>
        )}
        {hex !== setting.default && (
          <Button
            size="small"
            color="inherit"
            onClick={() => onChange(setting.default)}
            aria-label={`${setting.label}: voltar à original`}
          >
            Voltar à original
          </Button>
        )}
        {verdict?.ok && hex !== setting.default && (
          <Typography variant="caption" color="success">
            Boa leitura.
          </Typography>
        )}
      </Box>
    </Box>
  )
}
