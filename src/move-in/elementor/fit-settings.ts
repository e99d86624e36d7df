import type { Field, Fields } from '#builder/fields.ts'
import { isRecord } from '#kit/is-record.ts'
import { safeHref } from '#kit/url.ts'
import { iconOf } from './icons.ts'
import type { Settings } from './settings.ts'
import { plainLine, plainLines } from './texts.ts'

/** A picture of the other site as the shop has it. */
export type PictureOf = (stored: { id: number; url: string; alt: string }) => Settings
type Fitting = {
  pictureOf: PictureOf
  /** Where an address of the other site is here. */
  addressHere: (url: string) => string | undefined
  note: (text: string) => void
}

const DEVICES = ['', '_tablet', '_mobile']

/** Settings with values of the kinds that our fields read: words without markup, icons and pictures of the shop, numbers within bounds. */
export function fitSettings(settings: Settings, fields: Fields, fitting: Fitting): Settings {
  const fitted: Settings = { ...settings }
  for (const [name, field] of Object.entries(fields)) {
    for (const device of field.perDevice ? DEVICES : ['']) {
      const stored = fitted[name + device]
      if (stored === undefined || stored === null) continue
      const value = fitValue(stored, field, fitting)
      if (value === undefined) delete fitted[name + device]
      else fitted[name + device] = value
    }
  }
  return fitted
}

function fitValue(stored: unknown, field: Field<unknown>, fitting: Fitting): unknown {
  switch (field.control) {
    case 'text':
      return typeof stored === 'string' || typeof stored === 'number'
        ? shortened(plainLine(String(stored)), field, fitting)
        : stored
    case 'lines':
      return typeof stored === 'string' || typeof stored === 'number'
        ? shortened(plainLines(String(stored)), field, fitting)
        : stored
    case 'rich-text':
      return typeof stored === 'number' ? String(stored) : typeof stored === 'string' ? withOwnAddresses(stored, fitting) : stored
    case 'icon':
      return fitIcon(stored, fitting)
    case 'picture':
      return isRecord(stored) ? fitPicture(stored, fitting) : undefined
    case 'link':
      return fitLink(stored, fitting)
    case 'switch':
      return fitSwitch(stored)
    case 'choice':
      return fitChoice(stored, field)
    case 'number':
      return fitNumber(stored, field)
    case 'items':
      return Array.isArray(stored)
        ? stored.filter(isRecord).map((row) => fitSettings(row, field.fields ?? {}, fitting))
        : undefined
    default:
      return stored
  }
}

function shortened(text: string, { schema }: Field<unknown>, { note }: Fitting): string {
  const most = (schema as { maxLength?: number }).maxLength ?? text.length // a text's schema bounds its length
  if (text.length <= most) return text
  note(`Um texto de ${text.length} letras foi cortado em ${most}.`)
  return `${text.slice(0, most - 1).trimEnd()}…`
}

function fitIcon(stored: unknown, { note }: Fitting): unknown {
  if (typeof stored === 'string' && /^[a-z0-9-]*$/.test(stored) && !/^fa\b|^fa[a-z]?-/.test(stored)) return stored
  const { name, isNear } = iconOf(stored)
  if (!isNear) note('Um ícone que a loja não tem foi trocado.')
  return name
}

export function fitPicture(stored: Settings, { pictureOf }: Fitting): Settings {
  const id = Number(stored.id)
  return pictureOf({
    id: Number.isSafeInteger(id) && id > 0 ? id : 0,
    url: typeof stored.url === 'string' ? stored.url : '',
    alt: typeof stored.alt === 'string' ? stored.alt : '',
  })
}

/** Links and pictures in a text, with the addresses that they have here. */
const withOwnAddresses = (html: string, { addressHere }: Fitting) =>
  html.replaceAll(/\b(href|src)="([^"]+)"/gi, (whole, name: string, url: string) => {
    const own = addressHere(url.replaceAll('&amp;', '&'))
    return own === undefined ? whole : `${name}="${own}"`
  })

function fitLink(stored: unknown, { note, addressHere }: Fitting): unknown {
  const link = typeof stored === 'string' ? { url: stored } : stored
  if (!isRecord(link) || typeof link.url !== 'string') return undefined
  const url = addressHere(link.url.trim()) ?? link.url.trim()
  if (safeHref(url) !== undefined) return { ...link, url }
  if (/^(www\.)?[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(url)) return { ...link, url: `https://${url}` }
  if (/^[\w-]+(\/[\w-]*)*$/.test(url)) return { ...link, url: `/${url}` }
  note(`O link «${url.slice(0, 80)}» não pode ser seguido e ficou vazio.`)
  return { ...link, url: '' }
}

const fitSwitch = (stored: unknown) =>
  stored === true ||
  stored === 'yes' ||
  stored === 'true' ||
  stored === 'on' ||
  stored === '1' ||
  (typeof stored === 'string' && stored.startsWith('hidden-'))
    ? 'yes'
    : ''

/** A heading that a widget does not offer becomes the nearest that it does, and a box without a meaning a paragraph. */
function fitChoice(stored: unknown, field: Field<unknown>): unknown {
  if (typeof stored === 'number') return String(stored)
  const { options = {} } = field
  if ((stored === 'div' || stored === 'span') && !Object.hasOwn(options, stored) && Object.hasOwn(options, 'p')) return 'p'
  const level = typeof stored === 'string' ? /^h([1-6])$/i.exec(stored)?.[1] : undefined
  if (field.options === undefined || level === undefined || Object.hasOwn(field.options, String(stored))) return stored
  const levels = Object.keys(field.options).flatMap((option) => /^h([1-6])$/.exec(option)?.[1] ?? [])
  const nearest = levels.toSorted(
    (one, other) => Math.abs(Number(one) - Number(level)) - Math.abs(Number(other) - Number(level)),
  )[0]
  return nearest ? `h${nearest}` : stored
}

function fitNumber(stored: unknown, field: Field<unknown>): unknown {
  if (field.read(stored) !== undefined) return stored
  const size = isRecord(stored) ? stored.size : stored
  const number = typeof size === 'string' && size.trim() === '' ? Number.NaN : Number(size)
  if (!Number.isFinite(number) || size === null) return undefined
  const { minimum = number, maximum = number } = field.schema as { minimum?: number; maximum?: number } // a number's schema bounds it
  return Math.min(maximum, Math.max(minimum, number))
}
