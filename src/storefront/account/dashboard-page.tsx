import { isStaff } from '#http/visitor.ts'
import type { User } from '#shop/accounts/contract.ts'
import type { Order } from '#shop/orders/contract.ts'
import { formatMoney } from '#kit/money.ts'
import { Icon } from '#ui/icon.tsx'
import { ACCOUNT_TABS, type AccountTab, tabUrl } from '#widgets/woocommerce-my-account/tabs.ts'
import { CREDIT_URL } from './credit-page.tsx'
import type { AccountView } from './view.ts'
import { OrdersTable } from './orders-page.tsx'

const WAYS: [AccountTab, string][] = [
  ['orders', 'Veja por onde anda cada compra e compre de novo.'],
  ['edit-address', 'Deixe prontos os endereços de entrega e cobrança.'],
  ['edit-account', 'Mude seu nome, e-mail ou senha.'],
  ['downloads', 'Baixe os arquivos que você comprou.'],
]

export const dashboardPage = ({
  user,
  signOutUrl,
  vipPercent,
  creditCents,
  latest,
}: {
  user: User
  signOutUrl: string
  vipPercent: number
  /** Undefined where there never was any. */
  creditCents: number | undefined
  latest: Order[]
}): AccountView => ({
  title: 'Minha conta',
  tab: 'dashboard',
  content: (
    <>
      <p className="account-lead">
        Olá, <strong>{user.displayName}</strong> (não é {user.displayName}? <a href={signOutUrl}>Sair</a>)
      </p>
      {isStaff({ user, sessionId: undefined }) && (
        <p>
          <a className="button" href="/painel/">
            Abrir o painel da loja
          </a>
        </p>
      )}
      {vipPercent > 0 && (
        <p className="account-card">
          <strong>{`Desconto VIP: ${vipPercent}% em todos os produtos.`}</strong> Ele entra sozinho no carrinho e na finalização
          da compra enquanto você estiver na sua conta.
        </p>
      )}
      {creditCents !== undefined && (
        <p className="account-card">
          <strong>{`Crédito na loja: ${formatMoney(creditCents)}.`}</strong>{' '}
          {creditCents > 0 && 'Marque «Usar meu crédito» ao finalizar a compra. '}
          <a href={CREDIT_URL}>Ver movimentos</a>
        </p>
      )}
      {latest.length > 0 && (
        <section className="account-card">
          <h2>Últimos pedidos</h2>
          <OrdersTable orders={latest} />
        </section>
      )}
      <ul className="account-ways">
        {WAYS.map(([tab, text]) => (
          <li key={tab}>
            <a className="account-card" href={tabUrl(tab)}>
              <Icon name={ACCOUNT_TABS[tab].icon} />
              <strong>{ACCOUNT_TABS[tab].label}</strong>
              <span>{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  ),
})
