import { STATES } from '#kit/brazil/states.ts'
import type { CheckoutField, PersonType } from '#shop/checkout/fields.ts'

type Props = {
  field: CheckoutField
  value: string
  /** What is wrong with it, once that was looked at. */
  problem: string | undefined
}

/** One row of the form: label, field and, under it, what is wrong with it. */
export function FieldRow({ field, value, problem }: Props) {
  const { name, label, priority, width, hint } = field
  const described = [problem !== undefined && `${name}_description`, hint && `${name}_hint`].filter(Boolean).join(' ')
  const always = field.required === true
  return (
    <p className={rowClass(field, problem)} id={`${name}_field`} data-priority={priority} data-of={personOf(field)}>
      <label htmlFor={name}>
        {label}{' '}
        {field.required === false ? (
          <span className="optional">(opcional)</span>
        ) : (
          <abbr className="required" title="obrigatório">
            *
          </abbr>
        )}
      </label>
      <span className="woocommerce-input-wrapper" data-width={width}>
        <Control
          field={field}
          value={value}
          attributes={{
            id: name,
            name,
            autoComplete: field.autocomplete,
            'aria-required': always || undefined,
            'aria-invalid': problem !== undefined || undefined,
            'aria-describedby': described || undefined,
          }}
        />
      </span>
      {hint && (
        <span className="field-hint" id={`${name}_hint`}>
          {hint}
        </span>
      )}
      {problem !== undefined && <InlineProblem field={name} text={problem} />}
    </p>
  )
}

export function InlineProblem({ field, text }: { field: string; text: string }) {
  return (
    <span className="checkout-inline-error-message" id={`${field}_description`}>
      {text}
    </span>
  )
}

/** What is pasted may bring spaces, other dots or a name in front; the mask makes one form of it. */
const ROOM_TO_PASTE = 20

type Attributes = Record<string, string | boolean | undefined> & { id: string; name: string }

function Control({ field, value, attributes }: { field: CheckoutField; value: string; attributes: Attributes }) {
  if (field.kind === 'country') {
    return (
      <>
        <strong>Brasil</strong>
        <input type="hidden" id={attributes.id} name={attributes.name} defaultValue="BR" className="country_to_state" />
      </>
    )
  }
  if (field.kind === 'person-type') {
    return (
      <select {...attributes} className="input select" defaultValue={value === '2' ? '2' : '1'}>
        <option value="1">Pessoa física (CPF)</option>
        <option value="2">Pessoa jurídica (CNPJ)</option>
      </select>
    )
  }
  if (field.kind === 'state') {
    return (
      <select {...attributes} className="input select state_select" defaultValue={value}>
        <option value="">Selecione</option>
        {Object.entries(STATES).map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    )
  }
  return (
    <input
      {...attributes}
      className="input input-text"
      type={field.kind}
      inputMode={inputModeOf(field)}
      defaultValue={value}
      placeholder={field.placeholder}
      maxLength={field.mask ? field.maxLength + ROOM_TO_PASTE : field.maxLength}
      data-mask={field.mask}
      spellCheck={field.mask || field.kind === 'email' ? false : undefined}
    />
  )
}

// A CNPJ may hold letters, so it needs the whole keyboard.
const inputModeOf = ({ mask, kind }: CheckoutField) =>
  mask === 'phone' ? 'tel' : mask === 'cnpj' ? 'text' : mask ? 'numeric' : kind === 'email' ? 'email' : undefined

function rowClass(field: CheckoutField, problem: string | undefined) {
  const part = field.name.replace(/^(billing|shipping)_/, '')
  const checks = {
    email: 'validate-email',
    phone: 'validate-phone',
    cellphone: 'validate-phone',
    postcode: 'validate-postcode',
    state: 'validate-state',
  }
  return [
    'form-row field',
    `form-row-${field.width}`,
    field.group !== 'contact' && 'address-field',
    field.decidesFreight && 'update_totals_on_change',
    field.required !== false && 'validate-required',
    checks[part as keyof typeof checks],
    problem !== undefined && 'woocommerce-invalid',
  ]
    .filter(Boolean)
    .join(' ')
}

/** Rows of the one kind of person only; the style sheet hides those of the other. */
function personOf(field: CheckoutField): PersonType | undefined {
  if (typeof field.required === 'string') return field.required
  return field.name === 'billing_ie' ? 'company' : undefined
}
