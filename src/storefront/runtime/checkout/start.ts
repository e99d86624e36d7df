import { isEditMode } from '#islands/edit-mode.ts'
import { watchBuyButton } from './buy-button.ts'
import { wakeCoupons } from './coupons.ts'
import { offerCheckoutStore } from './data-store.ts'
import { wakeHostedCard } from './hosted-card/wake.ts'
import { wakeLogin } from './login.ts'
import { wakeMasks } from './masks.ts'
import { wakeOrder } from './order.ts'
import { wakePlaces } from './places.ts'
import { wakeReview } from './review.ts'
import { showLinks } from './errors.ts'
import { wakeSubmit } from './submit.ts'
import { wakeSummaryTitle } from './summary-title.ts'
import { wakeToggles } from './toggles.ts'
import { hearTypedEarly } from './typed-early.ts'
import { wakeValidation } from './validation.ts'

/** Everything that the checkout does by itself. Without it the same form works by plain requests. */
export function startCheckout() {
  // In the builder stands an example: there is no cart to ask about.
  if (isEditMode()) return
  wakeOrder()
  const paying = document.querySelector<HTMLFormElement>('form.order-pay-form')
  if (paying) {
    wakeHostedCard(paying)
    watchBuyButton(paying)
  }
  const form = document.querySelector<HTMLFormElement>('form.checkout')
  if (!form) return
  offerCheckoutStore(window as Parameters<typeof offerCheckoutStore>[0], async (data) => {
    const { createStoreClient } = await import('#islands/rest-client/store-client.ts')
    return await createStoreClient()({ path: '/wc/store/v1/checkout', method: 'POST', data })
  })
  wakeToggles()
  wakeMasks(form)
  wakePlaces(form)
  hearTypedEarly(form)
  wakeValidation(form)
  wakeLogin(form)
  wakeCoupons(form)
  wakeSubmit(form)
  showLinks(form)
  wakeSummaryTitle(form)
  watchBuyButton(form)
  wakeReview(form)
  wakeHostedCard(form)
}
