import type { AccountView } from './view.ts'
import { Field } from './fields.tsx'

const ACTION = '/minha-conta/entrar-por-email/'
const FORM = 'account-form account-card account-narrow'

/** `fromCheckout`: whoever has signed in goes back there. */
type Way = { nonce: string; fromCheckout: boolean }

const Back = ({ fromCheckout }: Pick<Way, 'fromCheckout'>) =>
  fromCheckout && <input type="hidden" name="redirect" value="/checkout/" />

/** `notSent`: why no link comes, and whom to ask. */
export const askLinkPage = ({ nonce, fromCheckout, notSent }: Way & { notSent: string | undefined }): AccountView => ({
  title: 'Entrar com um link no e-mail',
  content: (
    <form className={FORM} method="post" action={ACTION}>
      <p>{notSent ?? 'Informe o e-mail da sua conta: você recebe um link para entrar sem senha. Ele vale por 15 minutos.'}</p>
      <Field name="user_login" label="Nome de usuário ou e-mail" autoComplete="username" autoCapitalize="none" required />
      {fromCheckout && (
        <p>
          Abra o link neste mesmo aparelho e navegador para seguir com este carrinho. Em outro, você encontra o carrinho que a sua
          conta já tinha.
        </p>
      )}
      <Back fromCheckout={fromCheckout} />
      <input type="hidden" name="sign-in-link-nonce" value={nonce} />
      <button type="submit" className="button">
        Enviar o link
      </button>
      <p>
        <a href={fromCheckout ? '/checkout/#checkout-login' : '/minha-conta/'}>Entrar com a senha</a>
      </p>
    </form>
  ),
})

/** The button is what signs in: whatever opens links in mails by itself presses none. */
export const pressLinkPage = ({ nonce, fromCheckout, token, email }: Way & { token: string; email: string }): AccountView => ({
  title: 'Entrar na sua conta',
  content: (
    <form className={FORM} method="post" action={ACTION}>
      <p>
        Você vai entrar na conta de <strong>{email}</strong> neste aparelho.
      </p>
      <input type="hidden" name="sign_in_key" value={token} />
      <Back fromCheckout={fromCheckout} />
      <input type="hidden" name="sign-in-link-nonce" value={nonce} />
      <button type="submit" className="button">
        Entrar
      </button>
    </form>
  ),
})
