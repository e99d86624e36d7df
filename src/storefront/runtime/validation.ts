/** The browser's own bubbles speak its language and go away by themselves: what is wrong with a field is told in ours, by what is fetched then. */
export function watchValidation() {
  document.addEventListener(
    'invalid',
    (event) => {
      const field = event.target
      if (!(field instanceof HTMLElement) || !field.matches('input, select, textarea')) return
      event.preventDefault()
      void import('./field-problems.ts').then(({ showProblem }) => showProblem(field)).catch(console.error)
    },
    true,
  )
}
