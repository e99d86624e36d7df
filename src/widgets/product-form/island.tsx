import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { defineIsland } from '#islands/define-island.ts'
import { choicesFromQuery, type Choices, choose, isWhole, matchVariation, pictureFor } from '#shop/catalog/client.ts'
import type { SwatchSettings } from '#shop/catalog/swatch-settings.ts'
import { Quantity } from '#ui/quantity.tsx'
import { announce, announceAwake, announceOutcome } from './announce.ts'
import { AttributeRow } from './attribute-row.tsx'
import type { Choosable } from './choosable.ts'
import { buttonClass, ChosenVariation, type Outcome } from './chosen-variation.tsx'
import { showAround } from './surroundings.ts'
import { swatchViews } from './swatch-views.ts'
import { CHOOSE_FIRST, CLEAR, UNAVAILABLE, WAS_RESET } from './text.ts'
import { useVariations } from './use-variations.ts'

type Props = {
  productId: number
  name: string
  attributes: Choosable[]
  swatches: SwatchSettings
  idPrefix: string
  buttonText: string
  showQuantity: boolean
}

/** The inside of a variation form: choose by swatches, see what the choice means, put it into the cart. */
function VariationChooser({ productId, name, attributes, swatches, idPrefix, buttonText, showQuantity }: Props) {
  const root = useRef<HTMLTableElement>(null)
  const quantity = useRef<HTMLInputElement>(null)
  const [choices, setChoices] = useState<Choices>({})
  const [isAwake, setAwake] = useState(false)
  const [warning, setWarning] = useState('')
  const [wasReset, setReset] = useState(false)
  const { variations, ask } = useVariations(root, productId)
  const fields = attributes.map(({ field }) => field)
  const outcome: Outcome = !isWhole(fields, choices)
    ? { kind: 'open' }
    : !variations
      ? { kind: 'unknown' }
      : { kind: 'known', variation: matchVariation(variations, choices) }
  const variation = outcome.kind === 'known' ? outcome.variation : undefined
  const form = () => root.current?.closest('form') ?? null

  // Before anything that was pressed meanwhile is given back: a press adds to what the address has chosen.
  useLayoutEffect(() => {
    const own = form()
    if (!own) return
    setAwake(true)
    announceAwake(own)
    ask()
    const asked = choicesOfAddress(own, attributes)
    if (Object.keys(asked).length > 0) change(asked)
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it wakes
  }, [])

  // What stands outside of this island follows the outcome, and other scripts are told.
  const variationId = variation?.variation_id
  useEffect(() => {
    const own = form()
    if (!own || !isAwake) return
    showAround(own, { sku: variation?.sku, picture: variations && pictureFor(variations, choices) })
    announceOutcome(own, variation)
    const field = quantity.current
    if (field && variation && variation.max_qty !== '' && Number(field.value) > variation.max_qty)
      field.value = String(Math.max(variation.min_qty, variation.max_qty))
    // oxlint-disable-next-line react/exhaustive-deps -- the variation is known by its id
  }, [variationId, choices, variations, isAwake])

  const change = (next: Choices) => {
    ask()
    setChoices(next)
    setWarning('')
    setReset(false)
    announce(form(), 'woocommerce_variation_select_change')
  }
  const press = (field: string, value: string, item: HTMLElement) => {
    const next = choose(choices, { field, value }, { ...rulesOf(swatches), fields, variations })
    if (next === choices) return
    change(next)
    const isChosen = next[field] === value
    announce(item, isChosen ? 'wvs-selected-item' : 'wvs-unselected-item', {
      attribute_name: field,
      value: isChosen ? value : '',
      select: item.closest('td')?.querySelector('select'),
      form: form(),
    })
  }
  const clear = () => {
    change({})
    setReset(true)
    // The button goes away with the choices: the keyboard goes on from the first of them.
    root.current?.querySelector<HTMLElement>('[role="radio"]')?.focus()
  }
  // The form may only go when the choice means something that can be bought; the server looks again.
  const guard = (event: MouseEvent) => {
    const problem =
      outcome.kind === 'open' ? CHOOSE_FIRST : outcome.kind === 'known' && !variation?.is_in_stock ? UNAVAILABLE : ''
    setWarning(problem)
    if (problem === '') return
    event.preventDefault()
    const open = attributes.find(({ field }) => !choices[field])
    if (open) root.current?.querySelector<HTMLElement>(`[data-attribute_name="${open.field}"] [tabindex="0"]`)?.focus()
  }

  return (
    <>
      <table className="variations" role="presentation" ref={root}>
        <tbody>
          {attributes.map((attribute) => (
            <AttributeRow
              key={attribute.field}
              attribute={attribute}
              chosen={choices[attribute.field] ?? ''}
              views={swatchViews(attribute, { fields, choices, variations, swatches })}
              separator={swatches.show_variation_label ? swatches.variation_label_separator : undefined}
              idPrefix={idPrefix}
              onPress={(value, item) => press(attribute.field, value, item)}
              onSelect={(value) => change({ ...choices, [attribute.field]: value })}
            />
          ))}
        </tbody>
      </table>
      <button type="button" className="reset_variations" onClick={clear} hidden={!Object.values(choices).some(Boolean)}>
        {CLEAR}
      </button>
      <p className="reset_variations_alert screen-reader-text" role="alert">
        {wasReset && WAS_RESET}
      </p>
      <div className="single_variation_wrap">
        <ChosenVariation outcome={outcome} warning={warning} />
        <div className="woocommerce-variation-add-to-cart variations_button product-form-buy">
          {showQuantity ? (
            <Quantity
              id={`${idPrefix}quantity`}
              product={name}
              min={variation?.min_qty}
              max={variation?.max_qty}
              field={quantity}
            />
          ) : (
            <input type="hidden" name="quantity" value="1" />
          )}
          <button
            type="submit"
            className={`single_add_to_cart_button button alt${isAwake ? buttonClass(outcome) : ''}`}
            aria-disabled={outcome.kind === 'known' && !variation?.is_in_stock ? true : undefined}
            onClick={guard}
          >
            {buttonText}
          </button>
          <input type="hidden" name="add-to-cart" value={productId} />
          <input type="hidden" name="product_id" value={productId} />
          <input type="hidden" name="variation_id" className="variation_id" value={variationId ?? 0} />
        </div>
      </div>
    </>
  )
}

/** A link to a variation («?attribute_pa_cor=azul») is about the form of that very page, not about another that stands on it. */
function choicesOfAddress(form: HTMLFormElement, attributes: Choosable[]): Choices {
  if (location.pathname !== new URL(form.action).pathname) return {}
  const values = Object.fromEntries(attributes.map(({ field, values: list }) => [field, list.map(({ value }) => value)]))
  return choicesFromQuery(location.search, values)
}

const rulesOf = (swatches: SwatchSettings) => ({
  clearOnReselect: swatches.clear_on_reselect,
  deselectUnavailable: swatches.deselect_unavailable,
  // What is sold out but may be clicked is a choice like any other.
  disableOutOfStock: swatches.disable_out_of_stock && !swatches.clickable_out_of_stock,
})

// React is not even run on a page where nobody chooses; a link to a variation chooses by itself.
export default defineIsland('product-form', 'interaction', VariationChooser, { fetchAhead: true, query: 'attribute_' })
