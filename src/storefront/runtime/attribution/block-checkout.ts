import type { Values } from './attribute.ts'

const STORE = 'wc/store/checkout'
const KEY = 'woocommerce/order-attribution'

type Store = { setExtensionData?: (key: string, values: Values, replace: boolean) => void }
type Scripts = {
  wp?: {
    data?: {
      dispatch?: (store: string) => Store | undefined
      subscribe?: (told: () => void, store: string) => () => void
    }
  }
  wc?: { wcBlocksData?: unknown }
}

/** Hands the values to the block checkout, where there is one. */
export function tellBlockCheckout(values: Values) {
  const { wp, wc } = scripts()
  if (wc?.wcBlocksData) wp?.data?.dispatch?.(STORE)?.setExtensionData?.(KEY, values, true)
}

/** Acts once the block checkout's store is ready: one that gets so after this script tells it by its first change. */
export function whenBlockCheckoutIsReady(act: () => void) {
  const watch = () => {
    const unsubscribe = scripts().wp?.data?.subscribe?.(() => {
      unsubscribe?.()
      act()
    }, STORE)
    return unsubscribe !== undefined
  }
  if (watch() || document.readyState === 'complete') return
  // Its scripts may stand further down in the page.
  addEventListener('load', () => (watch() ? act() : undefined), { once: true })
}

const scripts = () => window as unknown as Scripts // put there by the block checkout itself
