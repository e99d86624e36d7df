const STORE = 'wc/store/checkout'
const ATTRIBUTION = 'woocommerce/order-attribution'

type Extensions = Record<string, Record<string, unknown>>
type Status = 'idle' | 'processing' | 'complete'
type Page = {
  wp?: { data?: unknown }
  wc?: { wcBlocksData?: unknown }
  wc_order_attribution?: { getAttributionData?: () => Record<string, unknown> }
}
/** Places the order that the fields and extensions describe, by the store API. */
export type Send = (order: Record<string, unknown> & { extensions: Extensions }) => Promise<unknown>

/**
 * The checkout's data as scripts of block checkouts know it: `wp.data` with the store «wc/store/checkout». Whatever they put into
 * its extension data goes along with an order that is placed through it. A page that has such a store already keeps its own.
 */
export function offerCheckoutStore(page: Page, send: Send) {
  if (page.wp?.data) return
  let extensions: Extensions = {}
  let status: Status = 'idle'
  let hasError = false
  const listeners = new Set<() => void>()
  const change = (act: () => void) => {
    act()
    for (const told of listeners) told()
  }

  const selectors = {
    getExtensionData: () => extensions,
    getCheckoutStatus: () => status,
    isIdle: () => status === 'idle',
    isProcessing: () => status === 'processing',
    isComplete: () => status === 'complete',
    hasError: () => hasError,
  }
  const actions = {
    setExtensionData: (name: string, values: Record<string, unknown>, replace = false) =>
      change(() => {
        extensions = { ...extensions, [name]: replace ? { ...values } : { ...extensions[name], ...values } }
      }),
    placeOrder: async (order: Record<string, unknown>) => {
      change(() => {
        status = 'processing'
        hasError = false
      })
      try {
        const placed = await send({ ...order, extensions })
        change(() => (status = 'complete'))
        return placed
      } catch (error) {
        change(() => {
          status = 'idle'
          hasError = true
        })
        throw error
      }
    },
  }
  page.wp = {
    ...page.wp,
    data: {
      select: (store: string) => (store === STORE ? selectors : undefined),
      dispatch: (store: string) => (store === STORE ? actions : undefined),
      subscribe: (told: () => void) => {
        listeners.add(told)
        return () => listeners.delete(told)
      },
    },
  }
  page.wc = { ...page.wc, wcBlocksData: { CHECKOUT_STORE_KEY: STORE, checkoutStore: STORE } }
  // Attribution that was there first has nobody to wait for any more: its values are fetched.
  const known = page.wc_order_attribution?.getAttributionData?.()
  if (known) actions.setExtensionData(ATTRIBUTION, known, true)
}
