import type { AccountView } from './view.ts'
import { Field } from './fields.tsx'

type Asking = { nonce: string; redirect: string; isRemembered: boolean }

export const codePage = ({ nonce, redirect, isRemembered }: Asking): AccountView => ({
  title: 'Código de verificação',
  content: (
    <form className="account-form account-card account-narrow" method="post" action="/minha-conta/">
      <p>Falta só o código. Abra o aplicativo autenticador no seu celular e digite os seis números que ele mostra.</p>
      <Field
        name="second_factor_code"
        label="Código"
        hint="Sem o celular? Digite um dos seus códigos de recuperação."
        autoComplete="one-time-code"
        autoCapitalize="none"
        maxLength={40}
        required
      />
      <input type="hidden" name="second-factor-nonce" value={nonce} />
      {redirect && <input type="hidden" name="redirect" value={redirect} />}
      {isRemembered && <input type="hidden" name="rememberme" value="forever" />}
      <button type="submit" className="button" value="Entrar">
        Entrar
      </button>
      <p>
        <a href="/minha-conta/">Entrar com outra conta</a>
      </p>
    </form>
  ),
})
