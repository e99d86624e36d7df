/** The browser's own bubbles speak its language and go away by themselves: what is wrong with a field is told in ours, by what is fetched then. */
export function watchValidation() {
  let hasWords = true
  document.addEventListener(
    'invalid',
    (event) => {
      const field = event.target
      if (!hasWords || !(field instanceof HTMLElement) || !field.matches('input, select, textarea')) return
      event.preventDefault()
      void import('./field-problems.ts').then(
        ({ showProblem }) => showProblem(field),
        () => {
          // Ours did not come: the browser's own are better than none.
          hasWords = false
          ;(field as HTMLInputElement).reportValidity()
        },
      )
    },
    true,
  )
}
