import type { SavedCards } from '#shop/payments/saved-cards.ts'
import { tabUrl } from '#widgets/woocommerce-my-account/tabs.ts'
import { type AccountDesk, textOf } from './desk.tsx'
import { paymentMethodsPage } from './payment-methods-page.tsx'

const REMOVE = 'remove-saved-card'

/** Cards that the payment service keeps: seen and taken away by their owner alone. */
export function registerPaymentMethods({ account, savedCards }: { account: AccountDesk; savedCards: SavedCards }) {
  account.page('payment-methods/', async ({ user, nonce }) => paymentMethodsPage(await savedCards.of(user.id), nonce(REMOVE)))

  account.action('payment-methods/remove/', { fields: ['_wpnonce'], action: REMOVE }, async (opened, fields) => {
    const id = textOf(fields.card)
    const isGone = /^\d{1,15}$/.test(id) && (await savedCards.remove(opened.user.id, Number(id)))
    return await account.goOn(
      opened,
      tabUrl('payment-methods'),
      isGone ? { kind: 'success', text: 'Cartão apagado.' } : { kind: 'error', text: 'Este cartão já não estava aqui.' },
    )
  })
}
