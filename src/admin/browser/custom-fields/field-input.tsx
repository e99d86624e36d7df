import { Box, Checkbox, FormControlLabel, FormGroup, FormLabel, MenuItem, TextField } from '@mui/material'
import type { FieldRecord } from '#api/vitrine/custom-field-routes.ts'
import { readValue } from '#kit/typed-fields/read-value.ts'
import { PictureChoice } from '../media/picture-choice.tsx'
import { ColourInput } from '../shared/colour-input.tsx'

type Props = { field: FieldRecord; value: unknown; onChange: (value: unknown) => void }

const wordOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** The input that a field's kind asks for. What is typed is kept as it is typed; the shop reads it. */
export function FieldInput({ field, value, onChange }: Props) {
  const { name, kind, options, help, required } = field
  const read = readValue(field, value)
  const trouble = !read.ok ? read.why : required && read.value === null ? 'é preciso preencher.' : undefined
  const label = options.unit ? `${name} (${options.unit})` : name
  const common = {
    label,
    required,
    fullWidth: true,
    error: !read.ok,
    helperText: (!read.ok && trouble) || help || undefined,
    value: wordOf(value),
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value === '' ? null : target.value),
  }
  const choose = (choices: [value: string, name: string][], shown: string) => (
    <TextField {...common} select value={shown}>
      <MenuItem value="">
        <em>Sem valor</em>
      </MenuItem>
      {choices.map(([id, title]) => (
        <MenuItem key={id} value={id}>
          {title}
        </MenuItem>
      ))}
    </TextField>
  )
  switch (kind) {
    case 'long_text':
      return <TextField {...common} multiline minRows={2} />
    case 'number':
      return <TextField {...common} value={wordOf(value).replace('.', ',')} slotProps={{ htmlInput: { inputMode: 'decimal' } }} />
    case 'date':
      return <TextField {...common} type="date" slotProps={{ inputLabel: { shrink: true } }} />
    case 'yes_no':
      return choose(
        [
          ['sim', 'Sim'],
          ['não', 'Não'],
        ],
        read.ok && read.value !== null ? (read.value === true ? 'sim' : 'não') : '',
      )
    case 'choice':
      return choose(
        (options.choices ?? []).map((choice) => [choice, choice]),
        read.ok && typeof read.value === 'string' ? read.value : '',
      )
    case 'choices':
      return <Choices field={field} chosen={read.ok && Array.isArray(read.value) ? read.value : []} onChange={onChange} />
    case 'color':
      return (
        <Box sx={{ display: 'flex', gap: 1 }}>
          <ColourInput
            label={name}
            value={read.ok && typeof read.value === 'string' ? read.value : '#000000'}
            onChange={onChange}
          />
          <TextField {...common} placeholder="#a0522d" />
        </Box>
      )
    case 'picture':
    case 'file':
      return <PictureChoice label={label} id={Number(value) || 0} onChange={(id) => onChange(id || null)} helperText={help} />
    case 'link':
      return (
        <TextField
          {...common}
          helperText={common.helperText ?? 'O número (ID) do que o link mostra.'}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
      )
    default:
      return <TextField {...common} />
  }
}

type ChoicesProps = { field: FieldRecord; chosen: string[]; onChange: (value: unknown) => void }

const Choices = ({ field: { name, options, help }, chosen, onChange }: ChoicesProps) => (
  <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mb: 1 }}>
    <FormLabel component="legend">{name}</FormLabel>
    <FormGroup row>
      {(options.choices ?? []).map((choice) => (
        <FormControlLabel
          key={choice}
          label={choice}
          control={
            <Checkbox
              checked={chosen.includes(choice)}
              onChange={({ target }) => {
                const next = target.checked ? [...chosen, choice] : chosen.filter((one) => one !== choice)
                onChange(next.length === 0 ? null : next)
              }}
            />
          }
        />
      ))}
    </FormGroup>
    {help && <FormLabel sx={{ fontSize: 12 }}>{help}</FormLabel>}
  </Box>
)
