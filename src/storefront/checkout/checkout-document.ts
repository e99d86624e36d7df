/** The checkout's widget alone, with its settings as they come. */
const DEFAULT_DOCUMENT = [
  { id: 'finalizar', elType: 'widget', widgetType: 'woocommerce-checkout-page', settings: {}, elements: [] },
]

/** The page that the merchant built around the checkout. One that lost its checkout would sell nothing, so it is not used. */
export function checkoutDocument(stored: unknown): unknown {
  return Array.isArray(stored) && JSON.stringify(stored).includes('"woocommerce-checkout-page"') ? stored : DEFAULT_DOCUMENT
}
