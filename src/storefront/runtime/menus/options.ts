export type MenuOptions = {
  /** First-level sub-menus wait for a click; once one is open, the pointer alone moves on. */
  showOnClick: boolean
  /** The menu itself stays away until a script calls popupShow. */
  isPopup: boolean
  showTimeout: number
  hideTimeout: number
}

/** A pointer that crosses the bar on its way elsewhere opens nothing. */
export const MENU_SHOW_DELAY_MS = 250
/** A hand that slips off the panel for a moment finds it still open. */
export const MENU_HIDE_DELAY_MS = 500

const DEFAULTS: MenuOptions = {
  showOnClick: false,
  isPopup: false,
  showTimeout: MENU_SHOW_DELAY_MS,
  hideTimeout: MENU_HIDE_DELAY_MS,
}
/** Beyond this a menu would seem broken. */
const LONGEST_MS = 5_000

/** Reads `data-sm-options`. What is no JSON object gives the defaults and says so; names and kinds that are not known are left out. */
export function readOptions(text: string | undefined): { options: MenuOptions; isValid: boolean } {
  const given = text === undefined ? {} : parsed(text)
  if (!given) return { options: DEFAULTS, isValid: false }
  const flag = (name: 'showOnClick' | 'isPopup') => (typeof given[name] === 'boolean' ? given[name] : DEFAULTS[name])
  const wait = (name: 'showTimeout' | 'hideTimeout') => {
    const value = given[name]
    return typeof value === 'number' && value >= 0 && value <= LONGEST_MS ? value : DEFAULTS[name]
  }
  return {
    options: {
      showOnClick: flag('showOnClick'),
      isPopup: flag('isPopup'),
      showTimeout: wait('showTimeout'),
      hideTimeout: wait('hideTimeout'),
    },
    isValid: true,
  }
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const value = JSON.parse(text) as unknown
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
