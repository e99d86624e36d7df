import type { AccountView } from './desk.tsx'
import { PasswordField } from './fields.tsx'

export const dataPage = ({ exportNonce, eraseNonce }: { exportNonce: string; eraseNonce: string }): AccountView => ({
  title: 'Meus dados',
  tab: 'my-data',
  content: (
    <>
      <p className="account-lead">
        A Lei Geral de Proteção de Dados dá a você o direito de saber o que guardamos, levar uma cópia e pedir que seja apagado.
        Para corrigir algo, use <a href="/minha-conta/edit-account/">Detalhes da conta</a> e{' '}
        <a href="/minha-conta/edit-address/">Endereços</a>.
      </p>
      <section className="account-card">
        <h2>Baixar meus dados</h2>
        <p>Um arquivo JSON com a sua conta, endereços, pedidos, formulários enviados, avaliações e sessões abertas.</p>
        <form method="post" action="/minha-conta/my-data/export/">
          <input type="hidden" name="_wpnonce" value={exportNonce} />
          <button className="button" data-look="outline">
            Baixar meus dados
          </button>
        </form>
      </section>
      <section className="account-card account-danger">
        <h2>Apagar minha conta</h2>
        <p>
          A conta, os endereços, o carrinho e as sessões são apagados na hora e não há como desfazer. Os pedidos ficam guardados
          pelo prazo que a lei fiscal exige, sem ligação com a conta e sem os dados de navegação.
        </p>
        <form className="account-form" method="post" action="/minha-conta/my-data/erase/">
          <PasswordField name="password_current" label="Confirme com a sua senha" autoComplete="current-password" required />
          <input type="hidden" name="_wpnonce" value={eraseNonce} />
          <button className="button" data-look="outline">
            Apagar minha conta
          </button>
        </form>
      </section>
    </>
  ),
})

export const paymentMethodsPage = (): AccountView => ({
  title: 'Métodos de pagamento',
  tab: 'payment-methods',
  content: (
    <div className="woocommerce-info account-empty">
      <p>Nenhum método salvo foi encontrado.</p>
      <p>A loja não guarda cartões nem contas: você escolhe como pagar a cada compra.</p>
    </div>
  ),
})
