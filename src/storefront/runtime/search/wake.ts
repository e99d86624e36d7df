import { closest } from '../pressed.ts'

const INPUT = '.elementor-search-form__input[data-suggest]'
const TOGGLE = '.elementor-search-form__toggle'

/** The small part of searching that every page has: the rest is fetched when somebody turns to a search form. */
export function wakeSearch() {
  const attend = (target: EventTarget | null) => {
    if (target instanceof HTMLInputElement && target.matches(INPUT))
      void import('./suggest.ts').then(({ suggestFor }) => suggestFor(target), console.error)
  }
  document.addEventListener('focusin', ({ target }) => attend(target))
  attend(document.activeElement)
  document.addEventListener('click', (event) => {
    const toggle = closest<HTMLElement>(event, TOGGLE)
    if (!toggle) return
    event.preventDefault()
    void import('./full-screen.ts').then(({ openSearch }) => openSearch(toggle), console.error)
  })
}
