/** One hint at a time: under the mouse, on a press or by keyboard; Esc, or a press elsewhere, closes it. */
export function wakeUp(place: HTMLElement): () => void {
  const box = place.querySelector<HTMLElement>('.elementor-hotspots')
  if (!box) return () => {}
  const stop = new AbortController()
  const { signal } = stop
  const spots = [...box.querySelectorAll<HTMLElement>('.e-hotspot')].filter((spot) => spot.querySelector('.e-hotspot__tooltip'))
  const buttonOf = (spot: HTMLElement) => spot.querySelector<HTMLElement>('.e-hotspot__button')
  const isOpen = (spot: HTMLElement) => spot.hasAttribute('data-open')
  const show = (only: HTMLElement | undefined) => {
    for (const spot of spots) {
      spot.toggleAttribute('data-open', spot === only)
      const button = buttonOf(spot)
      if (button?.hasAttribute('aria-expanded')) button.setAttribute('aria-expanded', String(spot === only))
    }
  }
  const opensByMouse = box.dataset.trigger === 'mouseenter'
  const spotOf = (event: Event) => spots.find((spot) => spot.contains(event.target as Node))

  for (const spot of spots) {
    if (opensByMouse) {
      spot.addEventListener('pointerenter', (event) => event.pointerType === 'mouse' && show(spot), { signal })
      spot.addEventListener(
        'pointerleave',
        (event) => event.pointerType === 'mouse' && !spot.contains(document.activeElement) && show(undefined),
        { signal },
      )
      buttonOf(spot)?.addEventListener('focus', () => buttonOf(spot)?.matches(':focus-visible') && show(spot), { signal })
    }
    // Under the mouse it is open already: a press must not close what was just asked for.
    buttonOf(spot)?.addEventListener('click', () => show(isOpen(spot) && !opensByMouse ? undefined : spot), { signal })
    spot.addEventListener('focusout', (event) => !spot.contains(event.relatedTarget as Node | null) && close(spot), { signal })
  }
  const close = (spot: HTMLElement) => isOpen(spot) && show(undefined)
  document.addEventListener('click', (event) => !spotOf(event) && show(undefined), { signal })
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented || !spots.some(isOpen)) return
      event.preventDefault()
      show(undefined)
    },
    { signal },
  )
  box.toggleAttribute('data-awake', true)
  if (opensByMouse) show(spots.find((spot) => spot.matches(':hover') || buttonOf(spot)?.matches(':focus-visible')))
  return () => {
    stop.abort()
    show(undefined)
    box.removeAttribute('data-awake')
  }
}
