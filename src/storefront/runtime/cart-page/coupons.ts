import { fire, tell } from '#islands/page-events.ts'
import { ajaxUrl } from '../cart/requests.ts'
import { ask, busily, post, showTotals } from './answers.ts'

type Params = { apply_coupon_nonce: string; remove_coupon_nonce: string; update_shipping_method_nonce: string }
/** Printed by the server, for us as for scripts of this ecosystem. */
const params = () => (window as unknown as { wc_cart_params: Params }).wc_cart_params
const call = (endpoint: string, fields: [string, string][]) => ask(ajaxUrl(endpoint), post(fields))

/** Puts the typed coupon on the cart; the page stays where it is. */
export const applyCoupon = (field: HTMLInputElement) =>
  busily(async () => {
    const code = field.value
    const answer = await call('apply_coupon', [
      ['security', params().apply_coupon_nonce],
      ['coupon_code', code],
    ])
    showTotals(answer)
    if (!document.querySelector('.woocommerce-notices-wrapper .woocommerce-error')) field.value = ''
    fire(document.body, 'applied_coupon', { coupon: code })
    tell('updated_cart_totals')
  })

export const removeCoupon = (code: string) =>
  busily(async () => {
    const answer = await call('remove_coupon', [
      ['security', params().remove_coupon_nonce],
      ['coupon', code],
    ])
    showTotals(answer)
    fire(document.body, 'removed_coupon', { coupon: code })
    tell('updated_cart_totals')
  })

export const chooseRate = (rate: string) =>
  busily(async () => {
    const answer = await call('update_shipping_method', [
      ['security', params().update_shipping_method_nonce],
      ['shipping_method[0]', rate],
    ])
    showTotals(answer)
    tell('updated_cart_totals')
    tell('updated_shipping_method')
  })
