import type { Box, FocusStop, MeasuredBar } from './measured.ts'

/** Runs in the page: goes through what can have the focus, as the Tab key does, and notes where each stands then and which bars do. */
export async function focusStops(limit: number): Promise<FocusStop[]> {
  const FRAMES_TO_MOVE = 30
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn))
  const boxOf = ({ left: x, top: y, width, height }: DOMRect): Box => ({ x, y, width, height })
  const nameOf = (element: Element) => {
    const classes = [...element.classList].filter((name) => !/^css-|\d{3,}/.test(name))
    const label = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30)
    return (
      element.localName +
      (element.id
        ? `#${element.id}`
        : classes
            .slice(0, 2)
            .map((name) => `.${name}`)
            .join('')) +
      (label ? ` «${label}»` : '')
    )
  }
  const isModal = (element: Element) =>
    element.closest('dialog[open], [aria-modal="true"], [role="dialog"], .MuiModal-root') !== null
  const isUnseen = (element: Element) => !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const bars: Element[] = [...document.body.querySelectorAll('*')].filter((element) => {
    const { position, pointerEvents } = getComputedStyle(element)
    return (
      ['fixed', 'sticky'].includes(position) &&
      pointerEvents !== 'none' &&
      !isModal(element) &&
      !element.querySelector('[role="dialog"]') &&
      !isUnseen(element)
    )
  })
  const held = document.activeElement
  const scrolled = scrollY
  const modal = [...document.querySelectorAll('dialog[open], [aria-modal="true"], [role="dialog"]')].findLast(
    (one) => !isUnseen(one),
  )
  const stops: FocusStop[] = []
  const all = [
    ...(modal ?? document.body).querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    ),
  ]
  const focusable = all.filter(
    (element) => !isUnseen(element) && !element.matches(':disabled, [tabindex="-1"], [inert] *, input[type="hidden"]'),
  )
  const step = Math.max(1, Math.ceil(focusable.length / limit))
  for (const element of focusable.filter((_one, index) => index % step === 0)) {
    element.focus()
    if (document.activeElement !== element) continue
    // A page may move what gets the focus out from under a bar, in the frames after it.
    for (let frames = 0; frames < FRAMES_TO_MOVE && barsOver(element).length > 0; frames++) await frame()
    const over: MeasuredBar[] = barsOver(element).map((bar) => ({
      selector: nameOf(bar),
      box: boxOf(bar.getBoundingClientRect()),
    }))
    const box = boxOf(element.getBoundingClientRect())
    stops.push({ selector: nameOf(element), box, bars: over, window: { width: innerWidth, height: innerHeight } })
  }
  // What opens as long as it has the focus closes again.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  if (held instanceof HTMLElement) held.focus({ preventScroll: true })
  scrollTo(0, scrolled)
  return stops

  function barsOver(element: Element) {
    const box = element.getBoundingClientRect()
    return bars.filter((bar) => !bar.contains(element) && bar.isConnected && isStuck(bar) && liesOver(bar, box))
  }
  function liesOver(bar: Element, { left, top, right, bottom }: DOMRect) {
    const middle = [Math.max(0, left) + Math.min(innerWidth, right), Math.max(0, top) + Math.min(innerHeight, bottom)] as const
    return bar.contains(document.elementFromPoint(middle[0] / 2, middle[1] / 2))
  }
  function isStuck(bar: Element) {
    const { position, top, bottom } = getComputedStyle(bar)
    if (position === 'fixed') return true
    const box = bar.getBoundingClientRect()
    if (box.width < innerWidth / 2) return false
    return (
      (top !== 'auto' && Math.abs(box.top - parseFloat(top)) < 1.5) ||
      (bottom !== 'auto' && Math.abs(innerHeight - box.bottom - parseFloat(bottom)) < 1.5)
    )
  }
}
