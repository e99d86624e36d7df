import { Box, ButtonBase, FormControlLabel, Switch, Typography } from '@mui/material'
import { useState } from 'react'
import type { PresetItem } from '#api/vitrine/theme-routes.ts'
import { darkTokens } from '#content/settings/theme/dark-tokens.ts'
import { lightTokens } from '#content/settings/theme/light-tokens.ts'

type Props = {
  presets: readonly PresetItem[]
  chosen: string | undefined
  onChoose: (preset: PresetItem, parts: boolean) => void
  /** The header and footer of the preset that was chosen last are wanted, or no longer. */
  onParts: (preset: PresetItem, parts: boolean) => void
}

/** Whole looks, each as a small drawing of the shop that it makes. */
export function PresetChoice({ presets, chosen, onChoose, onParts }: Props) {
  const [parts, setParts] = useState(false)
  const [last, setLast] = useState(presets.find(({ id }) => id === chosen))
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        Um toque muda cores, letras, formas e espaços. Logo, páginas e produtos ficam como estão, e nada vai para a loja antes de
        você salvar.
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: 'repeat(auto-fill, minmax(8.5rem, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
        }}
      >
        {presets.map((preset) => (
          <ButtonBase
            key={preset.id}
            aria-pressed={preset.id === chosen}
            onClick={() => {
              setLast(preset)
              onChoose(preset, parts)
            }}
            sx={{
              display: 'block',
              p: 1,
              border: 2,
              borderColor: preset.id === chosen ? 'primary.main' : 'divider',
              borderRadius: 1.5,
              textAlign: 'start',
              '&:focus-visible': { outline: 3, outlineColor: 'primary.main', outlineOffset: 2 },
            }}
          >
            <Sketch preset={preset} />
            <Typography component="span" sx={{ display: 'block', mt: 0.5, fontWeight: 650 }}>
              {preset.name}
            </Typography>
            <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
              {preset.about}
            </Typography>
          </ButtonBase>
        ))}
      </Box>
      <FormControlLabel
        control={
          <Switch
            checked={parts}
            onChange={({ target }) => {
              setParts(target.checked)
              if (last) onParts(last, target.checked)
            }}
          />
        }
        label="Trocar também o cabeçalho e o rodapé pelos do tema"
        sx={{ mt: 1 }}
      />
    </>
  )
}

const RADII = { round: 6, soft: 2, square: 0 }

/** Header, picture band, two cards and a button, in the preset's colours and corners. */
function Sketch({ preset }: { preset: PresetItem }) {
  const tokens = (preset.scheme === 'dark' ? darkTokens : lightTokens)(preset.colours)
  const radius = RADII[preset.corners]
  const button = preset.buttons === 'pill' ? 6 : preset.buttons === 'square' ? 0 : radius
  const isFilled = preset.button_fill === 'filled'
  const tall = { portrait: 26, square: 21, landscape: 16, original: 21 }[preset.card_ratio]
  const isFramed = preset.cards !== 'plain'
  return (
    <svg viewBox="0 0 120 90" width="100%" aria-hidden="true" style={{ display: 'block', borderRadius: 6 }}>
      <rect width="120" height="90" fill={tokens.paper} />
      <rect x="8" y="6" width="18" height="5" rx="1" fill={tokens.ink} />
      <rect x="94" y="6" width="18" height="5" rx="2.5" fill={tokens.line} />
      <rect x="8" y="16" width="104" height="28" rx={radius} fill={tokens.sand} />
      <rect x="14" y="22" width="44" height="5" rx="1" fill={tokens.ink} />
      <rect
        x="14"
        y="31"
        width="28"
        height="8"
        rx={button}
        fill={isFilled ? tokens.brand : tokens.surface}
        stroke={isFilled ? tokens.brand : tokens.link}
      />
      {[8, 44, 80].map((x) => (
        <g key={x}>
          {isFramed && <rect x={x} y="49" width="32" height="36" rx={radius} fill={tokens.surface} stroke={tokens.line} />}
          <rect x={x + 3} y="52" width="26" height={tall} rx={radius} fill={tokens.sand} />
          <rect x={x + 3} y={55 + tall} width="16" height="3" rx="1" fill={tokens.link} />
        </g>
      ))}
    </svg>
  )
}
