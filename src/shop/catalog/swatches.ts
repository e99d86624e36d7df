import type { AvailableVariation } from './variation.ts'

/** What a shopper has chosen so far, by form field; a field that is missing or empty is still open. */
export type Choices = Readonly<Record<string, string>>

/** What the shop has of a value, given the other choices. */
export type Offer = 'in-stock' | 'out-of-stock' | 'none'

type Matchable = Pick<AvailableVariation, 'attributes'>
type Offered = Matchable & Pick<AvailableVariation, 'is_in_stock'>

/** Each attribute is equal, or left open on either side: a variation's empty value fits any choice. */
export function fits(variation: Matchable, choices: Choices): boolean {
  return Object.entries(variation.attributes).every(([field, value]) => {
    const chosen = choices[field] ?? ''
    return value === '' || chosen === '' || value === chosen
  })
}

/** The variation that a whole choice means. The first that fits wins, as on the server. */
export function matchVariation<V extends Matchable>(variations: readonly V[], choices: Choices): V | undefined {
  return variations.find((variation) => fits(variation, choices))
}

export const isWhole = (fields: readonly string[], choices: Choices) => fields.every((field) => (choices[field] ?? '') !== '')

/** What the shop has of one value beside the shopper's other choices. */
export function offerOf(
  variations: readonly Offered[],
  choices: Choices,
  { fields, field, value }: { fields: readonly string[]; field: string; value: string },
): Offer {
  const wanted = { ...choices, [field]: value }
  const fitting = variations.filter((variation) => fits(variation, wanted))
  // A whole choice means its first variation: a later one that is there would not be the one bought.
  const meant = isWhole(fields, wanted) ? fitting.slice(0, 1) : fitting
  if (meant.length === 0) return 'none'
  return meant.some((variation) => variation.is_in_stock) ? 'in-stock' : 'out-of-stock'
}

type Choosing = {
  fields: readonly string[]
  /** undefined: not known yet, so nothing can be said to be unavailable. */
  variations: readonly Offered[] | undefined
  clearOnReselect: boolean
  deselectUnavailable: boolean
  disableOutOfStock: boolean
}

/** The choices after a value is pressed: chosen, taken back, or chosen at the cost of those that do not go with it. */
export function choose(choices: Choices, { field, value }: { field: string; value: string }, rules: Choosing): Choices {
  if (choices[field] === value) return rules.clearOnReselect ? without(choices, field) : choices
  const next = { ...choices, [field]: value }
  const { variations } = rules
  if (!rules.deselectUnavailable || !variations) return next
  const isOffered = (wanted: Choices) =>
    variations.some((variation) => fits(variation, wanted) && (variation.is_in_stock || !rules.disableOutOfStock))
  if (isOffered(next)) return next
  // The pressed value stays; of the others, in their order on the page, each stays that still goes with what is kept.
  let kept: Choices = { [field]: value }
  for (const other of rules.fields) {
    const chosen = choices[other] ?? ''
    if (other === field || chosen === '') continue
    const tried = { ...kept, [other]: chosen }
    if (isOffered(tried)) kept = tried
  }
  return kept
}

/** The choices that an address asks for («?attribute_pa_cor=azul»); values that the product has not are left out. */
export function choicesFromQuery(query: string, values: Readonly<Record<string, readonly string[]>>): Choices {
  const asked = new URLSearchParams(query)
  return Object.fromEntries(
    Object.entries(values).flatMap(([field, known]) => {
      const value = asked.get(field) ?? ''
      return known.includes(value) ? [[field, value]] : []
    }),
  )
}

/** How a swatch looks and whether it can be pressed. What the shopper chose can always be taken back. */
export function swatchState(
  offer: Offer,
  { selected, clickableOutOfStock, disableOutOfStock, deselectUnavailable, existsAtAll }: SwatchRules,
): { disabled: boolean; noStock: boolean; unavailable: boolean } {
  const noStock = offer === 'out-of-stock' && clickableOutOfStock
  const unavailable = offer === 'none'
  const refused =
    (offer === 'out-of-stock' && disableOutOfStock && !clickableOutOfStock) ||
    // With deselecting, a value that only the other choices rule out can be pressed: they give way.
    (unavailable && !(deselectUnavailable && existsAtAll))
  return { disabled: refused && !selected, noStock, unavailable }
}
type SwatchRules = {
  selected: boolean
  clickableOutOfStock: boolean
  disableOutOfStock: boolean
  deselectUnavailable: boolean
  /** Some variation has this value, whatever else is chosen. */
  existsAtAll: boolean
}

/** «Restam 3» for a value that completes the choice, when that few are left; otherwise nothing. */
export function stockLeftLabel(
  variations: readonly AvailableVariation[],
  choices: Choices,
  wanted: { fields: readonly string[]; field: string; value: string; threshold: number },
): string {
  const completed = { ...choices, [wanted.field]: wanted.value }
  if (!isWhole(wanted.fields, completed)) return ''
  const variation = matchVariation(variations, completed)
  if (!variation?.is_in_stock || variation.stock_quantity === null) return ''
  return variation.stock_quantity <= wanted.threshold ? variation.variation_stock_left : ''
}

/** The picture that a choice shows: as soon as all that fits looks the same, so a colour alone already turns the page's picture. */
export function pictureFor(variations: readonly AvailableVariation[], choices: Choices): AvailableVariation['image'] | undefined {
  if (!Object.values(choices).some(Boolean)) return undefined
  const [first, ...others] = variations.filter((variation) => fits(variation, choices))
  return first && others.every((variation) => variation.image_id === first.image_id) ? first.image : undefined
}

/** «: Azul», to stand right after the attribute's name. */
export const chosenLabel = (separator: string, title: string) => (title === '' ? '' : `${separator} ${title}`)

function without(choices: Choices, field: string): Choices {
  const { [field]: _gone, ...rest } = choices
  return rest
}
