import { fire } from '#islands/page-events.ts'
import type { AvailableVariation } from '#shop/catalog/variation.ts'

/** Tells scripts of this ecosystem what happened, under the names that they listen to. */
export function announce(target: EventTarget | null, name: string, detail?: object) {
  if (target) fire(target, name, detail)
}

/** A form that has begun to behave. */
export function announceAwake(form: HTMLFormElement) {
  form.classList.add('wvs-loaded')
  announce(form, 'wc_variation_form')
  announce(document, 'woo_variation_swatches_loaded')
}

/** What the choices of a form mean now. */
export function announceOutcome(form: HTMLFormElement, variation: AvailableVariation | undefined) {
  announce(form, 'check_variations')
  if (variation) {
    announce(form, 'found_variation', [variation])
    announce(form, 'show_variation', [variation, variation.is_in_stock && variation.is_purchasable])
  } else {
    announce(form, 'reset_data')
    announce(form, 'hide_variation')
  }
  announce(form, 'woocommerce_update_variation_values')
  announce(form, 'woocommerce_variation_has_changed')
}
