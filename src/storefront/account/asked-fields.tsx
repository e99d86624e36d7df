import type { FieldProblem } from '#shop/accounts/contract.ts'
import { type AskedField, inputName } from '#shop/accounts/customer-fields.ts'
import { Field } from './fields.tsx'

type Props = { field: AskedField; problems: FieldProblem[] }

const TYPES: Partial<Record<AskedField['kind'], string>> = { date: 'date' }

/** One of the shop's own questions to a customer, answered without scripts. */
export function AskedInput({ field, problems }: Props) {
  const { kind, name, help, options, required, value } = field
  const own = inputName(field.key)
  const shown = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  if (kind === 'choice' || kind === 'yes_no')
    return (
      <Select
        {...{ own, name, help, required }}
        shown={kind === 'yes_no' ? (value === true ? 'Sim' : value === false ? 'Não' : '') : shown}
        choices={kind === 'yes_no' ? ['Sim', 'Não'] : (options.choices ?? [])}
      />
    )
  if (kind === 'choices')
    return (
      <fieldset className="account-fieldset">
        <legend>{name}</legend>
        {(options.choices ?? []).map((choice) => (
          <label key={choice} className="check">
            <input type="checkbox" name={own} value={choice} defaultChecked={Array.isArray(value) && value.includes(choice)} />{' '}
            <span>{choice}</span>
          </label>
        ))}
        {help && <span className="field-hint">{help}</span>}
      </fieldset>
    )
  if (kind === 'long_text')
    return (
      <p className="field">
        <label htmlFor={own}>
          {name}
          {!required && <span className="optional"> (opcional)</span>}
        </label>
        <textarea className="input" id={own} name={own} rows={4} maxLength={options.longest ?? 10_000} defaultValue={shown} />
        {help && <span className="field-hint">{help}</span>}
      </p>
    )
  return (
    <Field
      name={own}
      label={options.unit ? `${name} (${options.unit})` : name}
      hint={help || undefined}
      type={TYPES[kind] ?? 'text'}
      inputMode={kind === 'number' ? 'decimal' : undefined}
      defaultValue={kind === 'number' ? shown.replace('.', ',') : shown}
      maxLength={300}
      problems={problems}
      required={required}
    />
  )
}

type SelectProps = { own: string; name: string; help: string; required: boolean; shown: string; choices: string[] }

const Select = ({ own, name, help, required, shown, choices }: SelectProps) => (
  <p className="field">
    <label htmlFor={own}>
      {name}
      {!required && <span className="optional"> (opcional)</span>}
    </label>
    <select className="input" id={own} name={own} defaultValue={shown} required={required}>
      <option value="">Escolha</option>
      {choices.map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </select>
    {help && <span className="field-hint">{help}</span>}
  </p>
)
