import type { User } from '#shop/accounts/contract.ts'
import type { Notice } from '#content/notices/contract.ts'
import { NoticesWrapper } from '#ui/notices.tsx'
import type { Subject } from '../site.tsx'

export type AccountPage = { user: User | undefined; nonce: string; notice?: Notice; name?: string; status?: number }

/** My account. Private: it never enters the page cache. */
export function accountPage(page: AccountPage): Subject {
  return {
    info: { id: 0, kind: 'private', title: 'Minha conta', path: '/my-account/', crumbs: [], pageNumber: 1 },
    head: { description: 'Entre na sua conta para ver seus pedidos e endereços.', canonical: undefined },
    status: page.status,
    bodyClass: 'woocommerce-account woocommerce-page',
    tags: [],
    styles: ['account'],
    body: { node: page.user ? <Dashboard user={page.user} nonce={page.nonce} /> : <SignIn page={page} /> },
  }
}

function SignIn({ page: { nonce, notice, name } }: { page: AccountPage }) {
  return (
    <div className="account page-width woocommerce">
      <h1>Entrar</h1>
      <NoticesWrapper notices={notice ? [notice] : []} />
      <form className="woocommerce-form woocommerce-form-login login" method="post" action="/my-account/">
        <p className="field">
          <label htmlFor="username">Nome de usuário ou e-mail</label>
          <input
            className="input woocommerce-Input"
            id="username"
            name="username"
            autoComplete="username"
            defaultValue={name}
            required
            maxLength={254}
          />
        </p>
        <p className="field">
          <label htmlFor="password">Senha</label>
          <input
            className="input woocommerce-Input"
            id="password"
            name="password"
            type="password"
            autoComplete="current-password"
            required
            maxLength={128}
          />
        </p>
        <input type="hidden" name="woocommerce-login-nonce" value={nonce} />
        <button className="button" name="login" value="Acessar">
          Acessar
        </button>
      </form>
    </div>
  )
}

function Dashboard({ user, nonce }: { user: User; nonce: string }) {
  return (
    <div className="account page-width woocommerce">
      <h1>Minha conta</h1>
      <p>
        Olá, <strong>{user.displayName}</strong>.
      </p>
      <form method="post" action="/my-account/customer-logout/">
        <input type="hidden" name="_wpnonce" value={nonce} />
        <button className="button" data-look="outline">
          Sair
        </button>
      </form>
    </div>
  )
}
