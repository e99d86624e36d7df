import { FAMILIES } from '#content/fonts/families.ts'
import { Box, MenuItem, TextField } from '@mui/material'
import { Icon, iconNames } from '#ui/icon.tsx'
import type { FontRecord } from '../fonts/font-labels.ts'
import { useAnswer } from '../shared/use-api.ts'
import { type InputOptions, textOf } from './input-options.ts'

const ICON_NAMES = iconNames()

const PALETTE: [token: string, name: string][] = [
  ['brand', 'Da marca'],
  ['brand-strong', 'Da marca, escura'],
  ['on-brand', 'Sobre a marca'],
  ['accent', 'De destaque'],
  ['night', 'Noite'],
  ['ink', 'Do texto'],
  ['muted', 'Do texto, suave'],
  ['paper', 'Do fundo'],
  ['surface', 'De superfície'],
  ['sand', 'Areia'],
  ['sale', 'De oferta'],
  ['success', 'De sucesso'],
  ['danger', 'De perigo'],
]
const OWN = '#'

/** A colour of the shop's palette, which follows it when it changes, or one of its own. */
export function ColorSetting({ setting, value, onChange }: InputOptions) {
  const color = textOf(value)
  const isOwn = /^(#|rgb|hsl)/i.test(color)
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 1,
        alignItems: 'center',
        '& > .MuiTextField-root': { flex: '1 1 130px' },
      }}
    >
      <TextField
        select
        label={setting.label}
        value={isOwn ? OWN : PALETTE.some(([token]) => token === color) ? color : ''}
        onChange={({ target }) => onChange(target.value === OWN ? '#9c4327' : target.value)}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">Padrão</MenuItem>
        {PALETTE.map(([token, name]) => (
          <MenuItem key={token} value={token}>
            {name}
          </MenuItem>
        ))}
        <MenuItem value={OWN}>Outra cor…</MenuItem>
      </TextField>
      {isOwn && (
        <>
          <TextField
            value={color}
            slotProps={{ htmlInput: { 'aria-label': `${setting.label}: valor`, maxLength: 60, spellCheck: false } }}
            onChange={({ target }) => onChange(target.value)}
          />
          <input
            type="color"
            aria-label={`${setting.label}: escolher`}
            value={color.startsWith('#') ? color.slice(0, 7) : '#9c4327'}
            onChange={({ target }) => onChange(target.value)}
          />
        </>
      )}
    </Box>
  )
}

export const IconSetting = ({ setting, value, onChange }: InputOptions) => (
  <TextField
    select
    label={setting.label}
    value={ICON_NAMES.includes(textOf(value)) ? textOf(value) : ''}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
  >
    <MenuItem value="">Nenhum</MenuItem>
    {ICON_NAMES.map((name) => (
      <MenuItem key={name} value={name}>
        <Box
          component="span"
          sx={{ display: 'inline-flex', gap: 1, alignItems: 'center', '& svg': { inlineSize: 20, blockSize: 20 } }}
        >
          <Icon name={name} />
          {name}
        </Box>
      </MenuItem>
    ))}
  </TextField>
)

/** The theme's families follow it when it changes; any other is named. */
const CHOICES: [value: string, name: string][] = [
  ['text', 'Do texto (tema)'],
  ['display', 'Dos títulos (tema)'],
  ...FAMILIES.map(({ name }): [string, string] => [name, name]),
]

export function FontSetting({ setting, value, onChange }: InputOptions) {
  const family = textOf(value)
  const { data: fonts = [] } = useAnswer<FontRecord[]>('/vitrine/v1/fonts')
  const sent = fonts.filter(({ number }) => number > 0).map(({ id, name }): [string, string] => [id, `${name} (sua)`])
  const choices = [...CHOICES, ...sent]
  const isOwn = family !== '' && !choices.some(([name]) => name === family)
  return (
    <TextField
      select
      label={setting.label}
      value={family}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">Padrão</MenuItem>
      {choices.map(([name, label]) => (
        <MenuItem key={name} value={name}>
          {label}
        </MenuItem>
      ))}
      {isOwn && <MenuItem value={family}>{family}</MenuItem>}
    </TextField>
  )
}
