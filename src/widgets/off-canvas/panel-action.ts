export type PanelAction = { does: 'open' | 'close' | 'toggle'; id: string }

/** Reads `#elementor-action:action=off_canvas:open&settings=…`, the address of a link that opens, closes or turns a panel. */
export function readPanelAction(href: string): PanelAction | undefined {
  const [, verb, encoded] =
    /^#elementor-action:action=off_canvas:(open|close|toggle)&settings=([\w+/=-]{1,500})$/.exec(decoded(href)) ?? []
  const { id, displayMode } = settingsOf(encoded)
  if (!verb || typeof id !== 'string' || !/^[a-z0-9]{1,40}$/.test(id)) return undefined
  const mode = displayMode === 'open' || displayMode === 'close' || displayMode === 'toggle' ? displayMode : verb
  return { does: mode as PanelAction['does'], id } // the expression lets no other word through
}

function decoded(href: string) {
  try {
    return decodeURIComponent(href)
  } catch {
    // Not an encoding at all: then it is no action either.
    return ''
  }
}

function settingsOf(base64: string | undefined): Record<string, unknown> {
  try {
    const settings = JSON.parse(atob(base64 ?? '')) as unknown
    return typeof settings === 'object' && settings !== null ? (settings as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
