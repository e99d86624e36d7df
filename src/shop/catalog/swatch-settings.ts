/** How swatches behave, as the shop sets it; a single form may differ. */
export type SwatchSettings = {
  clear_on_reselect: boolean
  show_variation_stock: boolean
  stock_label_threshold: number
  variation_label_separator: string
  show_variation_label: boolean
  enable_ajax_add_to_cart: boolean
  cart_redirect_after_add: boolean
  clickable_out_of_stock: boolean
  disable_out_of_stock: boolean
  deselect_unavailable: boolean
}

/** The name of the row in the shop's settings. */
export const SWATCH_SETTINGS = 'swatches'

export const DEFAULT_SWATCH_SETTINGS: SwatchSettings = {
  clear_on_reselect: true,
  show_variation_stock: false,
  /** With this many or fewer left, the shopper is told. */
  stock_label_threshold: 5,
  variation_label_separator: ':',
  show_variation_label: true,
  enable_ajax_add_to_cart: true,
  cart_redirect_after_add: false,
  clickable_out_of_stock: false,
  disable_out_of_stock: true,
  deselect_unavailable: false,
}

/** Reads a stored row of any age: what it does not say, or says in a way not understood, stays as it was. */
export function readSwatchSettings(stored: unknown, base: SwatchSettings = DEFAULT_SWATCH_SETTINGS): SwatchSettings {
  const raw = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {}
  return Object.fromEntries(
    Object.entries(base).map(([name, fallback]) => [name, readOne(raw[name], fallback)]),
  ) as SwatchSettings // the names and kinds of the base
}

function readOne(value: unknown, fallback: boolean | number | string) {
  if (typeof fallback === 'boolean')
    return value === true || value === 'yes' ? true : value === false || value === 'no' || value === '' ? false : fallback
  if (typeof fallback === 'number') return Number.isInteger(value) && (value as number) >= 0 ? value : fallback
  return typeof value === 'string' && value.length <= 10 ? value : fallback
}
