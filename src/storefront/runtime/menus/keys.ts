import { linkOf, subOf, type SubMenus } from './sub-menus.ts'

/** What a key means for a menu. Answers whether it was for the menu. */
export function pressKey(root: HTMLElement, subs: SubMenus, event: KeyboardEvent): boolean {
  const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a, summary') : null
  const item = link?.closest('li')
  if (!link || !item) return false
  const list = item.closest<HTMLElement>('.sub-menu') ?? root
  const isTop = list === root
  const sub = isWide(list) ? undefined : subOf(item)
  const top = topItem(root, item)
  const enter = (inner: HTMLElement, which: 0 | -1) => {
    if (subs.show(inner)) stopsOf(inner).at(which)?.focus()
  }
  const along = (by: number) => neighbour(stopsOf(list), isTop ? linkOf(item) : link, by)?.focus()
  const toTop = (by: number) => {
    subs.hideAll()
    neighbour(stopsOf(root), linkOf(top), by)?.focus()
  }
  const back = () => {
    subs.hide(list)
    linkOf(list.parentElement)?.focus()
  }

  switch (event.key) {
    case 'Escape':
      if (!subs.anyOpen()) return false
      subs.hideAll()
      linkOf(top)?.focus()
      return true
    case ' ':
      if (!sub || link.tagName === 'SUMMARY') return false
      if (subs.isOpen(sub)) subs.hide(sub)
      else subs.show(sub)
      return true
    case 'ArrowDown':
      if (isTop) return sub ? (enter(sub, 0), true) : false
      return (along(1), true)
    case 'ArrowUp':
      if (isTop) return sub ? (enter(sub, -1), true) : false
      if (list.parentElement === top && stopsOf(list)[0] === link) back()
      else along(-1)
      return true
    case 'ArrowRight':
      if (isTop) along(1)
      else if (sub) enter(sub, 0)
      else toTop(1)
      return true
    case 'ArrowLeft':
      if (isTop) along(-1)
      else if (list.parentElement === top) toTop(-1)
      else back()
      return true
    case 'Home':
    case 'End':
      stopsOf(list)
        .at(event.key === 'Home' ? 0 : -1)
        ?.focus()
      return true
    default:
      return false
  }
}

const isWide = (list: HTMLElement) => 'wide' in list.dataset

/** The links that arrows walk along: those of one level, or all that a wide panel shows at once. */
function stopsOf(list: HTMLElement): HTMLElement[] {
  if (isWide(list)) return [...list.querySelectorAll<HTMLElement>('a')]
  return [...list.children].flatMap((item) => linkOf(item) ?? [])
}

function topItem(root: HTMLElement, item: Element): Element {
  const outer = item.parentElement?.closest('li')
  return outer && root.contains(outer) ? topItem(root, outer) : item
}

function neighbour(stops: HTMLElement[], from: HTMLElement | undefined, by: number) {
  const at = from ? stops.indexOf(from) : -1
  return stops[(at + by + stops.length) % stops.length]
}
