import type { ReactNode } from 'react'

type Props = {
  /** Before the ids of the fields, where the form is not the only one of the page. */
  prefix?: string
  labels?: { user: string; password: string; button: string }
  /** Absent on pages that are the same for everybody: there the browser's word on where the form comes from counts. */
  nonce?: string
  name?: string
  redirect?: string
  showRemember?: boolean
  children?: ReactNode
}

const LABELS = { user: 'Nome de usuário ou e-mail', password: 'Senha', button: 'Acessar' }

/** The form that signs a customer in, under the names that shops of this ecosystem post. */
export function LoginForm({
  prefix = '',
  labels = LABELS,
  nonce,
  name = '',
  redirect = '',
  showRemember = true,
  children,
}: Props) {
  return (
    <form className="woocommerce-form woocommerce-form-login login" method="post" action="/minha-conta/">
      <p className="field">
        <label htmlFor={`${prefix}username`}>{labels.user}</label>
        <input
          className="input woocommerce-Input"
          id={`${prefix}username`}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={name}
          required
          maxLength={254}
        />
      </p>
      <p className="field">
        <label htmlFor={`${prefix}password`}>{labels.password}</label>
        <input
          className="input woocommerce-Input"
          id={`${prefix}password`}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          maxLength={128}
        />
      </p>
      {showRemember && (
        <label className="check woocommerce-form-login__rememberme">
          <input type="checkbox" name="rememberme" value="forever" />
          <span>Lembre-me</span>
        </label>
      )}
      {nonce !== undefined && <input type="hidden" name="woocommerce-login-nonce" value={nonce} />}
      {redirect !== '' && <input type="hidden" name="redirect" value={redirect} />}
      <button type="submit" className="button" name="login" value={labels.button}>
        {labels.button}
      </button>
      {children}
    </form>
  )
}
