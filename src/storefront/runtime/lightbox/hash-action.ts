/** Reads `#elementor-action:action=lightbox&settings=…`: the id of a picture and, maybe, of its slideshow. An address in it is never read. */
export function readLightboxAction(hash: string): { id: string; slideshow: string | undefined } | undefined {
  const settings = /^#elementor-action:action=lightbox&settings=([\w+/=-]{1,2000})$/.exec(decoded(hash))?.[1]
  const { id, slideshow } = settings === undefined ? {} : decodedSettings(settings)
  const isId = (typeof id === 'string' || typeof id === 'number') && /^[1-9]\d{0,14}$/.test(String(id))
  if (!isId) return undefined
  const isName = typeof slideshow === 'string' && /^[\w-]{1,40}$/.test(slideshow)
  return { id: String(id), slideshow: isName ? slideshow : undefined }
}

function decoded(hash: string) {
  try {
    return decodeURIComponent(hash)
  } catch {
    // Not an encoding at all: then it is no action either.
    return ''
  }
}

function decodedSettings(base64: string): Record<string, unknown> {
  try {
    const settings = JSON.parse(atob(base64)) as unknown
    return typeof settings === 'object' && settings !== null ? (settings as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
