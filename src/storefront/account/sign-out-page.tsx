import type { AccountView } from './view.ts'

/** Following a bare link must not sign anybody out: it asks first. */
export const signOutPage = (nonce: string): AccountView => ({
  title: 'Sair da conta',
  content: (
    <form className="account-form" method="post" action="/minha-conta/customer-logout/">
      <p>Tem certeza de que quer sair?</p>
      <input type="hidden" name="_wpnonce" value={nonce} />
      <button type="submit" className="button">
        Sair
      </button>
    </form>
  ),
})
