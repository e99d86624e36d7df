import { Box, TextField } from '@mui/material'
import { useRef } from 'react'
import { type InputOptions, textOf } from './input-options.ts'

export function TextSetting({ setting, value, onChange }: InputOptions) {
  return (
    <TextField
      label={setting.label}
      value={textOf(value)}
      multiline={setting.control === 'lines'}
      minRows={setting.control === 'lines' ? 3 : undefined}
      slotProps={{ htmlInput: { maxLength: setting.max_length ?? undefined } }}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

const MARKS: [name: string, before: string, after: string][] = [
  ['Negrito', '<strong>', '</strong>'],
  ['Itálico', '<em>', '</em>'],
  ['Parágrafo', '<p>', '</p>'],
  ['Lista', '<ul>\n<li>', '</li>\n</ul>'],
  ['Link', '<a href="/">', '</a>'],
]

/** Text with a little markup, as it is kept; the preview beside it shows what it becomes. */
export function RichTextSetting({ setting, value, onChange }: InputOptions) {
  const field = useRef<HTMLTextAreaElement>(null)
  const text = textOf(value)
  const wrap = (before: string, after: string) => {
    const { selectionStart: from, selectionEnd: to } = field.current ?? { selectionStart: text.length, selectionEnd: text.length }
    onChange(text.slice(0, from) + before + text.slice(from, to) + after + text.slice(to))
    requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.setSelectionRange(from + before.length, to + before.length)
    })
  }
  return (
    <Box>
      <Box role="group" aria-label={`Marcar em ${setting.label}`} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        {MARKS.map(([name, before, after]) => (
          <MarkButton key={name} name={name} onPress={() => wrap(before, after)} />
        ))}
      </Box>
      <TextField
        multiline
        minRows={6}
        maxRows={20}
        label={setting.label}
        value={text}
        inputRef={field}
        helperText="Selecione um trecho e use os botões, ou escreva HTML simples."
        slotProps={{ htmlInput: { maxLength: setting.max_length ?? undefined } }}
        onChange={({ target }) => onChange(target.value)}
      />
    </Box>
  )
}

const MarkButton = ({ name, onPress }: { name: string; onPress: () => void }) => (
  <Box
    component="button"
    type="button"
    onClick={onPress}
    sx={{
      font: 'inherit',
      fontSize: '0.8rem',
      px: 1,
      minBlockSize: 32,
      border: 1,
      borderColor: 'divider',
      borderRadius: 1,
      bgcolor: 'transparent',
      color: 'text.primary',
      cursor: 'pointer',
    }}
  >
    {name}
  </Box>
)
