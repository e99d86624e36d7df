import type { SwatchSettings } from '#shop/catalog/swatch-settings.ts'
import { TrustedMarkup } from '#ui/trusted-markup.tsx'
import { CHOOSE_FIRST, NO_MATCH, OUT_OF_STOCK_TIP, UNAVAILABLE, UNAVAILABLE_TIP, WAS_RESET } from '#widgets/product-form/text.ts'
import { callsFrom, PrintedParams } from '../script-params.tsx'

const VARIATION = [
  '<div class="woocommerce-variation-description">{{{ data.variation.variation_description }}}</div>',
  '<div class="woocommerce-variation-price">{{{ data.variation.price_html }}}</div>',
  '<div class="woocommerce-variation-availability">{{{ data.variation.availability_html }}}</div>',
].join('')

/** Text that no browser runs: the ecosystem's own variation script looks for it where it takes our script's place. */
export function VariationTemplates({ productId, swatches }: { productId: number; swatches: SwatchSettings }) {
  return (
    <>
      <PrintedParams
        id="wc-add-to-cart-variation-js-extra"
        params={{
          wc_add_to_cart_variation_params: {
            wc_ajax_url: callsFrom(productId).wc_ajax_url,
            i18n_no_matching_variations_text: NO_MATCH,
            i18n_make_a_selection_text: CHOOSE_FIRST,
            i18n_unavailable_text: UNAVAILABLE,
            i18n_reset_alert_text: WAS_RESET,
          },
          woo_variation_swatches_options: {
            ...swatches,
            out_of_stock_tooltip_text: OUT_OF_STOCK_TIP,
            unavailable_tooltip_text: UNAVAILABLE_TIP,
          },
        }}
      />
      <TrustedMarkup as="script" type="text/template" id="tmpl-variation-template" html={VARIATION} />
      <TrustedMarkup
        as="script"
        type="text/template"
        id="tmpl-unavailable-variation-template"
        html={`<p role="alert">${UNAVAILABLE}</p>`}
      />
    </>
  )
}
