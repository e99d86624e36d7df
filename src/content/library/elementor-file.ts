import { isRecord } from '#kit/is-record.ts'
import { isStorableText, isTooDeep } from '#kit/json.ts'
import type { DesignElement } from './elements.ts'

/** The version of the ecosystem's template files that this shape is. */
const FILE_VERSION = '0.4'
/** Says that the settings in a file are those of this shop's own builder. */
const GENERATOR = 'vitrine'
export const MAX_FILE_CHARACTERS = 2_000_000
const MAX_JSON_DEPTH = 64
const MAX_ELEMENTS = 2_000
const MAX_DEPTH = 20
const PAGE_TYPES = new Set(['page', 'wp-page', 'wp-post', 'post', 'landing-page', 'single-page'])

export type ElementorFile = {
  content: object[]
  page_settings: Record<string, unknown>
  version: string
  title: string
  type: 'section' | 'page'
  generator: string
}
export type FileProblem = 'not-json' | 'no-template' | 'too-deep' | 'too-many' | 'empty'
export type ReadFile =
  | ({
      ok: true
      title: string
      kind: 'section' | 'page'
    } & TranslatedFile)
  | { ok: false; problem: FileProblem }

type UrlOf = (pictureId: number) => string | undefined
type Written = { title: string; kind: 'section' | 'page'; elements: readonly DesignElement[]; urlOf: UrlOf }

/** A design as the ecosystem's builders take it. */
export const writeElementorFile = ({ title, kind, elements, urlOf }: Written): ElementorFile => ({
  content: writtenElements(elements, urlOf),
  page_settings: {},
  version: FILE_VERSION,
  title,
  type: kind,
  generator: GENERATOR,
})

/** Elements, written already, as the ecosystem's builders put them on the clipboard. */
export const writeElementorClipboard = (shopUrl: string, elements: readonly object[]) => ({
  type: 'elementor',
  siteurl: siteOf(shopUrl),
  elements,
})

/** How a site names itself on the clipboard: by its API. */
export const siteOf = (shopUrl: string) => `${shopUrl}/wp-json/`

export const writtenElements = (elements: readonly DesignElement[], urlOf: UrlOf) =>
  elements.map((element) => written(element, urlOf, false))

function written({ id, elType, widgetType, settings, elements }: DesignElement, urlOf: UrlOf, isInner: boolean): object {
  const inner = elements.map((element) => written(element, urlOf, true))
  const shared = { id, settings: withPictures(settings, urlOf), elements: inner, isInner }
  return elType === 'container' ? { ...shared, elType } : { ...shared, elType, widgetType }
}

/** Pictures are told by their address too: another site knows nothing of this one's numbers. */
function withPictures(value: unknown, urlOf: UrlOf): unknown {
  if (Array.isArray(value)) return value.map((one) => withPictures(one, urlOf))
  if (!isRecord(value)) return value
  const url = isPicture(value) ? urlOf(value.id as number) : undefined
  const own = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withPictures(one, urlOf)]))
  return url === undefined ? own : { ...own, url }
}

/** The numbers of the pictures that elements show. */
export function pictureIds(value: unknown): number[] {
  if (Array.isArray(value)) return value.flatMap(pictureIds)
  if (!isRecord(value)) return []
  return isPicture(value) ? [value.id as number] : Object.values(value).flatMap(pictureIds)
}

export const isPicture = (value: Record<string, unknown>) =>
  Number.isSafeInteger(value.id) &&
  Number(value.id) > 0 &&
  Object.keys(value).every((name) => ['id', 'alt', 'url', 'source', 'size'].includes(name))

/** What became of the elements of a file; told by whoever translates them. */
export type TranslatedFile = {
  elements: DesignElement[]
  /** Widgets that this shop does not have, with how often each stands in the file. */
  unknown: { name: string; count: number }[]
  /** Widgets for which another of the shop stands. */
  changed: { name: string; count: number; into: string[] }[]
  /** What else the merchant should know, in their words. */
  notes: string[]
  /** Pictures of another site, which stay there. */
  picturesLeft: number
}
/** Where the elements of a file are from. */
export type FileOrigin = {
  pageSettings: unknown
  /** Written by a shop like this one. */
  isOwn: boolean
  /** The site that a clipboard names; undefined for files. */
  site: string | undefined
}
export type TranslateFile = (content: unknown[], origin: FileOrigin) => TranslatedFile

/** Reads a file or a clipboard of any origin. Nothing here throws; what the shop does not have is kept and told. */
export function readElementorFile(text: string, { translate }: { translate: TranslateFile }): ReadFile {
  if (text.length > MAX_FILE_CHARACTERS) return { ok: false, problem: 'too-many' }
  if (isTooDeep(text, MAX_JSON_DEPTH)) return { ok: false, problem: 'too-deep' }
  const file = parsed(text)
  if (file === undefined) return { ok: false, problem: 'not-json' }
  const content = elementsIn(file)
  if (!content) return { ok: false, problem: 'no-template' }
  const { title, type, siteurl, generator, page_settings: pageSettings } = isRecord(file) ? file : {}
  const { count, depth } = sizeOf(content)
  if (depth > MAX_DEPTH) return { ok: false, problem: 'too-deep' }
  if (count > MAX_ELEMENTS) return { ok: false, problem: 'too-many' }
  const site = typeof siteurl === 'string' ? siteurl : undefined
  const translated = translate(content, { pageSettings, isOwn: generator === GENERATOR, site })
  if (translated.elements.length === 0) return { ok: false, problem: 'empty' }
  return {
    ok: true,
    title: typeof title === 'string' ? title : '',
    kind: PAGE_TYPES.has(String(type)) ? 'page' : 'section',
    ...translated,
  }
}

/** How many elements stand in a list, and how deep. */
function sizeOf(list: unknown): { count: number; depth: number } {
  const inner = Array.isArray(list) ? list.filter(isRecord).map(({ elements }) => sizeOf(elements)) : []
  return {
    count: inner.reduce((sum, { count }) => sum + 1 + count, 0),
    depth: inner.length === 0 ? 0 : 1 + Math.max(...inner.map(({ depth }) => depth)),
  }
}

/** The elements of a template file, of the clipboard, or of a page as it is stored. */
function elementsIn(file: unknown): unknown[] | undefined {
  if (Array.isArray(file)) return file
  if (!isRecord(file)) return undefined
  const list = file.type === 'elementor' ? file.elements : file.content
  return Array.isArray(list) ? list : undefined
}

/** Colours and fonts of a site: beside a template's elements, or as a file of their own that an exported site has. */
const siteSettingsOf = ({ page_settings, settings }: Record<string, unknown>): unknown =>
  isRecord(page_settings) && Object.keys(page_settings).length > 0 ? page_settings : settings

/** The site settings of a file that may hold nothing else. */
export function readSiteSettings(text: string): unknown {
  if (text.length > MAX_FILE_CHARACTERS || isTooDeep(text, MAX_JSON_DEPTH)) return undefined
  const file = parsed(text)
  return isRecord(file) ? siteSettingsOf(file) : undefined
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''), (key, value: unknown) => {
      if (key === '__proto__' || !isStorableText(key) || (typeof value === 'string' && !isStorableText(value)))
        throw new Error('This text can not be kept.')
      return value
    })
  } catch {
    // Whatever is wrong with it: it is no template file.
    return undefined
  }
}
