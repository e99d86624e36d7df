import type { CodeStep } from './view.ts'

/** Stands in the login's place once the password was right: the code, and the way on as a guest. */
export function CodeForm({ nonce, isRemembered }: CodeStep) {
  return (
    <form className="checkout-drawer checkout-code" id="checkout-login" method="post" action="/checkout/">
      <p>Falta só o código. Abra o aplicativo autenticador no seu celular e digite os seis números que ele mostra.</p>
      <p className="form-row field">
        <label htmlFor="second_factor_code">Código</label>
        <input
          className="input input-text"
          id="second_factor_code"
          name="second_factor_code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          required
          aria-describedby="second_factor_code_hint"
        />
        <span className="field-hint" id="second_factor_code_hint">
          Sem o celular? Digite um dos seus códigos de recuperação.
        </span>
      </p>
      <p className="form-row checkout-drawer-end">
        <button type="submit" className="button" name="login" value="Entrar">
          Entrar
        </button>
        <a href="/checkout/">Continuar sem entrar</a>
      </p>
      <input type="hidden" name="second-factor-nonce" value={nonce} />
      {isRemembered && <input type="hidden" name="rememberme" value="forever" />}
    </form>
  )
}
