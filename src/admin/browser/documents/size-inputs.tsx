import { isRecord } from '#kit/is-record.ts'
import LinkIcon from '@mui/icons-material/Link'
import LinkOffIcon from '@mui/icons-material/LinkOff'
import { Box, IconButton, MenuItem, TextField, Tooltip, Typography } from '@mui/material'
import { AS_LARGER, type InputOptions, textOf } from './input-options.ts'
import { sidesOf, SIDES, sizeOf, withSide, withUnit } from './setting-values.ts'

const UNIT_NAMES: Record<string, string> = { custom: 'CSS', deg: '°', '': '×' }
const SIDE_NAMES = { top: 'em cima', right: 'direita', bottom: 'embaixo', left: 'esquerda' }
/** Four fields share a narrow column. */
const SHORT_NAMES = { top: 'Cima', right: 'Dir.', bottom: 'Baixo', left: 'Esq.' }

type UnitOptions = { label: string; units: readonly string[]; unit: string; onChange: (unit: string) => void }

const UnitChoice = ({ label, units, unit, onChange }: UnitOptions) =>
  units.length > 1 ? (
    <TextField
      select
      label="Unidade"
      value={unit}
      slotProps={{
        select: { displayEmpty: true, SelectDisplayProps: { 'aria-label': `${label}: unidade` } },
        inputLabel: { shrink: true },
      }}
      onChange={({ target }) => onChange(target.value)}
      sx={{ inlineSize: 104, flex: 'none' }}
    >
      {units.map((one) => (
        <MenuItem key={one} value={one}>
          {UNIT_NAMES[one] ?? one}
        </MenuItem>
      ))}
    </TextField>
  ) : null

/** A number and its unit; with the unit «CSS» an expression such as calc(100% - 20px). */
export function SizeSetting({ setting, value, onChange, inherits }: InputOptions) {
  const { size, unit } = sizeOf(setting, value)
  const set = (next: string, chosen = unit) =>
    onChange(next === '' ? undefined : { unit: chosen, size: chosen === 'custom' ? next : Number(next), sizes: [] })
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <TextField
        type={unit === 'custom' ? 'text' : 'number'}
        label={setting.label}
        value={size}
        helperText={inherits && size === '' ? AS_LARGER : undefined}
        slotProps={{ htmlInput: { step: 'any', maxLength: 120 }, inputLabel: { shrink: true } }}
        onChange={({ target }) => set(target.value)}
      />
      <UnitChoice
        label={setting.label}
        units={setting.units}
        unit={unit}
        onChange={(chosen) => onChange(withUnit({ size, unit }, chosen))}
      />
    </Box>
  )
}

/** Four sides, all alike while they are linked. */
export function SidesSetting({ setting, value, onChange }: InputOptions) {
  const sides = sidesOf(setting, value)
  return (
    <Box role="group" aria-label={setting.label} sx={{ my: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography variant="body2" sx={{ flex: 1 }}>
          {setting.label}
        </Typography>
        <Tooltip title={sides.isLinked ? 'Mudar cada lado por si' : 'Mudar os quatro lados juntos'}>
          <IconButton
            aria-label={`${setting.label}: lados juntos`}
            aria-pressed={sides.isLinked}
            onClick={() => onChange({ ...sides, isLinked: !sides.isLinked })}
            sx={{ inlineSize: 44, blockSize: 44 }}
          >
            {sides.isLinked ? <LinkIcon /> : <LinkOffIcon />}
          </IconButton>
        </Tooltip>
        <UnitChoice
          label={setting.label}
          units={setting.units}
          unit={sides.unit}
          onChange={(unit) => onChange({ ...sides, unit })}
        />
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: 0.5 }}>
        {SIDES.map((side) => (
          <TextField
            key={side}
            type={sides.unit === 'custom' ? 'text' : 'number'}
            label={SHORT_NAMES[side]}
            value={sides[side]}
            slotProps={{
              htmlInput: { step: 'any', 'aria-label': `${setting.label}, ${SIDE_NAMES[side]}` },
              inputLabel: { shrink: true },
            }}
            onChange={({ target }) => onChange(withSide(sides, side, target.value))}
          />
        ))}
      </Box>
    </Box>
  )
}

const SHADOW_PARTS = { horizontal: 'Para o lado', vertical: 'Para baixo', blur: 'Desfoque', spread: 'Tamanho' }

/** How far a shadow falls, in pixels, and its colour. */
export function ShadowSetting({ setting, value, onChange }: InputOptions) {
  const shadow = { horizontal: 0, vertical: 0, blur: 10, color: 'rgba(0,0,0,0.5)', ...(isRecord(value) ? value : {}) }
  const hasSpread = setting.name.endsWith('_box_shadow')
  return (
    <Box role="group" aria-label={setting.label} sx={{ my: 1 }}>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 0.5 }}>
        {Object.entries(SHADOW_PARTS)
          .filter(([name]) => name !== 'spread' || hasSpread)
          .map(([name, label]) => (
            <TextField
              key={name}
              type="number"
              label={`${label} (px)`}
              value={textOf((shadow as Record<string, unknown>)[name]) || '0'}
              slotProps={{ inputLabel: { shrink: true } }}
              onChange={({ target }) => onChange({ ...shadow, [name]: Number(target.value) })}
            />
          ))}
      </Box>
      <TextField
        label="Cor da sombra"
        value={textOf(shadow.color)}
        helperText="Por exemplo #00000040 ou rgba(0,0,0,0.25)."
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: 60 } }}
        onChange={({ target }) => onChange({ ...shadow, color: target.value })}
      />
    </Box>
  )
}
