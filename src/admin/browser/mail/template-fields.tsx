import { Box, Button, Checkbox, FormControlLabel, FormGroup, FormLabel, Switch, TextField, Typography } from '@mui/material'
import { useRef } from 'react'
import type { MailTemplateRecord } from '#api/vitrine/mail-template-routes.ts'
import { hiddenWith, insertedAt, type TemplateValues, type TextName } from './template-draft.ts'

type Props = {
  template: MailTemplateRecord
  values: TemplateValues
  problems: Partial<Record<string, string>>
  onChange: (typed: Partial<TemplateValues>) => void
}

const FIELDS: { name: TextName; label: string; help?: string; rows?: number }[] = [
  { name: 'subject', label: 'Assunto' },
  { name: 'title', label: 'Título' },
  { name: 'opening', label: 'Texto de abertura', help: 'Uma linha em branco começa outro parágrafo.', rows: 5 },
  { name: 'closing', label: 'Texto de fechamento', help: 'Vem depois das seções. Pode ficar vazio.', rows: 3 },
]

/** What a merchant may write of one kind of mail. */
export function TemplateFields({ template, values, problems, onChange }: Props) {
  const inputs = useRef(new Map<TextName, HTMLInputElement | HTMLTextAreaElement>())
  const last = useRef<TextName>('opening')
  const insert = (placeholder: string) => {
    const name = last.current
    const input = inputs.current.get(name)
    const end = values[name].length
    const { text, caret } = insertedAt(values[name], [input?.selectionStart ?? end, input?.selectionEnd ?? end], placeholder)
    onChange({ [name]: text })
    // Once the new text is there: the caret of the old one would be lost.
    requestAnimationFrame(() => {
      input?.focus()
      input?.setSelectionRange(caret, caret)
    })
  }
  return (
    <>
      {template.may_be_off && (
        <FormControlLabel
          control={<Switch checked={!values.isOff} onChange={(_, isOn) => onChange({ isOff: !isOn })} />}
          label="Enviar este e-mail"
          sx={{ mb: 1 }}
        />
      )}
      {FIELDS.map(({ name, label, help, rows }) => (
        <TextField
          key={name}
          name={name}
          label={label}
          value={values[name]}
          error={problems[name] !== undefined}
          helperText={problems[name] ?? help ?? ' '}
          fullWidth
          {...(rows && { multiline: true, minRows: rows, maxRows: 14 })}
          inputRef={(input: HTMLInputElement | null) => {
            if (input) inputs.current.set(name, input)
          }}
          onFocus={() => {
            last.current = name
          }}
          onChange={({ target }) => onChange({ [name]: target.value })}
        />
      ))}
      <Placeholders template={template} onInsert={insert} />
      {template.sections.length > 0 && (
        <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mt: 2 }}>
          <FormLabel component="legend">Seções</FormLabel>
          <FormGroup>
            {template.sections.map(({ id, label }) => (
              <FormControlLabel
                key={id}
                control={
                  <Checkbox
                    checked={!values.hidden.includes(id)}
                    onChange={(_, isShown) => onChange({ hidden: hiddenWith(template.sections, values.hidden, id, isShown) })}
                  />
                }
                label={label}
              />
            ))}
          </FormGroup>
        </Box>
      )}
    </>
  )
}

/** Each with what it gives; a press puts it where the caret was. */
const Placeholders = ({ template, onInsert }: { template: MailTemplateRecord; onInsert: (name: string) => void }) => (
  <Box component="details" sx={{ mt: 1 }}>
    <Box
      component="summary"
      sx={{ cursor: 'pointer', minBlockSize: 44, display: 'list-item', alignContent: 'center', fontWeight: 600 }}
    >
      Dados que entram no texto
    </Box>
    <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
      Toque em um para pôr no texto, onde está o cursor. Na mensagem, ele vira o dado de cada pedido ou pessoa.
    </Typography>
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 0.5 }}>
      {template.placeholders.map(({ name, gives }) => (
        <Box component="li" key={name} sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <Button
            size="small"
            variant="outlined"
            onClick={() => onInsert(name)}
            sx={{ fontFamily: 'monospace', textTransform: 'none', minBlockSize: 44 }}
          >
            {`{${name}}`}
          </Button>
          <Typography variant="body2" sx={{ flex: 1, minWidth: 140 }}>
            {gives}
          </Typography>
        </Box>
      ))}
    </Box>
  </Box>
)
