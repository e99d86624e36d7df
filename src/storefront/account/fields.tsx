import type { InputHTMLAttributes } from 'react'
import type { FieldProblem } from '#shop/accounts/contract.ts'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'name'> & {
  id?: string
  name: string
  label: string
  hint?: string
  problems?: FieldProblem[]
}

const NONE: FieldProblem[] = []

/** A field with its label above, and under it what helps or what is wrong. */
export function Field({ id, name, label, hint, problems = NONE, ...input }: Props) {
  const own = id ?? name
  const problem = problems.find(({ field }) => field === name)?.text
  const described = [problem && `${own}_error`, hint && `${own}_hint`].filter(Boolean).join(' ')
  return (
    <p className="field">
      <label htmlFor={own}>
        {label}
        {!input.required && <span className="optional"> (opcional)</span>}
      </label>
      <input
        className="input woocommerce-Input input-text"
        id={own}
        name={name}
        maxLength={254}
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={described || undefined}
        {...input}
      />
      {problem && (
        <span className="field-error" id={`${own}_error`}>
          {problem}
        </span>
      )}
      {hint && (
        <span className="field-hint" id={`${own}_hint`}>
          {hint}
        </span>
      )}
    </p>
  )
}

/** A password: the page's script puts «Mostrar senha» beside it. */
export const PasswordField = (props: Omit<Props, 'type'>) => <Field maxLength={128} {...props} type="password" />
