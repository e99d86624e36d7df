import { memo, type ReactNode } from 'react'
import { fieldName, type FormField } from '#content/forms/contract.ts'
import { FORM_WORDS } from './text.ts'

type Props = {
  field: FormField
  error: string | undefined
  typed: string[] | undefined
  showLabels: boolean
  size: string
  onFiles: (field: FormField, input: HTMLInputElement) => void
}

/** Digits and the marks that people write between them; the server counts the digits. */
const PHONE_PATTERN = String.raw`[\d\s\(\)+\-.\/*#]{6,40}`

/** What a person fills in. The browser owns its value; React only draws it once. */
export function FieldControl({ field, error, typed, size, onFiles }: Props): ReactNode {
  const id = `form-field-${field.id}`
  const value = typed?.[0] ?? field.value
  const common = {
    id,
    name: fieldName(field),
    required: field.required && !field.requiredWhen,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': error === undefined ? undefined : `${id}-error`,
  }
  const textual = {
    ...common,
    className: `elementor-field elementor-size-${size} elementor-field-textual input`,
    placeholder: field.placeholder || undefined,
    defaultValue: value,
  }
  const { min, max } = { min: field.min || undefined, max: field.max || undefined }
  switch (field.type) {
    case 'hidden':
      return <Hidden name={common.name} id={id} value={value} />
    case 'honeypot':
      return (
        <input
          {...common}
          required={false}
          className="elementor-field"
          type="text"
          tabIndex={-1}
          autoComplete="off"
          defaultValue=""
          aria-label={FORM_WORDS.honeypot}
        />
      )
    case 'textarea':
      return <textarea {...textual} rows={field.rows} maxLength={20_000} />
    case 'select':
      return <Select field={field} common={common} typed={typed} size={size} />
    case 'radio':
    case 'checkbox':
      return <Options field={field} common={common} typed={typed} />
    case 'acceptance':
      return (
        <div className="elementor-field-subgroup">
          <span className="elementor-field-option">
            <input
              {...common}
              type="checkbox"
              className="elementor-field elementor-acceptance-field"
              value="on"
              defaultChecked={typed ? typed.length > 0 : field.checked}
            />
            <label htmlFor={id}>{field.label}</label>
          </span>
        </div>
      )
    case 'upload':
      return (
        <input
          {...common}
          type="file"
          className="elementor-field elementor-upload-field input"
          multiple={field.multiple}
          accept={field.fileTypes.map((type) => `.${type.replace(/^\./, '')}`).join(',') || undefined}
          data-maxsize={field.maxSizeMb}
          data-maxsize-message={FORM_WORDS.fileTooBig}
          onChange={(event) => onFiles(field, event.currentTarget)}
        />
      )
    case 'date':
      return <input {...textual} type="date" min={min} max={max} />
    case 'time':
      return <input {...textual} type="time" />
    case 'number':
      return <input {...textual} type="number" step="any" min={min} max={max} />
    case 'tel':
      return <input {...textual} type="tel" pattern={PHONE_PATTERN} autoComplete="tel" />
    case 'email':
      return <input {...textual} type="email" maxLength={254} autoComplete="email" />
    case 'password':
      return <input {...textual} defaultValue="" type="password" maxLength={1_000} autoComplete="new-password" />
    default:
      return <input {...textual} type={field.type === 'url' ? 'url' : 'text'} maxLength={1_000} />
  }
}

/** Drawn once: React would set a hidden input back to its first value at every drawing, and so undo what the address filled in. */
const Hidden = memo(function Hidden({ name, id, value }: { name: string; id: string; value: string }) {
  return <input type="hidden" name={name} id={id} defaultValue={value} />
})

type Common = {
  id: string
  name: string
  required: boolean
  'aria-invalid': boolean | undefined
  'aria-describedby': string | undefined
}

function Select({ field, common, typed, size }: { field: FormField; common: Common; typed: string[] | undefined; size: string }) {
  const { options, multiple, placeholder } = field
  const chosen = typed ?? [field.value]
  return (
    <div className="elementor-field elementor-select-wrapper">
      <select
        {...common}
        className={`elementor-field-textual elementor-size-${size} input`}
        multiple={multiple}
        size={multiple ? Math.min(options.length, 6) : undefined}
        defaultValue={multiple ? chosen : chosen[0]}
      >
        {!multiple && <option value="">{placeholder || FORM_WORDS.optional}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}

function Options({ field, common, typed }: { field: FormField; common: Common; typed: string[] | undefined }) {
  const { id, name, required, ...states } = common
  const chosen = typed ?? [field.value]
  return (
    <div
      className={`elementor-field-subgroup${field.inline ? ' elementor-subgroup-inline' : ''}`}
      id={id}
      role={field.type === 'radio' ? 'radiogroup' : 'group'}
      aria-labelledby={field.label === '' ? undefined : `${id}-label`}
      aria-describedby={states['aria-describedby']}
      tabIndex={-1}
    >
      {field.options.map((option, index) => (
        <span key={option.value} className="elementor-field-option">
          <input
            type={field.type}
            id={`${id}-${index}`}
            name={name}
            value={option.value}
            required={field.type === 'radio' && required}
            aria-invalid={states['aria-invalid']}
            defaultChecked={chosen.includes(option.value)}
          />
          <label htmlFor={`${id}-${index}`}>{option.label}</label>
        </span>
      ))}
    </div>
  )
}
