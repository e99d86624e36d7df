import SwapIcon from '@mui/icons-material/SwapHoriz'
import { Box, IconButton, Slider, ToggleButton, ToggleButtonGroup, Tooltip, Typography } from '@mui/material'
import type { ThemeRecord } from '#api/vitrine/theme-routes.ts'
import { completeColours } from '#content/settings/theme/theme.ts'
import { useAnswer } from '../shared/use-api.ts'
import { type Gradient, gradientPreview, numberAt, stored, swapped } from './gradient-values.ts'
import { SettingInput } from './setting-input.tsx'
import type { Values } from './setting-values.ts'

type Options = { gradient: Gradient; title: string; values: Values; onChange: (values: Values, mark: string) => void }

/** A gradient in one place: how it looks, its two colours, where each stands, and which way it runs. */
export function GradientInput({ gradient: { prefix, pieces }, title, values, onChange }: Options) {
  const named = (piece: string) => `${prefix}_${piece}`
  const set = (piece: string, value: unknown) => {
    const { [named(piece)]: _before, ...rest } = values
    onChange(value === undefined ? rest : { ...rest, [named(piece)]: value }, `${prefix} degradê`)
  }
  const { data: theme } = useAnswer<ThemeRecord>('/vitrine/v1/theme')
  const colours = completeColours(theme?.colours ?? {})
  const stops = [numberAt(values, named('color_stop'), 0), numberAt(values, named('color_b_stop'), 100)]
  const isRadial = values[named('gradient_type')] === 'radial'
  return (
    <Box role="group" aria-label={`${title}: degradê`} sx={{ my: 1 }}>
      <Box
        role="img"
        aria-label="Prévia do degradê"
        sx={{ blockSize: 64, borderRadius: 1, border: 1, borderColor: 'divider' }}
        style={{ background: gradientPreview(values, prefix, (raw) => shopColour(raw, colours)) }}
      />
      <Box sx={{ px: 1.5 }}>
        <Slider
          value={stops}
          valueLabelDisplay="auto"
          getAriaLabel={(index) => (index === 0 ? 'Onde a primeira cor termina (%)' : 'Onde a segunda cor começa (%)')}
          onChange={(_event, next) => {
            const [from, to] = next as number[] // it has two ends
            const { [named('color_stop')]: _from, [named('color_b_stop')]: _to, ...rest } = values
            const changed = { [named('color_stop')]: stored(from!, '%'), [named('color_b_stop')]: stored(to!, '%') }
            onChange({ ...rest, ...changed }, `${prefix} degradê`)
          }}
        />
      </Box>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <Box sx={{ flex: 1, minInlineSize: 0 }}>
          {(['color', 'color_b'] as const).map(
            (piece) =>
              pieces[piece] && (
                <SettingInput
                  key={piece}
                  setting={{ ...pieces[piece], label: piece === 'color' ? 'Primeira cor' : 'Segunda cor' }}
                  value={values[named(piece)]}
                  inherits={false}
                  onChange={(value) => set(piece, value)}
                />
              ),
          )}
        </Box>
        <Tooltip title="Trocar as cores de lugar">
          <IconButton
            aria-label={`${title}: trocar as cores de lugar`}
            onClick={() => onChange(swapped(values, prefix), `${prefix} degradê`)}
            sx={{ inlineSize: 44, blockSize: 44, rotate: '90deg' }}
          >
            <SwapIcon />
          </IconButton>
        </Tooltip>
      </Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={isRadial ? 'radial' : 'linear'}
        aria-label={`${title}: forma do degradê`}
        onChange={(_event, next: string | null) => next && set('gradient_type', next)}
      >
        <ToggleButton value="linear" sx={{ textTransform: 'none', minBlockSize: 44 }}>
          Em linha
        </ToggleButton>
        <ToggleButton value="radial" sx={{ textTransform: 'none', minBlockSize: 44 }}>
          Em círculo
        </ToggleButton>
      </ToggleButtonGroup>
      {!isRadial && (
        <Box sx={{ px: 1.5, pt: 1 }}>
          <Typography variant="body2" id={`${prefix}-angle`}>
            Direção: {numberAt(values, named('gradient_angle'), 180)}°
          </Typography>
          <Slider
            min={0}
            max={360}
            step={5}
            marks={[0, 90, 180, 270, 360].map((value) => ({ value }))}
            value={numberAt(values, named('gradient_angle'), 180)}
            aria-labelledby={`${prefix}-angle`}
            onChange={(_event, next) => set('gradient_angle', stored(next as number, 'deg'))} // one end, one number
          />
        </Box>
      )}
      {isRadial && pieces.gradient_position && (
        <SettingInput
          setting={pieces.gradient_position}
          value={values[named('gradient_position')]}
          inherits={false}
          onChange={(value) => set('gradient_position', value)}
        />
      )}
    </Box>
  )
}

/** A colour by its name is shown as the shop's theme has it. */
const shopColour = (raw: unknown, colours: Record<string, string>) => {
  const name = typeof raw === 'string' ? raw : ''
  return /^(#|rgb|hsl|transparent)/i.test(name) ? name : (colours[name] ?? (name && '#999'))
}
