const bars = new Set<HTMLElement>()
const sizes = new ResizeObserver(measure)

/** Lets a bar lie at the lower edge of the window without hiding the end of the page or what has the focus. */
export function keepClearOf(bar: HTMLElement) {
  if (bars.size === 0) {
    // The browser scrolls to what gets the focus after it has told so.
    addEventListener('focusin', () => requestAnimationFrame(uncoverFocus))
  }
  bars.add(bar)
  sizes.observe(bar)
}

/** The last of the document lies lowest, the others above it; the style sheet leaves room for all of them. */
function measure() {
  let height = 0
  for (const bar of [...bars].toSorted(lastFirst)) {
    if (!bar.isConnected) bars.delete(bar)
    bar.style.setProperty('--bar-lift', `${height}px`)
    height += bar.offsetHeight
  }
  document.documentElement.style.setProperty('--bars-height', `${height}px`)
  uncoverFocus()
}

const lastFirst = (one: Node, other: Node) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING ? -1 : 1)

function uncoverFocus() {
  const { documentElement: page, activeElement: focused } = document
  delete page.dataset.bars
  if (!focused || !isCovered(focused)) return
  focused.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  // What doesn't scroll with the page stays where it is: the bars make way.
  if (isCovered(focused)) page.dataset.bars = 'top'
}

/** Whether a bar hides some of it. What is taller than the room that is left can't stand clear. */
function isCovered(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const lowest = [...bars].reduce((room, bar) => room - bar.offsetHeight, innerHeight)
  if (bottom - top > lowest) return false
  const middle = (left + right) / 2
  return [top + 1, (top + bottom) / 2, bottom - 1].some((y) => {
    const seen = document.elementFromPoint(middle, y)
    return [...bars].some((bar) => bar.contains(seen) && !bar.contains(element))
  })
}
