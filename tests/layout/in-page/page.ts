import type { Measured, MeasuredBar } from '../measured.ts'
import { boxOf, insideOf } from './boxes.ts'
import { displayed, type Facts, type FactsOf, paints } from './facts.ts'
import { selectorOf } from './names.ts'

type Measures = Pick<Measured, 'window' | 'document' | 'widest' | 'contentEnd' | 'focused' | 'bars'>

/** The page as a whole: what is fixed to its window, where it ends, and what makes it too wide. */
export function measurePage(dialogs: Element[], factsOf: FactsOf): Measures {
  const bars: MeasuredBar[] = []
  let last: { element: Element; bottom: number } = { element: document.body, bottom: 0 }
  let widest: { element: Element; right: number } | undefined
  for (const element of displayed(document.body, factsOf)) {
    if (!(element instanceof Element)) continue
    const facts = factsOf(element)
    const { style, box, isFixed, clips } = facts
    if (box.width < 1 || box.height < 1 || facts.isUnseen || style.visibility !== 'visible') continue
    if (isBar(element, facts, factsOf) && !dialogs.some((one) => element.contains(one)))
      bars.push({ selector: selectorOf(element), box: boxOf(box) })
    if (isFixed) continue
    const bottom = box.bottom + scrollY
    if (bottom > last.bottom && clips.length === 0 && style.position !== 'absolute') last = { element, bottom }
    if (box.right <= innerWidth + 1) continue
    const seen = insideOf(boxOf(box), clips)
    const right = seen.x + seen.width
    if (seen.width > 0 && right > innerWidth + 1 && right > (widest?.right ?? 0) + 1) widest = { element, right }
  }
  const { scrollWidth, scrollHeight } = document.documentElement
  const focused = document.activeElement
  return {
    window: { width: innerWidth, height: innerHeight },
    document: { width: scrollWidth, height: scrollHeight, scrolled: scrollY },
    widest: widest && scrollWidth > innerWidth ? { selector: selectorOf(widest.element), right: widest.right } : undefined,
    contentEnd: { selector: selectorOf(last.element), bottom: last.bottom },
    focused: !focused || focused === document.body ? 'body' : selectorOf(focused),
    bars,
  }
}

/** Something that stays while the page moves under it, lies over the page, and is no dialog. */
function isBar(element: Element, { style, box, isModal }: Facts, factsOf: FactsOf): boolean {
  const { position } = style
  if ((position !== 'fixed' && position !== 'sticky') || isModal || style.pointerEvents === 'none') return false
  const isInBar = element.parentElement !== null && factsOf(element.parentElement).isFixed
  const isStuck = position === 'sticky' && style.top !== 'auto' && scrollY > 0 && Math.abs(box.top - parseFloat(style.top)) <= 1
  if (!(position === 'fixed' && !isInBar) && !(isStuck && box.width > innerWidth / 2)) return false
  const isAtScreen = box.top < innerHeight && box.bottom > 0 && box.left < innerWidth && box.right > 0
  return isAtScreen && (paints(style) || Boolean(element.textContent?.trim()))
}
