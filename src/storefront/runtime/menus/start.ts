import { createMenu } from './menu.ts'
import { INVALID_OPTIONS, offerMethods, offerToJQuery, tellDeveloper } from './menu-methods.ts'
import { detectMouse } from './mouse.ts'
import { readOptions } from './options.ts'
import { subOf } from './sub-menus.ts'
import { watchToggles } from './toggles.ts'

/** Wakes the menus of the page. Each works without it too, by the style sheet alone. */
export function startMenus() {
  watchToggles()
  const { isMouse } = detectMouse((over) => {
    for (const menu of menus) menu.adopt(over, 0)
  })
  const roots = [...document.querySelectorAll<HTMLElement>('.elementor-nav-menu--main > ul, ul.sm, ul[data-sm-options]')]
  const menus = [...new Set(roots)].map((root, index) => {
    const { options, isValid } = readOptions(root.dataset.smOptions)
    const rested = root.querySelector('li:hover:has(> .sub-menu)')
    const restedMs = rested ? hoveredMs(subOf(rested)!) : 0
    const menu = createMenu(root, { id: index + 1, options, isMouse })
    root.dataset.smartmenusId = String(index + 1)
    if (rested && !options.showOnClick) menu.adopt(rested, restedMs)
    const { popupHide } = offerMethods(menu)
    document.addEventListener('click', ({ target }) => {
      if (target instanceof Node && !root.contains(target)) popupHide()
    })
    // Sub-menus keep no place that a new size of the window makes wrong.
    addEventListener('resize', () => menu.hideAll())
    document.addEventListener('keydown', (event) => {
      if (event.key === 'Escape' && !event.defaultPrevented && (menu.anyOpen() || options.isPopup)) popupHide()
    })
    return { ...menu, isValid }
  })
  offerToJQuery()
  document.documentElement.dataset.menus = 'awake'
  for (const { isValid } of menus) if (!isValid) tellDeveloper(INVALID_OPTIONS)
}

/** For how long the pointer has rested by the style sheet's count. What it shows already must not blink because the script arrived. */
function hoveredMs(sub: HTMLElement): number {
  if (getComputedStyle(sub).visibility === 'visible') return Number.POSITIVE_INFINITY
  return Math.max(0, ...sub.getAnimations().map(({ currentTime }) => Number(currentTime ?? 0)))
}
