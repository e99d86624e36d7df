/** The checkout's own script comes only to its pages. */
export function wakeCheckout() {
  if (document.body.classList.contains('woocommerce-checkout'))
    void import('./start.ts').then(({ startCheckout }) => startCheckout(), console.error)
}
