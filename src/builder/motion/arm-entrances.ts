/**
 * Every entrance plays when the page arrives, so nothing is ever hidden without this script. Those still below the window
 * at the first scroll are hidden again, out of sight, and play when they are seen.
 */
export function armEntrances(signal: AbortSignal) {
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        seen.unobserve(target)
        target.removeAttribute('data-entrance-waits')
      }
    },
    // A little inside of the window: an entrance that nobody sees begin is none.
    { rootMargin: '0px 0px -8% 0px' },
  )
  for (const element of document.querySelectorAll<HTMLElement>('[data-entrance]')) {
    if (element.getBoundingClientRect().top <= innerHeight) continue
    element.setAttribute('data-entrance-waits', '')
    seen.observe(element)
  }
  // What waits comes at once when somebody reaches it by keyboard, or prints the page.
  const showAll = () =>
    document.querySelectorAll('[data-entrance-waits]').forEach((one) => one.removeAttribute('data-entrance-waits'))
  document.addEventListener(
    'focusin',
    ({ target }) => (target as Element).closest('[data-entrance-waits]')?.removeAttribute('data-entrance-waits'),
    { signal },
  )
  addEventListener('beforeprint', showAll, { signal })
  signal.addEventListener('abort', () => {
    seen.disconnect()
    showAll()
  })
}
