import { type Choices, type Offer, offerOf, stockLeftLabel, swatchState } from '#shop/catalog/client.ts'
import type { SwatchSettings } from '#shop/catalog/swatch-settings.ts'
import type { AvailableVariation } from '#shop/catalog/variation.ts'
import type { Choosable } from './choosable.ts'
import { OUT_OF_STOCK_TIP, UNAVAILABLE_TIP } from './text.ts'

/** All that one swatch shows. */
export type SwatchView = {
  selected: boolean
  disabled: boolean
  noStock: boolean
  unavailable: boolean
  offer: Offer
  /** Why it can't be bought, in words; empty when it can. */
  tip: string
  stockLeft: string
}

type Known = {
  fields: string[]
  choices: Choices
  /** undefined: not known yet; what the server said of the first state then holds. */
  variations: readonly AvailableVariation[] | undefined
  swatches: SwatchSettings
}

/** How the values of an attribute stand, given everything that is chosen. */
export function swatchViews({ field, values }: Choosable, { fields, choices, variations, swatches }: Known): SwatchView[] {
  return values.map(({ value, offer: firstOffer }) => {
    const offer = variations ? offerOf(variations, choices, { fields, field, value }) : firstOffer
    const selected = choices[field] === value
    const state = swatchState(offer, {
      selected,
      clickableOutOfStock: swatches.clickable_out_of_stock,
      disableOutOfStock: swatches.disable_out_of_stock,
      deselectUnavailable: swatches.deselect_unavailable,
      existsAtAll: firstOffer !== 'none',
    })
    const stockLeft =
      variations && swatches.show_variation_stock
        ? stockLeftLabel(variations, choices, { fields, field, value, threshold: swatches.stock_label_threshold })
        : ''
    const tip = offer === 'none' ? UNAVAILABLE_TIP : offer === 'out-of-stock' ? OUT_OF_STOCK_TIP : ''
    return { selected, ...state, offer, tip, stockLeft }
  })
}
