/** The cart's widget alone, with its settings as they come. */
const DEFAULT_DOCUMENT = [{ id: 'carrinho', elType: 'widget', widgetType: 'woocommerce-cart', settings: {}, elements: [] }]

/** The page that the merchant built around the cart. One that lost its cart would leave shoppers without, so it is not used. */
export function cartDocument(stored: unknown): unknown {
  return Array.isArray(stored) && JSON.stringify(stored).includes('"woocommerce-cart"') ? stored : DEFAULT_DOCUMENT
}
