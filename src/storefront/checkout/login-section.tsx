import { GoogleButton } from '#widgets/login/google-button.tsx'
import { CodeForm } from './code-form.tsx'
import type { LoginFormFacts } from './login.ts'
import type { CodeStep } from './view.ts'

type Props = LoginFormFacts & { isOpen: boolean }

/** «Já é cliente?»: the link opens the form; without scripts its address does. Between password and account stands the code. */
export function LoginSection({ code, ...form }: Props & { code: CodeStep | undefined }) {
  return (
    <>
      <div className="woocommerce-form-login-toggle">
        <div className="woocommerce-info checkout-toggle">
          Já é cliente?{' '}
          <a
            href="#checkout-login"
            className="showlogin"
            role="button"
            aria-controls="checkout-login"
            aria-expanded={form.isOpen}
          >
            Clique aqui para entrar
          </a>
        </div>
      </div>
      {code ? <CodeForm {...code} /> : <LoginForm {...form} />}
    </>
  )
}

export function LoginForm({ nonce, hasGoogle, isOpen }: Props) {
  return (
    <form
      className="woocommerce-form woocommerce-form-login login checkout-drawer"
      id="checkout-login"
      method="post"
      action="/checkout/"
      hidden={!isOpen}
    >
      <p>Se você já comprou aqui, entre: seu endereço já vem preenchido.</p>
      <p className="form-row form-row-first field">
        <label htmlFor="username">Nome de usuário ou e-mail</label>
        <input className="input input-text" id="username" name="username" autoComplete="username" required maxLength={254} />
      </p>
      <p className="form-row form-row-last field">
        <label htmlFor="password">Senha</label>
        <input
          className="input input-text woocommerce-Input"
          id="password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          maxLength={128}
        />
      </p>
      <p className="form-row checkout-drawer-end">
        <label className="woocommerce-form__label woocommerce-form-login__rememberme checkbox" htmlFor="rememberme">
          <input className="woocommerce-form__input-checkbox" type="checkbox" id="rememberme" name="rememberme" value="forever" />{' '}
          <span>Lembre-me</span>
        </label>
        <button type="submit" className="button woocommerce-form-login__submit" name="login" value="Acessar">
          Acessar
        </button>
        {hasGoogle && <GoogleButton redirect="/checkout/" />}
        <a href="/my-account/lost-password/">Perdeu sua senha?</a>
        <a href="/minha-conta/entrar-por-email/?redirect_to=/checkout/">Entrar com um link no e-mail</a>
      </p>
      <input type="hidden" name="woocommerce-login-nonce" value={nonce} />
      <input type="hidden" name="redirect" value="/checkout/" />
    </form>
  )
}
