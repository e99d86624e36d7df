import { scriptJson } from '#kit/json.ts'
import { TrustedMarkup } from '#ui/trusted-markup.tsx'

/** The name of the row in the shop's settings; off unless it holds true. */
export const CART_REDIRECT_SETTING = 'cart_redirect_after_add'

type Facts = { path: string; redirectsToCart: boolean }

/**
 * What scripts of this ecosystem read of the shop. It is printed as data, which the page's policy lets stand; the page runtime
 * makes it the object of the same name.
 */
export function ScriptParams({ path, redirectsToCart }: Facts) {
  const params = {
    ajax_url: '/wp-admin/admin-ajax.php',
    wc_ajax_url: '/?wc-ajax=%%endpoint%%',
    i18n_view_cart: 'Ver carrinho',
    cart_url: '/cart/',
    is_cart: path === '/cart/' ? '1' : '',
    cart_redirect_after_add: redirectsToCart ? 'yes' : 'no',
  }
  return <TrustedMarkup as="script" type="application/json" id="wc-add-to-cart-js-extra" html={scriptJson(params)} />
}
