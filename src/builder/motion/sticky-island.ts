import { isEditMode } from '#islands/edit-mode.ts'

/** The names by which the ecosystem's style sheets and scripts know a sticky element that has left its place. */
const ACTIVE = 'elementor-sticky--active'
const EFFECTS = 'elementor-sticky--effects'

/**
 * Says of every sticky element whether the scroll has moved it from its own place, and whether far enough for its effects.
 * The style sheet alone holds it there and keeps its place, so no spacer is needed.
 */
export function wakeUp(): () => void {
  if (isEditMode()) return () => {}
  const stop = new AbortController()
  const held = [...document.querySelectorAll<HTMLElement>('.elementor-sticky')]
  const places = new Map<HTMLElement, number>()
  const measure = () => held.forEach((one) => places.set(one, ownPlace(one)))
  const tell = () => {
    for (const one of held) {
      const { position, top, bottom } = getComputedStyle(one)
      const place = places.get(one) ?? 0
      const moved =
        position !== 'sticky'
          ? // The window holds the header that it belongs to.
            one.dataset.overPage === undefined
            ? 0
            : scrollY
          : one.dataset.sticky === 'bottom'
            ? place - (scrollY + innerHeight - Number.parseFloat(bottom))
            : scrollY + Number.parseFloat(top) - place
      one.classList.toggle(ACTIVE, moved > 0)
      one.classList.toggle(EFFECTS, moved > Number(one.dataset.stickyEffects ?? 0))
    }
  }
  const sizes = new ResizeObserver(() => {
    measure()
    tell()
  })
  sizes.observe(document.body)
  addEventListener('scroll', tell, { signal: stop.signal, passive: true })
  return () => {
    stop.abort()
    sizes.disconnect()
    held.forEach((one) => one.classList.remove(ACTIVE, EFFECTS))
  }
}

/** The edge that it is held by, in the whole page, where it would stand if nothing held it. */
function ownPlace(one: HTMLElement): number {
  one.style.position = 'static'
  const { top, bottom } = one.getBoundingClientRect()
  one.style.position = ''
  return scrollY + (one.dataset.sticky === 'bottom' ? bottom : top)
}
