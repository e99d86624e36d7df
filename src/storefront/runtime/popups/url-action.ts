/** The actions that a link may ask for, by ids alone: nothing of an address ever becomes markup or another address. */
export type PopupAction = { does: 'open'; id: string; toggle: boolean } | { does: 'close'; doNotShowAgain: boolean }

export const ACTION_LINKS = 'a[href^="#elementor-action"], a[href^="%23elementor-action"]'

/** Reads `#elementor-action:action=popup:open&settings=…`. Whatever is not on the list is no action. */
export function readUrlAction(hash: string): PopupAction | undefined {
  const text = decoded(hash)
  const action = /^#elementor-action:action=(popup:(?:open|close))(?:&|$)/.exec(text)?.[1]
  const settings = decodedSettings(/&settings=([\w+/=-]{1,2000})$/.exec(text)?.[1])
  return action === undefined ? undefined : readAction({ ...settings, action: action.slice('popup:'.length) })
}

/** The same closed list for what a form's answer or another script asks for. */
export function readAction(raw: unknown): PopupAction | undefined {
  const { action, id, toggle, do_not_show_again } = (typeof raw === 'object' && raw !== null ? raw : {}) as Record<
    string,
    unknown
  >
  if (action === 'close') return { does: 'close', doNotShowAgain: isOn(do_not_show_again) }
  const isId = (typeof id === 'string' || typeof id === 'number') && /^[1-9]\d{0,11}$/.test(String(id))
  return action === 'open' && isId ? { does: 'open', id: String(id), toggle: isOn(toggle) } : undefined
}

const isOn = (value: unknown) => value === true || value === 'yes'

function decoded(hash: string) {
  try {
    return decodeURIComponent(hash)
  } catch {
    // Not an encoding at all: then it is no action either.
    return ''
  }
}

function decodedSettings(base64: string | undefined): object {
  try {
    const settings = JSON.parse(atob(base64 ?? '')) as unknown
    return typeof settings === 'object' && settings !== null ? settings : {}
  } catch {
    return {}
  }
}
