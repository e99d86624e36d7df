import type { ExtraField } from '#shop/checkout/contract.ts'
import { extraId, MAX_ANSWER_LENGTH } from '#shop/checkout/extra-fields.ts'
import { InlineProblem } from './field-row.tsx'
import type { CheckoutView } from './view.ts'

/** What others than the core ask of the buyer, under a heading of its own. */
export function ExtraFields({ view: { extraFields, values, problems } }: { view: CheckoutView }) {
  if (extraFields.length === 0) return undefined
  return (
    <div className="woocommerce-additional-fields__field-wrapper">
      <h3 aria-level={2}>Mais opções do pedido</h3>
      {extraFields.map((field) => (
        <Row
          key={field.name}
          field={field}
          value={values[field.name] ?? ''}
          problem={problems.find((one) => one.field === field.name)?.text}
        />
      ))}
    </div>
  )
}

type Props = { field: ExtraField; value: string; problem: string | undefined }

function Row({ field, value, problem }: Props) {
  const id = extraId(field.name)
  const attributes = {
    id,
    name: field.name,
    'aria-required': field.isRequired || undefined,
    'aria-invalid': problem !== undefined || undefined,
    'aria-describedby':
      [problem !== undefined && `${id}_description`, field.help && `${id}_hint`].filter(Boolean).join(' ') || undefined,
  }
  if (field.kind === 'choices') return <Choices field={field} value={value} problem={problem} />
  return (
    <p className={rowClass(field, problem)} id={`${id}_field`}>
      {field.kind === 'checkbox' ? (
        <label className="woocommerce-form__label woocommerce-form__label-for-checkbox checkbox" htmlFor={id}>
          <input
            {...attributes}
            className="woocommerce-form__input woocommerce-form__input-checkbox input-checkbox"
            type="checkbox"
            value="1"
            defaultChecked={value !== ''}
          />{' '}
          <span>
            {field.label} {field.isRequired && <Required />}
          </span>
        </label>
      ) : (
        <>
          <label htmlFor={id}>
            {field.label} {field.isRequired ? <Required /> : <span className="optional">(opcional)</span>}
          </label>
          <span className="woocommerce-input-wrapper">
            <Control field={field} value={value} attributes={attributes} />
          </span>
        </>
      )}
      {field.help && (
        <span className="field-hint" id={`${id}_hint`}>
          {field.help}
        </span>
      )}
      {problem !== undefined && <InlineProblem field={id} text={problem} />}
    </p>
  )
}

/** Any number of options; the first box stands for the field where something leads to it. */
function Choices({ field, value, problem }: Props) {
  const { name, label, options = [], isRequired, help } = field
  const id = extraId(name)
  const chosen = value.split('\n')
  return (
    <fieldset className={rowClass(field, problem)} id={`${id}_field`} aria-describedby={help && `${id}_hint`}>
      <legend>
        {label} {isRequired ? <Required /> : <span className="optional">(opcional)</span>}
      </legend>
      {options.map((option, at) => (
        <label key={option.value} className="checkbox">
          <input
            id={at === 0 ? id : undefined}
            type="checkbox"
            name={`${name}[]`}
            value={option.value}
            defaultChecked={chosen.includes(option.value)}
            aria-invalid={(at === 0 && problem !== undefined) || undefined}
            aria-describedby={at === 0 && problem !== undefined ? `${id}_description` : undefined}
          />{' '}
          <span>{option.label}</span>
        </label>
      ))}
      {help && (
        <span className="field-hint" id={`${id}_hint`}>
          {help}
        </span>
      )}
      {problem !== undefined && <InlineProblem field={id} text={problem} />}
    </fieldset>
  )
}

const Required = () => (
  <abbr className="required" title="obrigatório">
    *
  </abbr>
)

function Control({ field, value, attributes }: { field: ExtraField; value: string; attributes: object }) {
  const { kind, options = [], maxLength = MAX_ANSWER_LENGTH, input } = field
  if (kind === 'select')
    return (
      <select {...attributes} className="input select" defaultValue={value}>
        <option value="">Selecione</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    )
  if (kind === 'lines')
    return <textarea {...attributes} className="input input-text" rows={3} maxLength={maxLength} defaultValue={value} />
  if (input === 'color') return <Color name={field.name} value={value} attributes={attributes} />
  return (
    <input
      {...attributes}
      className="input input-text"
      type={input === 'date' ? 'date' : 'text'}
      inputMode={input === 'decimal' ? 'decimal' : undefined}
      autoComplete="off"
      maxLength={input === 'date' ? undefined : maxLength}
      defaultValue={value}
    />
  )
}

/** Browsers know no empty colour: a box says that none was chosen, and wins over the colour beside it. */
const Color = ({ name, value, attributes }: { name: string; value: string; attributes: object }) => (
  <span className="color-answer">
    <input
      {...attributes}
      className="color-input"
      type="color"
      defaultValue={/^#[0-9a-f]{6}$/i.test(value) ? value : '#888888'}
    />
    <label className="checkbox">
      <input type="checkbox" name={`${name}[]`} value="" defaultChecked={value === ''} /> <span>Nenhuma cor</span>
    </label>
  </span>
)

const rowClass = ({ kind, input, decidesTotal, isRequired }: ExtraField, problem: string | undefined) =>
  [
    'form-row form-row-wide',
    // A box stands beside its label, as everywhere in the form.
    kind !== 'checkbox' && 'field',
    decidesTotal && 'update_totals_on_change',
    isRequired && kind !== 'choices' && input !== 'color' && 'validate-required',
    problem !== undefined && 'woocommerce-invalid',
  ]
    .filter(Boolean)
    .join(' ')
