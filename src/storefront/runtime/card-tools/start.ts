import { closest, isPlainPress } from '../pressed.ts'

/** Hears the presses on what cards offer besides; how they are answered is fetched when it is needed. */
export function startCardTools(place: HTMLElement) {
  const compare =
    'compare' in place.dataset
      ? import('./compare-bar.ts').then(({ startCompare }) => {
          const bar = startCompare(place)
          for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-compare]')) link.role = 'button'
          return bar
        })
      : undefined
  compare?.catch(console.error)
  document.addEventListener('click', (event) => {
    if (!isPlainPress(event)) return
    const quick = closest<HTMLAnchorElement>(event, 'a[data-quick-view]')
    if (quick) {
      event.preventDefault()
      void import('./open-quick-view.ts')
        .then(({ openQuickView }) => openQuickView(quick))
        // Its own page says the same.
        .catch(() => location.assign(quick.href))
      return
    }
    const chosen = closest<HTMLAnchorElement>(event, 'a[data-compare]')
    if (chosen && compare) {
      event.preventDefault()
      void compare.then(
        ({ press }) => press(chosen),
        () => location.assign(chosen.href),
      )
      return
    }
    const removed = closest<HTMLAnchorElement>(event, 'a[data-uncompare]')
    if (removed && compare) void compare.then(({ remove }) => remove(Number(removed.dataset['uncompare'])))
  })
  document.addEventListener('keydown', (event) => {
    // What is pressed like a button answers to the space bar, too.
    const link = event.key === ' ' ? closest<HTMLAnchorElement>(event, 'a[data-compare][role="button"]') : null
    if (!link) return
    event.preventDefault()
    link.click()
  })
}
