import { whenQuiet } from '../when-quiet.ts'

/** Only a product's page has photos and panels to wake. */
export function wakeProduct() {
  if (!document.querySelector('.product-photos, .wc-tabs-wrapper')) return
  whenQuiet(() => void import('./start.ts').then(({ startProduct }) => startProduct(), console.error))
}
