import { createElement } from 'react'
import { GoogleButton } from '#widgets/login/google-button.tsx'
import { LoginForm } from '#widgets/login/login-form.tsx'
import { Field, PasswordField } from './fields.tsx'

type Props = {
  signInNonce: string
  registerNonce: string | undefined
  hasGoogle: boolean
  policyUrl: string | undefined
  name?: string
  email?: string
  redirect?: string
}

/** Two ways in: for who has an account, and for who will where the shop lets people register here. */
export function SignInPage({ signInNonce, registerNonce, hasGoogle, policyUrl, name, email, redirect }: Props) {
  return (
    <>
      <div className="u-columns col2-set account-doors" id="customer_login">
        <section className="u-column1 col-1 account-card">
          <h2>Entrar</h2>
          <LoginForm nonce={signInNonce} name={name} redirect={redirect}>
            {hasGoogle && <GoogleButton redirect={redirect} />}
            <p className="woocommerce-LostPassword lost_password">
              <a href="/minha-conta/lost-password/">Perdeu sua senha?</a>
            </p>
            <p>
              <a href="/minha-conta/entrar-por-email/">Entrar com um link no e-mail</a>
            </p>
          </LoginForm>
        </section>
        {registerNonce !== undefined && (
          <section className="u-column2 col-2 account-card" id="cadastro">
            <h2>Cadastre-se</h2>
            <form
              className="woocommerce-form woocommerce-form-register register account-form"
              method="post"
              action="/minha-conta/"
            >
              <Field
                id="reg_email"
                name="email"
                label="Endereço de e-mail"
                type="email"
                autoComplete="email"
                defaultValue={email}
                required
              />
              <PasswordField
                id="reg_password"
                name="password"
                label="Crie uma senha"
                hint="Ao menos 8 caracteres. Uma frase curta é fácil de lembrar e difícil de adivinhar."
                autoComplete="new-password"
                required
              />
              {createElement('wc-order-attribution-inputs')}
              <input type="hidden" name="woocommerce-register-nonce" value={registerNonce} />
              {redirect && <input type="hidden" name="redirect" value={redirect} />}
              <p className="account-small">
                Seus dados servem para cuidar dos seus pedidos
                {policyUrl && (
                  <>
                    , como conta a nossa <a href={policyUrl}>política de privacidade</a>
                  </>
                )}
                .
              </p>
              <button type="submit" className="button" name="register" value="Cadastre-se">
                Cadastre-se
              </button>
            </form>
          </section>
        )}
      </div>
      <p className="account-aside">
        Comprou sem criar conta? <a href="/acompanhar-pedido/">Acompanhe seu pedido</a> com o número e o e-mail.
      </p>
    </>
  )
}
