const PRESSABLE = 'a, button, input, select, textarea, label, summary, [role="button"]'
/** Of the window's height: more of it the bars never take. */
const LOWER_PART = 0.75

/** Acts as soon as nothing would be slid under a finger or a mouse that is about to press something else. */
export function whenClear(act: () => void) {
  if (!isPressing() && !isAboutToPress()) return act()
  const look = () => {
    if (isPressing() || isAboutToPress()) return
    listening.abort()
    act()
  }
  const listening = new AbortController()
  const { signal } = listening
  // A click comes after the finger is up.
  for (const sign of ['pointerup', 'pointercancel', 'pointermove', 'scroll'])
    addEventListener(sign, () => setTimeout(() => signal.aborted || look()), { signal, passive: true, capture: true })
}

const isPressing = () => document.querySelector(':active') !== null

/** A mouse rests on something that the bars would cover. Without a mouse the last thing that was tapped counts as hovered. */
function isAboutToPress(): boolean {
  if (!matchMedia('(hover: hover)').matches) return false
  const under = [...document.querySelectorAll(`:is(${PRESSABLE}):hover`)]
  return under.some((element) => element.getBoundingClientRect().bottom > innerHeight * LOWER_PART)
}
