import type { SavedCard } from '#shop/payments/contract.ts'
import { savedCardName } from '../checkout/saved-card-name.ts'
import type { AccountView } from './view.ts'

/** The cards that the payment service keeps for this customer. */
export const paymentMethodsPage = (cards: SavedCard[], nonce: string): AccountView => ({
  title: 'Métodos de pagamento',
  tab: 'payment-methods',
  content:
    cards.length === 0 ? (
      <div className="woocommerce-info account-empty">
        <p>Nenhum método salvo foi encontrado.</p>
        <p>A loja não guarda cartões nem contas: você escolhe como pagar a cada compra.</p>
      </div>
    ) : (
      <>
        <p>
          Estes cartões estão guardados no serviço de pagamento. A loja não tem o número deles, e a cada compra o código é pedido.
        </p>
        <ul className="saved-card-list">
          {cards.map((card) => (
            <li key={card.id} className="account-card">
              <span>{savedCardName(card)}</span>
              <form method="post" action="/minha-conta/payment-methods/remove/">
                <input type="hidden" name="_wpnonce" value={nonce} />
                <input type="hidden" name="card" value={card.id} />
                <button type="submit" className="button" data-look="outline" aria-label={`Apagar ${savedCardName(card)}`}>
                  Apagar
                </button>
              </form>
            </li>
          ))}
        </ul>
      </>
    ),
})
