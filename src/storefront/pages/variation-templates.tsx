import { TrustedMarkup } from '#ui/trusted-markup.tsx'
import { UNAVAILABLE } from '#widgets/product-form/text.ts'

const VARIATION = [
  '<div class="woocommerce-variation-description">{{{ data.variation.variation_description }}}</div>',
  '<div class="woocommerce-variation-price">{{{ data.variation.price_html }}}</div>',
  '<div class="woocommerce-variation-availability">{{{ data.variation.availability_html }}}</div>',
].join('')

/** Text that no browser runs: the ecosystem's own variation script looks for it where it takes our script's place. */
export function VariationTemplates() {
  return (
    <>
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
