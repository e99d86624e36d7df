/** The purchase summary alone, with its settings as they come. */
const DEFAULT_DOCUMENT = [
  { id: 'resumo', elType: 'widget', widgetType: 'woocommerce-purchase-summary', settings: {}, elements: [] },
]

/** The page that the merchant built around a placed order. One without its summary would hide how to pay, so it is not used. */
export function receivedDocument(stored: unknown): unknown {
  return Array.isArray(stored) && JSON.stringify(stored).includes('"woocommerce-purchase-summary"') ? stored : DEFAULT_DOCUMENT
}
