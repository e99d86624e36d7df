import type { AccountView } from './view.ts'
import { Field, PasswordField } from './fields.tsx'

const ACTION = '/minha-conta/lost-password/'

/** `notSent`: why no link comes, and whom to ask. */
export const lostPasswordPage = (nonce: string, notSent?: string): AccountView => ({
  title: 'Redefinir senha',
  content: (
    <form
      className="woocommerce-ResetPassword lost_reset_password account-form account-card account-narrow"
      method="post"
      action={ACTION}
    >
      <p>{notSent ?? 'Perdeu sua senha? Informe o seu nome de usuário ou e-mail: você recebe um link para criar outra.'}</p>
      <Field name="user_login" label="Nome de usuário ou e-mail" autoComplete="username" autoCapitalize="none" required />
      <input type="hidden" name="wc_reset_password" value="true" />
      <input type="hidden" name="woocommerce-lost-password-nonce" value={nonce} />
      <button type="submit" className="button" value="Redefinir senha">
        Redefinir senha
      </button>
      <p>
        <a href="/minha-conta/">Voltar para entrar</a>
      </p>
    </form>
  ),
})

export const resetPasswordPage = (nonce: string, token: string): AccountView => ({
  title: 'Nova senha',
  content: (
    <form
      className="woocommerce-ResetPassword lost_reset_password account-form account-card account-narrow"
      method="post"
      action={ACTION}
    >
      <p>Escolha a nova senha. Quem estiver com a sua conta aberta em outro lugar precisará entrar de novo.</p>
      <PasswordField name="password_1" label="Nova senha" hint="Ao menos 8 caracteres." autoComplete="new-password" required />
      <PasswordField name="password_2" label="Confirmar nova senha" autoComplete="new-password" required />
      <input type="hidden" name="reset_key" value={token} />
      <input type="hidden" name="wc_reset_password" value="true" />
      <input type="hidden" name="woocommerce-reset-password-nonce" value={nonce} />
      <button type="submit" className="button" value="Salvar">
        Salvar nova senha
      </button>
    </form>
  ),
})
