import ExpandMoreIcon from '@mui/icons-material/ExpandMore'
import RestartAltIcon from '@mui/icons-material/RestartAlt'
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Alert,
  Box,
  Button,
  Chip,
  IconButton,
  ToggleButton,
  ToggleButtonGroup,
  Tooltip,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { isAsked } from '#builder/conditions.ts'
import type { WireField } from '#api/vitrine/widget-shape.ts'
import { GradientInput } from './gradient-inputs.tsx'
import { gradientsIn, isPieceOf } from './gradient-values.ts'
import { SettingInput } from './setting-input.tsx'
import { type Device, globalOf, keyFor, setIn, shownValue, type Values, withoutGlobal, withValue } from './setting-values.ts'

const STATES: [state: WireField['state'], name: string][] = [
  ['normal', 'Normal'],
  ['hover', 'Passar o mouse'],
  ['focus', 'Em foco'],
]

type Options = {
  title: string
  /** Whether it is open at first. */
  isFirst: boolean
  settings: WireField[]
  /** All settings that a condition may hang on. */
  all: WireField[]
  elementId: string
  values: Values
  /** The values, with what conditions know of the element besides. */
  known: Values
  device: Device
  onChange: (values: Values, mark: string) => void
}

/** One part of an element, folded until it is wanted, unless it is the first: its look, by state, each setting with a way back. */
export function StylePart({ title, isFirst, settings, all, elementId, values, known, device, onChange }: Options) {
  const states = STATES.filter(([state]) => settings.some((setting) => setting.state === state))
  const [chosen, setChosen] = useState<WireField['state']>()
  const state = chosen ?? states[0]?.[0] ?? 'normal'
  const changed = settings.filter((setting) => setIn(setting, values)).length
  const asked = settings.filter((setting) => setting.state === state && isAsked(setting, all, known))
  const gradients = device === 'desktop' ? gradientsIn(asked) : []
  const change = (setting: WireField, value: unknown) =>
    onChange(withValue(setting, withoutGlobal(setting, values), device, value), `${elementId} ${keyFor(setting, device)}`)
  return (
    <Accordion
      disableGutters
      defaultExpanded={isFirst}
      elevation={0}
      slotProps={{ transition: { unmountOnExit: true } }}
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      <AccordionSummary expandIcon={<ExpandMoreIcon />} sx={{ minBlockSize: 48, px: 0.5 }}>
        <Typography component="span" sx={{ flex: 1, fontWeight: 600 }}>
          {title}
        </Typography>
        {changed > 0 && (
          <Chip size="small" color="primary" label={changed === 1 ? '1 ajuste' : `${changed} ajustes`} sx={{ mr: 1 }} />
        )}
      </AccordionSummary>
      <AccordionDetails sx={{ px: 0.5, pt: 0 }}>
        {states.length > 1 && (
          <ToggleButtonGroup
            exclusive
            size="small"
            value={state}
            aria-label={`${title}: estado`}
            onChange={(_event, next: WireField['state'] | null) => next && setChosen(next)}
            sx={{ mb: 1 }}
          >
            {states.map(([name, label]) => (
              <ToggleButton key={name} value={name} sx={{ textTransform: 'none', minBlockSize: 44 }}>
                {label}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        )}
        {asked.map((setting) => {
          const gradient = gradients.find((one) => isPieceOf(one, setting))
          if (gradient)
            return gradient.pieces.color_b === setting ? (
              <GradientInput key={gradient.prefix} gradient={gradient} title={title} values={values} onChange={onChange} />
            ) : null
          const key = keyFor(setting, device)
          const followed = globalOf(values, setting.name)
          const isSet = values[key] !== undefined && values[key] !== ''
          return (
            <Box key={`${elementId} ${key}`} sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5 }}>
              <Box sx={{ flex: 1, minInlineSize: 0 }}>
                {followed ? (
                  <Alert
                    severity="info"
                    sx={{ my: 0.5 }}
                    action={
                      <Button
                        color="inherit"
                        size="small"
                        onClick={() => onChange(withoutGlobal(setting, values), `${elementId} ${key}`)}
                      >
                        Soltar
                      </Button>
                    }
                  >
                    {setting.label}: segue o ajuste do site «{followed}».
                  </Alert>
                ) : (
                  <SettingInput
                    setting={setting}
                    value={shownValue(setting, values, device)}
                    inherits={setting.per_device && device !== 'desktop'}
                    onChange={(value) => change(setting, value)}
                  />
                )}
              </Box>
              {isSet && !followed && (
                <Tooltip title="Voltar ao padrão">
                  <IconButton
                    aria-label={`Voltar ao padrão: ${title}, ${setting.label}`}
                    onClick={() => change(setting, undefined)}
                    sx={{ inlineSize: 44, blockSize: 44, mt: 0.5 }}
                  >
                    <RestartAltIcon fontSize="small" />
                  </IconButton>
                </Tooltip>
              )}
            </Box>
          )
        })}
      </AccordionDetails>
    </Accordion>
  )
}
