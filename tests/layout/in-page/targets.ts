import type { Box, MeasuredTarget } from '../measured.ts'
import { TARGET_PX } from '../rules/targets.ts'
import { boxOf, insideOf, union } from './boxes.ts'
import { type FactsOf, isShown } from './facts.ts'
import { selectorOf } from './names.ts'

const TARGETS =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="tab"], [role="menuitem"], [role="option"], [role="checkbox"], [role="radio"], [role="switch"]'
const NOT_PRESSED = ':disabled, [aria-disabled="true"], [inert] *, [aria-hidden="true"] *, [tabindex="-1"]:not(a, button, [role])'

/** What can be pressed now. */
export function measureTargets(scope: Element, factsOf: FactsOf): MeasuredTarget[] {
  const pressable = [...scope.querySelectorAll(TARGETS)].filter((element) => isPressable(element, factsOf))
  return pressable.map((element) => {
    const label = labelOf(element)
    const own = reach(element, factsOf(element))
    const box = label ? union(own, boxOf(label.getBoundingClientRect())) : own
    const isRelated = (other: Element) =>
      other !== element &&
      (factsOf(other).bar !== factsOf(element).bar ||
        other.contains(element) ||
        element.contains(other) ||
        (label !== undefined && label.contains(other)))
    return {
      selector: selectorOf(element),
      box,
      isInline: isInSentence(element, factsOf),
      // Of what is large enough nobody asks.
      related:
        Math.min(box.width, box.height) < TARGET_PX ? pressable.flatMap((other, index) => (isRelated(other) ? [index] : [])) : [],
    }
  })
}

function isPressable(element: Element, factsOf: FactsOf): boolean {
  if (element.matches(NOT_PRESSED) || !element.checkVisibility({ visibilityProperty: true })) return false
  if (!isShown(element, factsOf) && !element.matches('input[type="checkbox"], input[type="radio"]')) return false
  const { box, clips } = factsOf(element)
  if (box.width < 2 || box.height < 2) return false
  // What has scrolled out of its box, or lies outside of it, is not there to be pressed.
  const seen = insideOf(boxOf(box), clips)
  return seen.width > 1 && seen.height > 1 && !isCovered(element, seen)
}

/** Something else lies over its middle: a menu, a list of choices. */
function isCovered(element: Element, { x, y, width, height }: Box): boolean {
  const top = document.elementFromPoint(x + width / 2, y + height / 2)
  return top !== null && !element.contains(top) && !top.contains(element) && !(top.closest('label')?.contains(element) ?? false)
}

/** How far absolutely positioned pseudo elements reach beyond their element. */
function reach(element: Element, { style, box }: { style: CSSStyleDeclaration; box: DOMRect }): Box {
  if (style.position === 'static') return boxOf(box)
  let { left, top, right, bottom } = box
  for (const pseudo of ['::before', '::after']) {
    const drawn = getComputedStyle(element, pseudo)
    if (drawn.content === 'none' || drawn.position !== 'absolute') continue
    left = Math.min(left, box.left + (parseFloat(drawn.left) || 0))
    top = Math.min(top, box.top + (parseFloat(drawn.top) || 0))
    right = Math.max(right, box.right - (parseFloat(drawn.right) || 0))
    bottom = Math.max(bottom, box.bottom - (parseFloat(drawn.bottom) || 0))
  }
  return { x: left, y: top, width: right - left, height: bottom - top }
}

function labelOf(element: Element): Element | undefined {
  if (!(element instanceof HTMLInputElement) || !['checkbox', 'radio', 'file'].includes(element.type)) return undefined
  return [...(element.labels ?? [])].find((label) => label.checkVisibility())
}

function isInSentence(element: Element, factsOf: FactsOf): boolean {
  const isInline = (one: Element) => factsOf(one).style.display === 'inline'
  if (!isInline(element)) return false
  let block = element.parentElement
  while (block && isInline(block)) block = block.parentElement
  const around = (block?.textContent ?? '').replaceAll(/\s+/g, '').length
  return around > (element.textContent ?? '').replaceAll(/\s+/g, '').length + 1
}
