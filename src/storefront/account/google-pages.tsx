import { GOOGLE_PATH } from '#shop/accounts/google/contract.ts'
import { Field, PasswordField } from './fields.tsx'
import type { AccountView } from './view.ts'

type Link = { nonce: string; pass: string; redirect: string; email: string; mailIsOn: boolean }

/** Somebody has this address here already: who knows the password is who it is, and types it this once. */
export const linkGooglePage = ({ nonce, pass, redirect, email, mailIsOn }: Link): AccountView => ({
  title: 'Entrar com Google',
  content: (
    <form className="account-form account-card account-narrow" method="post" action={`${GOOGLE_PATH}ligar/`}>
      <p>
        Já existe uma conta nesta loja com o e-mail <strong>{email}</strong>. Digite a senha dela só desta vez: depois, basta
        «Entrar com Google».
      </p>
      <Field name="username" label="E-mail" autoComplete="username" defaultValue={email} readOnly required />
      <PasswordField name="password" label="Senha desta loja" autoComplete="current-password" required />
      <input type="hidden" name="pass" value={pass} />
      {redirect && <input type="hidden" name="redirect" value={redirect} />}
      <input type="hidden" name="google-link-nonce" value={nonce} />
      <button type="submit" className="button">
        Entrar e ligar ao Google
      </button>
      <p>
        {mailIsOn ? (
          <>
            Não lembra a senha, ou nunca teve uma? <a href="/minha-conta/lost-password/">Crie uma nova</a> pelo link que chega
            nesse e-mail e clique de novo em «Entrar com Google».
          </>
        ) : (
          <a href="/minha-conta/lost-password/">Perdeu sua senha?</a>
        )}
      </p>
    </form>
  ),
})

/** On the page of one's details: how the link is taken back. */
export const GoogleCard = ({ email, nonce }: { email: string; nonce: string }) => (
  <section className="account-card account-aside">
    <h2>Entrar com Google</h2>
    <p>
      Quem entra no Google como <strong>{email}</strong> entra nesta conta. Se você ainda não tem uma senha desta loja,{' '}
      <a href="/minha-conta/lost-password/">crie uma</a> antes de desligar.
    </p>
    <form method="post" action="/minha-conta/edit-account/google/">
      <input type="hidden" name="google-unlink-nonce" value={nonce} />
      <button type="submit" className="button" data-look="outline">
        Desligar do Google
      </button>
    </form>
  </section>
)
