import { Box, ButtonBase, MenuItem, TextField, Typography } from '@mui/material'
import { FONT_PAIRS } from '#content/fonts/pairs.ts'
import { sampleFont } from './font-faces.tsx'
import { type Chosen, type FontRecord, isSame, SYSTEM_NAME } from './font-labels.ts'

type Props = { fonts: readonly FontRecord[]; chosen: Chosen; onChange: (chosen: Chosen) => void }

/** A dozen pairs to choose from, each written in itself, and both families one by one for those who mix their own. */
export function PairChoice({ fonts, chosen, onChange }: Props) {
  return (
    <>
      <Box
        role="group"
        aria-label="Pares de fontes"
        sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12rem), 1fr))' }}
      >
        {FONT_PAIRS.map(({ id, name, text = null, display = null }) => {
          const isChosen = isSame(chosen, { text, display })
          return (
            <ButtonBase
              key={id}
              aria-pressed={isChosen}
              onClick={() => onChange({ text, display })}
              sx={{
                display: 'block',
                p: 1.5,
                textAlign: 'start',
                border: 2,
                borderColor: isChosen ? 'primary.main' : 'divider',
                borderRadius: 2,
              }}
            >
              <Box
                component="span"
                sx={{ display: 'block', font: `600 1.25rem/1.3 ${sampleFont(display, 'display')}`, overflowWrap: 'anywhere' }}
              >
                {name}
              </Box>
              <Box component="span" sx={{ display: 'block', font: `400 0.9375rem/1.4 ${sampleFont(text, 'text')}` }}>
                Feito à mão, R$ 89,00
              </Box>
            </ButtonBase>
          )
        })}
      </Box>
      <Box sx={{ display: 'grid', gap: 2, mt: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <FamilySelect
          label="Fonte dos títulos"
          fonts={fonts}
          value={chosen.display}
          onChange={(display) => onChange({ ...chosen, display })}
        />
        <FamilySelect
          label="Fonte dos textos"
          fonts={fonts}
          value={chosen.text}
          onChange={(text) => onChange({ ...chosen, text })}
        />
      </Box>
      <Sample chosen={chosen} />
    </>
  )
}

type SelectProps = {
  label: string
  fonts: readonly FontRecord[]
  value: string | null
  onChange: (id: string | null) => void
}

const FamilySelect = ({ label, fonts, value, onChange }: SelectProps) => (
  <TextField
    select
    label={label}
    value={value ?? ''}
    onChange={({ target }) => onChange(target.value || null)}
    helperText={fonts.find(({ id }) => id === value)?.character || ' '}
    slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
  >
    <MenuItem value="">{SYSTEM_NAME}</MenuItem>
    {fonts.map(({ id, name, number }) => (
      <MenuItem key={id} value={id}>
        {name}
        {number > 0 && ' (sua)'}
      </MenuItem>
    ))}
  </TextField>
)

const Sample = ({ chosen: { text, display } }: { chosen: Chosen }) => (
  <Box component="figure" sx={{ m: 0, mt: 1, p: 2, border: 1, borderColor: 'divider', borderRadius: 2 }}>
    <Typography component="figcaption" variant="caption" color="textSecondary">
      Amostra
    </Typography>
    <Box sx={{ font: `600 1.75rem/1.15 ${sampleFont(display, 'display')}`, mt: 0.5 }}>Coisas feitas à mão</Box>
    <Box sx={{ font: `400 1rem/1.6 ${sampleFont(text, 'text')}`, mt: 1 }}>
      Cada peça é única: pequenas variações de cor fazem parte do processo. A partir de R$ 1.234,56 em até 10× sem juros.
    </Box>
  </Box>
)
