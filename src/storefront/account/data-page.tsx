import { formatDate } from '#kit/pt-br.ts'
import { UNDO_DAYS } from '#shop/privacy/leaving.ts'
import type { AccountView } from './view.ts'
import { PasswordField } from './fields.tsx'
import { type MailChoice, MailChoiceCard } from './mail-choice-card.tsx'

type Shown = {
  exportNonce: string
  eraseNonce: string
  /** When the account goes, once that was asked for. */
  leavingAt: Date | undefined
  /** Who answers for personal data. */
  officer: string
  mailChoice: MailChoice
}

export const dataPage = ({ exportNonce, eraseNonce, leavingAt, officer, mailChoice }: Shown): AccountView => ({
  title: 'Meus dados',
  tab: 'my-data',
  content: (
    <>
      <p className="account-lead">
        A Lei Geral de Proteção de Dados dá a você o direito de saber o que guardamos, levar uma cópia e pedir que seja apagado.
        Para corrigir algo, use <a href="/minha-conta/edit-account/">Detalhes da conta</a> e{' '}
        <a href="/minha-conta/edit-address/">Endereços</a>.{' '}
        {officer !== '' && <>Quem responde pelos dados pessoais na loja (encarregado): {officer}.</>}
      </p>
      <section className="account-card">
        <h2>Baixar meus dados</h2>
        <p>
          A sua conta, endereços, pedidos com a origem de cada um, formulários enviados, consentimentos, avaliações, comentários e
          sessões abertas. Em JSON, para outros programas, ou em CSV, para planilhas.
        </p>
        <form method="post" action="/minha-conta/my-data/export/">
          <input type="hidden" name="_wpnonce" value={exportNonce} />
          <div className="account-actions">
            <button type="submit" className="button" data-look="outline" name="format" value="json">
              Baixar em JSON
            </button>
            <button type="submit" className="button" data-look="outline" name="format" value="csv">
              Baixar em CSV
            </button>
          </div>
        </form>
      </section>
      <MailChoiceCard {...mailChoice} />
      {leavingAt ? <Leaving at={leavingAt} nonce={eraseNonce} /> : <Erasing nonce={eraseNonce} />}
    </>
  ),
})

const Leaving = ({ at, nonce }: { at: Date; nonce: string }) => (
  <section className="account-card account-danger">
    <h2>Sua conta será excluída em {formatDate(at)}</h2>
    <p>Até lá nada foi apagado, e você pode mudar de ideia.</p>
    <form className="account-form" method="post" action="/minha-conta/my-data/undo/">
      <input type="hidden" name="_wpnonce" value={nonce} />
      <button type="submit" className="button">
        Desfazer e manter a conta
      </button>
    </form>
  </section>
)

const Erasing = ({ nonce }: { nonce: string }) => (
  <section className="account-card account-danger">
    <h2>Excluir conta</h2>
    <p>
      Você sai de todos os aparelhos e tem {UNDO_DAYS} dias para desfazer. Depois a conta, os endereços, o carrinho, os
      formulários e as sessões são apagados e não há como voltar. Os pedidos ficam guardados pelo prazo que a lei fiscal exige
      (cinco anos), sem ligação com a conta e sem os dados de navegação.
    </p>
    <form className="account-form" method="post" action="/minha-conta/my-data/erase/">
      <PasswordField name="password_current" label="Confirme com a sua senha" autoComplete="current-password" required />
      <input type="hidden" name="_wpnonce" value={nonce} />
      <button type="submit" className="button" data-look="outline">
        Excluir conta
      </button>
    </form>
  </section>
)
