import type { Menu } from './menu.ts'

const POPUP_WITHOUT_OPTION =
  'SmartMenus jQuery Error:\n\nIf you want to show this menu via the "popupShow" method, set the isPopup:true option.'
export const INVALID_OPTIONS = 'ERROR\n\nSmartMenus jQuery init:\ninvalid "data-sm-options" attribute value syntax.'

/** A mistake in how a menu is used, told to whoever builds the page. The menu itself goes on. */
export function tellDeveloper(message: string) {
  console.error(message)
  alert(message)
}

type Method = 'popupShow' | 'popupHide' | 'menuHideAll' | 'itemActivate'

/** What other scripts may call: `menu.smartmenus('popupShow', left, top)`, and the same through jQuery where the page has it. */
export function offerMethods(menu: Menu) {
  const { root, options } = menu
  const popupHide = () => {
    menu.hideAll()
    if (options.isPopup) root.hidden = true
  }
  const methods: Record<Method, (...given: unknown[]) => unknown> = {
    popupShow: (left, top) => {
      if (!options.isPopup) return tellDeveloper(POPUP_WITHOUT_OPTION)
      root.hidden = false
      root.classList.add('sm-popup')
      Object.assign(root.style, { left: `${Number(left) || 0}px`, top: `${Number(top) || 0}px` })
    },
    popupHide,
    menuHideAll: menu.hideAll,
    itemActivate: (link) => {
      const item = link instanceof Element ? link.closest('li') : null
      return item && root.contains(item) && menu.activate(item)
    },
  }
  if (options.isPopup) root.hidden = true
  Object.assign(root, { smartmenus: (name: Method, ...given: unknown[]) => methods[name]?.(...given) })
  return { popupHide }
}

type Caller = Element & { smartmenus?: (name: string, ...given: unknown[]) => unknown }
type Query = { fn: Record<string, unknown> }

export function offerToJQuery() {
  const { jQuery } = window as Window & { jQuery?: Query }
  if (!jQuery || jQuery.fn.smartmenus) return
  jQuery.fn.smartmenus = function (this: Iterable<Caller>, name: string, ...given: unknown[]) {
    for (const root of Array.from(this)) root.smartmenus?.(name, ...given)
    return this
  }
}
