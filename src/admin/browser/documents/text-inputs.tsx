import { TextField } from '@mui/material'
import { useState } from 'react'
import { RichTextField } from '../rich-text/rich-text-field.tsx'
import { type InputOptions, textOf } from './input-options.ts'
import { signsTrouble } from './setting-values.ts'

export function TextSetting({ setting, value, onChange }: InputOptions) {
  const trouble = signsTrouble(setting, textOf(value))
  // Titles that came with line breaks keep them: a field of one line would glue their words.
  const [hasLines] = useState(() => setting.control === 'lines' || textOf(value).includes('\n'))
  return (
    <TextField
      label={setting.label}
      value={textOf(value)}
      error={trouble !== undefined}
      helperText={trouble}
      multiline={hasLines}
      minRows={setting.control === 'lines' ? 3 : undefined}
      // The column is narrow: above its field a long name is read in full.
      slotProps={{ htmlInput: { maxLength: setting.max_length ?? undefined }, inputLabel: { shrink: true } }}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

/** Text with formatting; the preview beside it shows what it becomes. */
export const RichTextSetting = ({ setting, value, onChange }: InputOptions) => (
  <RichTextField label={setting.label} value={textOf(value)} onChange={onChange} maxLength={setting.max_length ?? undefined} />
)

/** Style rules that the merchant writes: «selector» stands for the element. */
export const CssSetting = ({ setting, value, onChange }: InputOptions) => (
  <TextField
    label={setting.label}
    value={textOf(value)}
    multiline
    minRows={5}
    placeholder={'selector {\n  color: #9c4327;\n}'}
    helperText="A palavra «selector» é o elemento. O que estiver errado é dito ao salvar."
    slotProps={{
      htmlInput: { maxLength: setting.max_length ?? undefined, spellCheck: false, style: { fontFamily: 'monospace' } },
      inputLabel: { shrink: true },
    }}
    onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
  />
)
