import { tellMenu } from './events.ts'
import { pressKey } from './keys.ts'
import type { MenuOptions } from './options.ts'
import { createSubMenus, linkOf, subOf } from './sub-menus.ts'

export type Menu = ReturnType<typeof createMenu>
type Options = { id: number; options: MenuOptions; isMouse: () => boolean }

/** Gives a menu its behaviour: the pointer opens after a rest, a finger by its first tap, keys at once. */
export function createMenu(root: HTMLElement, { id, options, isMouse }: Options) {
  const subs = createSubMenus(root, id)
  let showTimer: ReturnType<typeof setTimeout> | undefined
  let hideTimer: ReturnType<typeof setTimeout> | undefined
  let under: Element | undefined

  const activate = (item: Element): boolean => {
    const link = linkOf(item)
    if (link && !tellMenu(root, 'activate', link)) return false
    subs.hideOthers(item)
    const sub = subOf(item)
    return sub ? subs.show(sub) : false
  }
  const enter = (item: Element, restedMs = 0) => {
    clearTimeout(hideTimer)
    if (item === under) return
    leave()
    under = item
    const link = linkOf(item)
    if (link && !tellMenu(root, 'mouseenter', link)) return
    if (options.showOnClick && item.parentElement === root && !subs.anyOpen()) return
    if (restedMs >= options.showTimeout) activate(item)
    else showTimer = setTimeout(() => activate(item), options.showTimeout - restedMs)
  }
  const leave = () => {
    clearTimeout(showTimer)
    const link = linkOf(under)
    if (link) tellMenu(root, 'mouseleave', link)
    under = undefined
  }
  const hideAll = () => {
    clearTimeout(showTimer)
    clearTimeout(hideTimer)
    under = undefined
    subs.hideAll()
  }

  root.addEventListener('mouseover', (event) => {
    const item = itemAt(root, event.target)
    if (item && isMouse()) enter(item)
  })
  root.addEventListener('mouseleave', () => {
    leave()
    clearTimeout(hideTimer)
    hideTimer = setTimeout(hideAll, options.hideTimeout)
  })

  root.addEventListener('click', (event) => {
    // What was clicked is decided: a rest that began before must not open it again.
    clearTimeout(showTimer)
    const target = event.target instanceof Element ? event.target : undefined
    const item = itemAt(root, target)
    const sub = item && subOf(item)
    const link = target?.closest<HTMLAnchorElement>('a')
    if (sub && target?.closest('summary')) {
      event.preventDefault()
      if (subs.isOpen(sub)) subs.hide(sub)
      else activate(item)
      return
    }
    if (!link || !item) return
    if (!tellMenu(root, 'click', link)) return event.preventDefault()
    // A key that presses a link has no pointer behind it: it follows the link.
    const waitsForClick = event.detail > 0 && (!isMouse() || (options.showOnClick && item.parentElement === root))
    if (sub && link === linkOf(item) && waitsForClick && !subs.isOpen(sub) && activate(item)) return event.preventDefault()
    if (!tellMenu(root, 'select', link)) return event.preventDefault()
    hideAll()
  })

  root.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
    if (!pressKey(root, subs, event)) return
    event.preventDefault()
    clearTimeout(showTimer)
    clearTimeout(hideTimer)
  })
  root.addEventListener('focusin', ({ target }) => tellFocus('focus', target))
  root.addEventListener('focusout', ({ target, relatedTarget }) => {
    tellFocus('blur', target)
    if (relatedTarget instanceof Node && !root.contains(relatedTarget)) hideAll()
  })
  const tellFocus = (name: string, target: EventTarget | null) => {
    if (target instanceof HTMLAnchorElement) tellMenu(root, name, target)
  }

  /** The pointer was over an entry before the menu woke, or before it was known to be a mouse. */
  const adopt = (target: EventTarget | null, restedMs: number) => {
    const item = itemAt(root, target)
    if (item) enter(item, restedMs)
  }
  return { root, options, hideAll, activate, adopt, anyOpen: subs.anyOpen }
}

/** The entry under the pointer: the innermost one that has an entry's link of its own. */
function itemAt(root: HTMLElement, target: EventTarget | null | undefined): Element | undefined {
  const item = target instanceof Element ? target.closest('li') : null
  if (!item || !root.contains(item)) return undefined
  // Entries of a wide panel are one level: pointing at one of them leaves the panel open.
  const panel = item.closest<HTMLElement>('.sub-menu[data-wide]')
  return panel?.parentElement ?? item
}
