import { scriptJson } from '#kit/json.ts'
import { TrustedMarkup } from '#ui/trusted-markup.tsx'

/** The name of the row in the shop's settings; off unless it holds true. */
export const CART_REDIRECT_SETTING = 'cart_redirect_after_add'

type Facts = { pageId: number; path: string; redirectsToCart: boolean; facebook: { lang: string; app_id: string } }

const AJAX_URL = '/wp-admin/admin-ajax.php'

/** Where calls go: each says which page it comes from. */
export const callsFrom = (pageId: number) => ({
  ajax_url: AJAX_URL,
  wc_ajax_url: `/?wc-ajax=%%endpoint%%&elementor_page_id=${pageId}`,
})

/**
 * What scripts of this ecosystem read of the shop: objects by the names that they know. They are printed as data, which the page's
 * policy lets stand; the page runtime, or whoever stands in for it, makes them objects of the page.
 */
export function ScriptParams({ pageId, path, redirectsToCart, facebook }: Facts) {
  const calls = callsFrom(pageId)
  return (
    <PrintedParams
      id="wc-add-to-cart-js-extra"
      params={{
        wc_add_to_cart_params: {
          ...calls,
          i18n_view_cart: 'Ver carrinho',
          cart_url: '/cart/',
          is_cart: path === '/cart/' ? '1' : '',
          cart_redirect_after_add: redirectsToCart ? 'yes' : 'no',
        },
        woocommerce_params: { ...calls, i18n_password_show: 'Mostrar senha', i18n_password_hide: 'Ocultar senha' },
        wc_cart_fragments_params: {
          ...calls,
          cart_hash_key: 'wc_cart_hash',
          fragment_name: 'wc_fragments',
          request_timeout: '5000',
        },
        ElementorProFrontendConfig: {
          ajaxurl: AJAX_URL,
          woocommerce: { menu_cart: { cart_page_url: '/cart/', checkout_page_url: '/checkout/' } },
          facebook_sdk: { ...facebook, isLoading: false, isLoaded: false },
        },
      }}
    />
  )
}

/** Objects for scripts, each under its name. */
export const PrintedParams = ({ id, params }: { id: `${string}-js-extra`; params: Record<string, object> }) => (
  <TrustedMarkup as="script" type="application/json" id={id} html={scriptJson(params)} />
)
