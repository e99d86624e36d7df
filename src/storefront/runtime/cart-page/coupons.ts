import { fire, tell } from '#islands/page-events.ts'
import { ask, busily, post, showTold, showTotals } from './answers.ts'

type Params = { apply_coupon_nonce: string; remove_coupon_nonce: string; update_shipping_method_nonce: string }
/** Printed by the server, for us as for scripts of this ecosystem. */
const params = () => (window as unknown as { wc_cart_params: Params }).wc_cart_params
const call = (endpoint: string) => `/?wc-ajax=${endpoint}`

/** Puts the typed coupon on the cart; the page stays where it is. */
export const applyCoupon = (field: HTMLInputElement) =>
  busily(async () => {
    const code = field.value
    const told = await ask(
      call('apply_coupon'),
      post([
        ['security', params().apply_coupon_nonce],
        ['coupon_code', code],
      ]),
    )
    if (!told.includes('woocommerce-error')) field.value = ''
    showTold(told)
    fire(document.body, 'applied_coupon', { coupon: code })
    await refreshTotals()
  })

export const removeCoupon = (code: string) =>
  busily(async () => {
    showTold(
      await ask(
        call('remove_coupon'),
        post([
          ['security', params().remove_coupon_nonce],
          ['coupon', code],
        ]),
      ),
    )
    fire(document.body, 'removed_coupon', { coupon: code })
    await refreshTotals()
  })

export const chooseRate = (rate: string) =>
  busily(async () => {
    const fields: [string, string][] = [
      ['security', params().update_shipping_method_nonce],
      ['shipping_method[0]', rate],
    ]
    showTotals(await ask(call('update_shipping_method'), post(fields)))
    tell('updated_shipping_method')
  })

async function refreshTotals() {
  showTotals(await ask(call('get_cart_totals')))
  tell('wc_fragment_refresh')
}
