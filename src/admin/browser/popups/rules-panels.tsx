import {
  Box,
  Checkbox,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormHelperText,
  FormLabel,
  MenuItem,
  Switch,
  TextField,
  Typography,
} from '@mui/material'
import { TextInput, useInput } from 'react-admin'
import type { Troubles } from '#content/popups/dead-rules.ts'
import { Panel } from '../shared/panel.tsx'
import { type Rule, type Rules, type RuleValue, switched, TIMING, TRIGGERS } from './rules.ts'
import { timingTroubles, triggerTroubles } from './troubles.ts'

/** What makes it come by itself. */
export function TriggersPanel() {
  const { rules, setRules, troubles } = useRules('settings.triggers', triggerTroubles)
  return (
    <Panel title="Quando aparece">
      <Typography variant="body2" color="textSecondary">
        O primeiro destes que acontecer o abre. Com todos desligados, só um clique o abre.
      </Typography>
      {TRIGGERS.map((rule) => (
        <RuleFields key={rule.name} rule={rule} rules={rules} troubles={troubles} onChange={setRules} />
      ))}
      <TextInput
        source="settings.open_selector"
        label="Abrir ao clicar em (seletor CSS)"
        helperText="Como .abrir-novidades; um clique no que ele escolhe abre o popup sempre."
      />
    </Panel>
  )
}

/** What must be true besides. */
export function TimingPanel() {
  const { rules, setRules, troubles } = useRules('settings.timing', timingTroubles)
  return (
    <Panel title="Para quem">
      <Typography variant="body2" color="textSecondary">
        Tudo o que estiver ligado precisa ser verdade para ele aparecer sozinho.
      </Typography>
      {TIMING.map((rule) => (
        <RuleFields key={rule.name} rule={rule} rules={rules} troubles={troubles} onChange={setRules} />
      ))}
    </Panel>
  )
}

/** The rules of the form around. What can't work is told once somebody tried to save it, not while they are still typing. */
function useRules(source: string, troublesOf: (rules: Rules) => Troubles) {
  const { field, formState } = useInput({ source, defaultValue: {} })
  const rules = (field.value ?? {}) as Rules // the form holds what the record had
  return {
    rules,
    setRules: field.onChange as (rules: Rules) => void,
    troubles: formState.submitCount > 0 ? troublesOf(rules) : {},
  }
}

type Options = { rule: Rule; rules: Rules; troubles: Troubles; onChange: (rules: Rules) => void }

function RuleFields({ rule, rules, troubles, onChange }: Options) {
  const isOn = rules[rule.name] === 'yes'
  return (
    <Box>
      <FormControlLabel
        label={rule.label}
        control={<Switch checked={isOn} onChange={({ target }) => onChange(switched(rules, rule, target.checked))} />}
      />
      {isOn && (
        <Box sx={{ pl: { xs: 1, sm: 6 }, pb: 1, display: 'grid', gap: 1, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          {rule.help && <Typography variant="body2">{rule.help}</Typography>}
          {rule.values.map((value) => (
            <ValueInput
              key={value.name}
              field={value}
              value={rules[`${rule.name}_${value.name}`]}
              trouble={troubles[`${rule.name}_${value.name}`]}
              onChange={(next) => onChange({ ...rules, [`${rule.name}_${value.name}`]: next })}
            />
          ))}
        </Box>
      )}
    </Box>
  )
}

type ValueOptions<F> = { field: F; value: unknown; trouble: string | undefined; onChange: (value: unknown) => void }

function ValueInput({ field, value, trouble, onChange }: ValueOptions<RuleValue>) {
  if (field.kind === 'several') return <Several field={field} value={value} trouble={trouble} onChange={onChange} />
  if (field.kind === 'choice')
    return (
      <TextField select label={field.label} value={value ?? field.fallback} onChange={({ target }) => onChange(target.value)}>
        {Object.entries(field.options).map(([id, name]) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
    )
  if (field.kind === 'number')
    return (
      <TextField
        type="number"
        label={field.label}
        value={value ?? ''}
        error={trouble !== undefined}
        helperText={trouble}
        slotProps={{ htmlInput: { min: field.bounds.min, max: field.bounds.max } }}
        onChange={({ target }) => onChange(target.value === '' ? '' : Number(target.value))}
      />
    )
  return (
    <TextField
      label={field.label}
      value={value ?? ''}
      error={trouble !== undefined}
      helperText={trouble ?? field.help}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

function Several({ field, value, trouble, onChange }: ValueOptions<Extract<RuleValue, { kind: 'several' }>>) {
  const chosen = Array.isArray(value) ? (value as unknown[]) : []
  const turn = (id: string, isOn: boolean) =>
    onChange(Object.keys(field.options).filter((one) => (one === id ? isOn : chosen.includes(one))))
  return (
    <FormControl component="fieldset" error={trouble !== undefined}>
      <FormLabel component="legend">{field.label}</FormLabel>
      <FormGroup row>
        {Object.entries(field.options).map(([id, name]) => (
          <FormControlLabel
            key={id}
            label={name}
            control={<Checkbox checked={chosen.includes(id)} onChange={({ target }) => turn(id, target.checked)} />}
          />
        ))}
      </FormGroup>
      {trouble && <FormHelperText>{trouble}</FormHelperText>}
    </FormControl>
  )
}
