import { type DynamicTag, isDynamicTag, readDynamicTag, withRows } from '#builder/dynamic-values.ts'
import { isRecord } from '#kit/is-record.ts'
import { referencesOf, type Settings } from './settings.ts'

export type DynamicOptions = {
  /** The popup, page or post of this shop that an old number means. */
  newId: (kind: 'popup' | 'template', oldId: number) => number | undefined
  addressOf: (oldId: number) => string | undefined
  note: (text: string) => void
}

/** Dynamic values that pages here fill in stay; links are written out; what nothing here knows is told, and the setting's own value counts. */
export function translateDynamic(stored: Settings, options: DynamicOptions): Settings {
  const settings = withRows(stored, (row) => translateDynamic(row, options))
  const tags = referencesOf(settings, '__dynamic__')
  if (Object.keys(tags).length === 0) return settings
  const { __dynamic__: _stored, ...translated } = settings
  const kept: Record<string, string> = {}
  for (const [key, written] of Object.entries(tags)) {
    const tag = readDynamicTag(written)
    if (!tag) continue
    if (isDynamicTag(tag.name)) {
      kept[key] = written
      continue
    }
    const value = fixedValue(tag, translated[key], options)
    if (value === undefined) options.note(`O valor dinâmico «${tag.name}» não existe aqui; vale o texto do próprio ajuste.`)
    else translated[key] = value
  }
  return Object.keys(kept).length > 0 ? { ...translated, __dynamic__: kept } : translated
}

function fixedValue(tag: DynamicTag, own: unknown, options: DynamicOptions): unknown {
  const address = addressOfTag(tag, options)
  if (address !== undefined) return { ...(isRecord(own) ? own : {}), url: address }
  const { fallback, shortcode } = tag.settings
  if (tag.name === 'shortcode' && typeof shortcode === 'string') return shortcode
  if (typeof fallback === 'string' && fallback !== '') {
    options.note(`O valor dinâmico «${tag.name}» não existe aqui; ficou «${fallback.slice(0, 60)}».`)
    return fallback
  }
  return isRecord(fallback) ? fallback : undefined
}

function addressOfTag({ name, settings }: DynamicTag, { newId, addressOf, note }: DynamicOptions): string | undefined {
  switch (name) {
    case 'popup': {
      if (settings.action === 'close' || settings.action === 'close-forever') return popupLink('close', {})
      const id = newId('popup', Number(settings.popup))
      if (id === undefined) note(`Um link abre o popup ${String(settings.popup)}, que não está nesta loja.`)
      return id === undefined ? '#' : popupLink('open', { id: String(id), toggle: settings.action === 'toggle' })
    }
    case 'off-canvas': {
      const { action, off_canvas: panel } = settings
      if (typeof panel !== 'string' || !/^[a-z0-9]{1,40}$/.test(panel)) return undefined
      return panelLink(action === 'close' || action === 'toggle' ? action : 'open', panel)
    }
    case 'internal-url': {
      const oldId = Number(settings.post_id ?? settings.taxonomy_id ?? settings.author_id ?? settings.attachment_id)
      const address = addressOf(oldId)
      if (address === undefined)
        note(`Um link leva à página ${Number.isNaN(oldId) ? '' : oldId} do outro site, que não está nesta loja.`)
      return address ?? '#'
    }
    case 'contact-url':
      return contactAddress(settings)
    case 'site-url':
      return '/'
    default:
      return undefined
  }
}

/** The form in which pages of the ecosystem open and close popups. */
const popupLink = (action: 'open' | 'close', settings: Settings) =>
  `#${encodeURIComponent(`elementor-action:action=popup:${action}&settings=${btoa(JSON.stringify(settings))}`)}`

/** The same for a panel of the page, by the id of its element. */
const panelLink = (action: 'open' | 'close' | 'toggle', id: string) =>
  `#${encodeURIComponent(`elementor-action:action=off_canvas:${action}&settings=${btoa(JSON.stringify({ id, displayMode: action }))}`)}`

/** An old popup's number in a link that opens it. */
export function translatePopupLink(url: string, newId: DynamicOptions['newId']): { url: string; isDead: boolean } | undefined {
  const decoded = decodedOf(url)
  const [, settings] = /elementor-action:action=popup:open&settings=([\w+/=-]+)/.exec(decoded) ?? []
  if (settings === undefined) return undefined
  const id = popupIdOf(settings)
  const ours = id === undefined ? undefined : newId('popup', id)
  return ours === undefined
    ? { url: '#', isDead: true }
    : { url: popupLink('open', { id: String(ours), toggle: false }), isDead: false }
}

function popupIdOf(base64: string): number | undefined {
  try {
    const settings: unknown = JSON.parse(atob(base64))
    const id = isRecord(settings) ? Number(settings.id) : Number.NaN
    return Number.isSafeInteger(id) && id > 0 ? id : undefined
  } catch {
    return undefined
  }
}

function decodedOf(url: string) {
  try {
    return decodeURIComponent(url)
  } catch {
    return url
  }
}

function contactAddress({ link_type, mail_to, mail_subject, tel_number, whatsapp_number }: Settings): string | undefined {
  const digits = (value: unknown) => String(value ?? '').replaceAll(/[^\d+]/g, '')
  if (link_type === 'email' && typeof mail_to === 'string') {
    return `mailto:${mail_to}${typeof mail_subject === 'string' && mail_subject ? `?subject=${encodeURIComponent(mail_subject)}` : ''}`
  }
  if (link_type === 'whatsapp') return `https://wa.me/${digits(whatsapp_number ?? tel_number).replace('+', '')}`
  return digits(tel_number) === '' ? undefined : `tel:${digits(tel_number)}`
}
