import { useInput } from 'react-admin'
import { RichTextField } from './rich-text-field.tsx'

/** A text with formatting in a form of the workbench. */
export function RichTextInput({ source, label, helperText }: { source: string; label: string; helperText?: string }) {
  const { field, fieldState } = useInput({ source, defaultValue: '' })
  return (
    <RichTextField
      label={label}
      value={String(field.value ?? '')}
      onChange={field.onChange}
      help={helperText}
      error={fieldState.error?.message}
    />
  )
}
