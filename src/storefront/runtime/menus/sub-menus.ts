import { tellMenu } from './events.ts'
import { placeSub } from './place.ts'

/** A sub-menu comes and goes this gently. */
export const MENU_FADE_MS = 200

export type SubMenus = ReturnType<typeof createSubMenus>

export const linkOf = (item: Element | null | undefined) => item?.querySelector<HTMLAnchorElement>(':scope > a') ?? undefined
export const subOf = (item: Element | null | undefined) => item?.querySelector<HTMLElement>(':scope > .sub-menu') ?? undefined

/** The sub-menus of one menu: which are open, and what opening and closing one means for the page. */
export function createSubMenus(root: HTMLElement, id: number) {
  const open = new Map<HTMLElement, () => void>()
  const shownBefore = new WeakSet<HTMLElement>()
  const all = [...root.querySelectorAll<HTMLElement>('.sub-menu')]
  all.forEach((sub, index) => describe(sub, `sm-${id}-${index + 1}`))

  const show = (sub: HTMLElement): boolean => {
    if (open.has(sub)) return true
    if (!shownBefore.has(sub) && !tellMenu(root, 'beforefirstshow', sub)) return false
    shownBefore.add(sub)
    if (!tellMenu(root, 'beforeshow', sub)) return false
    for (const other of open.keys()) if (!other.contains(sub)) hide(other)
    setOpen(sub, true)
    open.set(sub, placeSub(sub))
    fade(sub, [0, 1])
    tellMenu(root, 'show', sub)
    return true
  }

  const hide = (sub: HTMLElement) => {
    const unplace = open.get(sub)
    if (!unplace || !tellMenu(root, 'beforehide', sub)) return
    for (const other of open.keys()) if (other !== sub && sub.contains(other)) hide(other)
    open.delete(sub)
    fade(sub, [1, 0])
    unplace()
    setOpen(sub, false)
    tellMenu(root, 'hide', sub)
  }

  return {
    show,
    hide,
    hideAll: () => {
      for (const sub of [...open.keys()].reverse()) hide(sub)
    },
    /** Closes what is open beside the way to this entry. */
    hideOthers: (item: Element) => {
      for (const sub of open.keys()) if (!sub.contains(item) && sub.parentElement !== item) hide(sub)
    },
    isOpen: (sub: HTMLElement) => open.has(sub),
    anyOpen: () => open.size > 0,
  }
}

function describe(sub: HTMLElement, name: string) {
  const link = linkOf(sub.parentElement)
  sub.id ||= name
  if (link) {
    link.id ||= `${name}-link`
    link.classList.add('has-submenu')
    link.setAttribute('aria-haspopup', 'true')
    link.setAttribute('aria-controls', sub.id)
    sub.setAttribute('aria-labelledby', link.id)
  }
  setOpen(sub, false)
}

function setOpen(sub: HTMLElement, isOpen: boolean) {
  const link = linkOf(sub.parentElement)
  sub.setAttribute('aria-hidden', String(!isOpen))
  link?.classList.toggle('highlighted', isOpen)
  link?.setAttribute('aria-expanded', String(isOpen))
  const arrow = sub.parentElement?.querySelector<HTMLDetailsElement>(':scope > details')
  if (arrow) arrow.open = isOpen
}

/** The state is true at once; only the look follows, so a fade is never in anybody's way. */
function fade(sub: HTMLElement, [from, to]: [number, number]) {
  for (const running of sub.getAnimations()) running.cancel()
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const seen = { visibility: 'visible' }
  sub.animate(
    [
      { ...seen, opacity: from },
      { ...seen, opacity: to },
    ],
    { duration: MENU_FADE_MS, easing: 'ease-out' },
  )
}
