/**
 * Puts a fresh part of the page in the place of the old one, around an element that must not be moved: frames would be loaded anew,
 * and what was typed in them lost. `place` stands for it in the fresh part; its attributes are taken over.
 */
export function replaceAround(root: Element, kept: HTMLElement, place: HTMLElement) {
  const focused =
    root.contains(document.activeElement) && !kept.contains(document.activeElement) ? document.activeElement?.id : ''
  for (const [name, value] of Object.entries(place.dataset)) kept.dataset[name] = value
  let [old, fresh]: [Element, Element] = [kept, place]
  while (old !== root) {
    const [oldParent, freshParent] = [old.parentElement, fresh.parentElement]
    if (!oldParent || !freshParent) return
    const nodes = [...freshParent.childNodes]
    const at = nodes.indexOf(fresh as ChildNode)
    for (const node of Array.from(oldParent.childNodes)) if (node !== old) node.remove()
    old.before(...nodes.slice(0, at))
    old.after(...nodes.slice(at + 1))
    for (const { name, value } of freshParent.attributes) oldParent.setAttribute(name, value)
    ;[old, fresh] = [oldParent, freshParent]
  }
  if (focused) document.getElementById(focused)?.focus({ preventScroll: true })
}
