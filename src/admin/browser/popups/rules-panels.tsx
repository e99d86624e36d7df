import {
  Box,
  Checkbox,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormLabel,
  MenuItem,
  Switch,
  TextField,
  Typography,
} from '@mui/material'
import { TextInput } from 'react-admin'
import { Panel } from '../shared/panel.tsx'
import { useField } from '../shared/use-field.ts'
import { type Rule, type Rules, type RuleValue, switched, TIMING, TRIGGERS } from './rules.ts'

/** What makes it come by itself. */
export function TriggersPanel() {
  const [rules, setRules] = useField<Rules>('settings.triggers', {})
  return (
    <Panel title="Quando aparece">
      <Typography variant="body2" color="textSecondary">
        O primeiro destes que acontecer o abre. Com todos desligados, só um clique o abre.
      </Typography>
      {TRIGGERS.map((rule) => (
        <RuleFields key={rule.name} rule={rule} rules={rules} onChange={setRules} />
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
  const [rules, setRules] = useField<Rules>('settings.timing', {})
  return (
    <Panel title="Para quem">
      <Typography variant="body2" color="textSecondary">
        Tudo o que estiver ligado precisa ser verdade para ele aparecer sozinho.
      </Typography>
      {TIMING.map((rule) => (
        <RuleFields key={rule.name} rule={rule} rules={rules} onChange={setRules} />
      ))}
    </Panel>
  )
}

type Options = { rule: Rule; rules: Rules; onChange: (rules: Rules) => void }

function RuleFields({ rule, rules, onChange }: Options) {
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
              onChange={(next) => onChange({ ...rules, [`${rule.name}_${value.name}`]: next })}
            />
          ))}
        </Box>
      )}
    </Box>
  )
}

function ValueInput({ field, value, onChange }: { field: RuleValue; value: unknown; onChange: (value: unknown) => void }) {
  if (field.kind === 'several') return <Several field={field} value={value} onChange={onChange} />
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
        slotProps={{ htmlInput: { min: field.min, max: field.max } }}
        onChange={({ target }) => onChange(target.value === '' ? '' : Number(target.value))}
      />
    )
  return (
    <TextField
      label={field.label}
      value={value ?? ''}
      helperText={field.help}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

type SeveralOptions = {
  field: Extract<RuleValue, { kind: 'several' }>
  value: unknown
  onChange: (value: unknown) => void
}

function Several({ field, value, onChange }: SeveralOptions) {
  const chosen = Array.isArray(value) ? (value as unknown[]) : []
  const turn = (id: string, isOn: boolean) =>
    onChange(Object.keys(field.options).filter((one) => (one === id ? isOn : chosen.includes(one))))
  return (
    <FormControl component="fieldset">
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
    </FormControl>
  )
}
