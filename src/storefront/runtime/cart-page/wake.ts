/** The cart's page and the freight's form fetch their behaviour when they are there, or used. */
export function wakeCartPage() {
  const widget = document.querySelector<HTMLElement>('.woocommerce-cart .elementor-widget-woocommerce-cart')
  if (widget) import('./start.ts').then(({ startCartPage }) => startCartPage(widget)).catch(console.error)
  document.addEventListener('submit', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || !form.matches('.freight-form')) return
    event.preventDefault()
    // Should the script not come, the form still leads to its own page.
    import('./freight.ts').then(({ estimate }) => estimate(form)).catch(() => form.submit())
  })
}
