import { formatShortDate } from '#kit/pt-br.ts'
import type { PageInfo } from './page-info.ts'
import { isRecord } from '#kit/is-record.ts'

type Settings = Record<string, unknown>
export type DynamicTag = { name: string; settings: Settings }
type Reader = (page: PageInfo, tag: Settings, now: Date) => string | undefined

const TAG = /^\s*\[elementor-tag\s([^\]]*)\]\s*$/
const ATTRIBUTE = /(\w+)="([^"]*)"/g
const MAX_TAG_CHARACTERS = 4_000

/** A dynamic value as the ecosystem writes it: `[elementor-tag id="x" name="post-title" settings="%7B…%7D"]`. */
export function readDynamicTag(written: unknown): DynamicTag | undefined {
  if (typeof written !== 'string' || written.length > MAX_TAG_CHARACTERS) return undefined
  const attributes = Object.fromEntries(
    [...(TAG.exec(written)?.[1] ?? '').matchAll(ATTRIBUTE)].map(([, name, value]) => [name, value]),
  )
  return attributes.name ? { name: attributes.name, settings: tagSettings(attributes.settings ?? '') } : undefined
}

function tagSettings(encoded: string): Settings {
  try {
    const settings: unknown = JSON.parse(decodeURIComponent(encoded))
    return isRecord(settings) ? settings : {}
  } catch {
    // A tag without settings, or with broken ones, means the same as one that has none.
    return {}
  }
}

const title: Reader = (page) => page.title
const url: Reader = (page) => page.path
const excerpt: Reader = (page) => page.excerpt ?? page.facts?.summary
const fact =
  (name: keyof NonNullable<PageInfo['facts']>): Reader =>
  (page) =>
    page.facts?.[name]

/** The field of the merchant's own that a tag means: by its key, in ACF's form («field_5f1:tecido») after the colon. */
const fieldOf = ({ product }: PageInfo, { key, custom_key }: Settings) => {
  const named = wordOf(custom_key) || wordOf(key)
  return product?.fields.find((field) => field.key === named.slice(named.lastIndexOf(':') + 1))
}
const fieldText: Reader = (page, tag) => fieldOf(page, tag)?.text
const fieldUrl: Reader = (page, tag) => fieldOf(page, tag)?.url

/** What a page knows of itself, by the names of the ecosystem's tags. */
const TEXTS: Record<string, Reader> = {
  'post-title': title,
  'page-title': title,
  'archive-title': title,
  'woocommerce-product-title-tag': title,
  'post-excerpt': excerpt,
  'archive-description': excerpt,
  'woocommerce-product-short-description-tag': excerpt,
  'post-id': ({ id }) => String(id),
  'site-title': ({ shopName }) => shopName,
  'site-tagline': () => undefined,
  'author-name': fact('author'),
  'post-date': fact('date'),
  'post-time': fact('time'),
  'post-terms': fact('terms'),
  'woocommerce-product-terms-tag': ({ product }) => product?.categories.map((category) => category.title).join(', '),
  'woocommerce-product-sku-tag': ({ product }) => product?.sku,
  'woocommerce-product-price-tag': fact('price'),
  'post-custom-field': fieldText,
  'acf-text': fieldText,
  'acf-number': fieldText,
  'acf-date': fieldText,
  'acf-date-time': fieldText,
  'acf-color': fieldText,
  'current-date-time': (_page, { date_format, custom_format }, now) => dateText(now, String(custom_format || date_format || '')),
}
const ADDRESSES: Record<string, Reader> = {
  'post-url': url,
  'archive-url': url,
  'site-url': () => '/',
  'acf-url': fieldUrl,
  'acf-file': fieldUrl,
}
const PICTURES: Record<string, (page: PageInfo, tag: Settings) => PageInfo['picture']> = {
  'post-featured-image': ({ picture }) => picture,
  'woocommerce-product-image-tag': ({ picture }) => picture,
  'acf-image': (page, tag) => fieldOf(page, tag)?.picture,
}

export const isDynamicTag = (name: string): boolean =>
  Object.hasOwn(TEXTS, name) || Object.hasOwn(ADDRESSES, name) || Object.hasOwn(PICTURES, name)

/** Settings with what the page knows in the place of dynamic values; what it does not know leaves the fallback or the setting's own value. */
export function withDynamicValues(settings: Settings, page: PageInfo, now: Date = new Date()): Settings {
  const filled = withRows(settings, (row) => withDynamicValues(row, page, now))
  const tags = settings.__dynamic__
  if (!isRecord(tags)) return filled
  const values = Object.entries(tags).flatMap(([key, written]) => {
    const tag = readDynamicTag(written)
    const value = tag && valueOf(tag, settings[key], page, now)
    return value === undefined ? [] : [[key, value] as const]
  })
  return { ...filled, ...Object.fromEntries(values) }
}

/** Rows of lists have dynamic values of their own. The same settings where no row has any. */
export function withRows(settings: Settings, change: (row: Settings) => Settings): Settings {
  const changed = Object.entries(settings).flatMap(([name, value]) =>
    Array.isArray(value) && value.some((row) => isRecord(row) && isRecord(row.__dynamic__))
      ? [[name, value.map((row: unknown) => (isRecord(row) ? change(row) : row))] as const]
      : [],
  )
  return changed.length === 0 ? settings : { ...settings, ...Object.fromEntries(changed) }
}

function valueOf({ name, settings }: DynamicTag, own: unknown, page: PageInfo, now: Date): unknown {
  if (Object.hasOwn(PICTURES, name)) {
    const picture = PICTURES[name]!(page, settings)
    return picture ? { id: picture.id, alt: picture.alt } : settings.fallback
  }
  if (Object.hasOwn(ADDRESSES, name)) {
    const address = ADDRESSES[name]!(page, settings, now)
    return address === undefined ? undefined : { ...(isRecord(own) ? own : {}), url: address }
  }
  const text = Object.hasOwn(TEXTS, name) ? TEXTS[name]!(page, settings, now) : undefined
  if (text === undefined || text === '')
    return typeof settings.fallback === 'string' && settings.fallback !== '' ? settings.fallback : undefined
  return `${wordOf(settings.before)}${text}${wordOf(settings.after)}`
}

const wordOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** The few letters of date formats that pages use; a year alone is by far the most frequent. */
function dateText(now: Date, format: string): string {
  const [d = '', m = '', Y = ''] = formatShortDate(now).split('/')
  const letters: Record<string, string> = { d, m, Y, y: Y.slice(-2) }
  const known = /^[Ymdy\s./-]+$/.test(format) ? format : 'd/m/Y'
  return known.replaceAll(/[Ymdy]/g, (letter) => letters[letter]!)
}
