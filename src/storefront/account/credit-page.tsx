import { formatMoney } from '#kit/money.ts'
import { formatDate } from '#kit/pt-br.ts'
import type { StoredValue } from '#shop/stored-value/service.ts'
import { moveText } from '#shop/stored-value/text.ts'
import { ACCOUNT_BASE } from '#widgets/woocommerce-my-account/tabs.ts'
import type { AccountView } from './view.ts'

export const CREDIT_PATH = 'credito/'
export const CREDIT_URL = ACCOUNT_BASE + CREDIT_PATH

type Credit = Awaited<ReturnType<StoredValue['creditOf']>>

/** What a customer has of credit, and where each part of it came from or went. */
export const creditPage = (credit: Credit): AccountView => ({
  title: 'Crédito na loja',
  tab: 'dashboard',
  content: (
    <>
      <p className="account-lead">
        Saldo: <strong>{formatMoney(credit?.balanceCents ?? 0)}</strong>.
        {(credit?.balanceCents ?? 0) > 0 && ' Para usar, marque «Usar meu crédito» ao finalizar a compra.'}
      </p>
      {credit && credit.moves.length > 0 ? (
        <table className="woocommerce-orders-table shop_table shop_table_responsive my_account_orders account-orders-table">
          <thead>
            <tr>
              <th scope="col">Data</th>
              <th scope="col">Movimento</th>
              <th scope="col">Valor</th>
            </tr>
          </thead>
          <tbody>
            {credit.moves.map(({ id, at, reason, orderNumber, note, cents }) => (
              <tr key={id}>
                <td data-title="Data">{formatDate(at)}</td>
                <td data-title="Movimento">
                  {moveText(reason, orderNumber)}
                  {reason === 'corrected' && note && `: ${note}`}
                </td>
                <td data-title="Valor">{`${cents > 0 ? '+' : '−'}${formatMoney(Math.abs(cents))}`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p>Nenhum movimento ainda.</p>
      )}
    </>
  ),
})
