/** The freight's form fetches its behaviour when it is used. */
export function wakeFreight() {
  document.addEventListener('submit', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || !form.matches('.freight-form')) return
    event.preventDefault()
    // Should the script not come, the form still leads to its own page.
    import('./freight.ts').then(({ estimate }) => estimate(form)).catch(() => form.submit())
  })
}
