import type { FocusStop } from '../measured.ts'
import { boxOf } from './boxes.ts'
import { createFacts, displayed } from './facts.ts'
import { labelled } from './names.ts'

/** A page may move what gets the focus out from under a bar, in the frames after it. */
const FRAMES_TO_MOVE = 30
const DIALOG = 'dialog[open], [aria-modal="true"], [role="dialog"]'
const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
const NOT_FOCUSABLE = ':disabled, [tabindex="-1"], [inert] *, input[type="hidden"]'

/** Goes through what can have the focus, as the Tab key does, and notes where each stands then and which bars do. */
export async function focusStops(limit: number): Promise<FocusStop[]> {
  const held = document.activeElement
  const scrolled = scrollY
  const bars = barsOfPage()
  const stops: FocusStop[] = []
  for (const element of someOf(focusableElements(), limit)) {
    element.focus()
    if (document.activeElement !== element) continue
    const over = await barsLeftOver(element, bars)
    stops.push({
      selector: labelled(element),
      box: boxOf(element.getBoundingClientRect()),
      bars: over.map((bar) => ({ selector: labelled(bar), box: boxOf(bar.getBoundingClientRect()) })),
      window: { width: innerWidth, height: innerHeight },
    })
  }
  // What opens as long as it has the focus closes again.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  if (held instanceof HTMLElement) held.focus({ preventScroll: true })
  scrollTo(0, scrolled)
  return stops
}

const isUnseen = (element: Element) => !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })

function focusableElements(): HTMLElement[] {
  const modal = [...document.querySelectorAll(DIALOG)].findLast((one) => !isUnseen(one))
  return [...(modal ?? document.body).querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => !element.matches(NOT_FOCUSABLE) && !isUnseen(element),
  )
}

/** Each second or third of a long list. */
function someOf<T>(all: T[], limit: number): T[] {
  const step = Math.max(1, Math.ceil(all.length / limit))
  return all.filter((_one, index) => index % step === 0)
}

function barsOfPage(): Element[] {
  const factsOf = createFacts()
  const isBar = (element: Element) => {
    const { position, pointerEvents } = factsOf(element).style
    return (
      (position === 'fixed' || position === 'sticky') &&
      pointerEvents !== 'none' &&
      !element.closest(`${DIALOG}, .MuiModal-root`) &&
      !element.querySelector('[role="dialog"]') &&
      !isUnseen(element)
    )
  }
  return [...displayed(document.body, factsOf)].filter((node) => node instanceof Element).filter(isBar)
}

async function barsLeftOver(element: Element, bars: Element[]): Promise<Element[]> {
  let over = barsOver(element, bars)
  for (let frames = 0; frames < FRAMES_TO_MOVE && over.length > 0; frames++) {
    await new Promise((drawn) => requestAnimationFrame(drawn))
    over = barsOver(element, bars)
  }
  return over
}

function barsOver(element: Element, bars: Element[]): Element[] {
  if (bars.length === 0) return []
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const x = (Math.max(0, left) + Math.min(innerWidth, right)) / 2
  const y = (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2
  const highest = document.elementFromPoint(x, y)
  return bars.filter((bar) => bar.contains(highest) && !bar.contains(element) && isStuck(bar))
}

function isStuck(bar: Element): boolean {
  const { position, top, bottom } = getComputedStyle(bar)
  if (position === 'fixed') return true
  const box = bar.getBoundingClientRect()
  if (box.width < innerWidth / 2) return false
  return (
    (top !== 'auto' && Math.abs(box.top - parseFloat(top)) < 1.5) ||
    (bottom !== 'auto' && Math.abs(innerHeight - box.bottom - parseFloat(bottom)) < 1.5)
  )
}
