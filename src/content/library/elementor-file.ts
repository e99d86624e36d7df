import { isStorableText, isTooDeep } from '#kit/json.ts'
import type { DesignElement } from './elements.ts'

/** The version of the ecosystem's template files that this shape is. */
const FILE_VERSION = '0.4'
export const MAX_FILE_CHARACTERS = 2_000_000
const MAX_JSON_DEPTH = 64
const MAX_ELEMENTS = 2_000
const MAX_DEPTH = 20
const MEDIA_PATH = '/midia/'
const PAGE_TYPES = new Set(['page', 'wp-page', 'wp-post', 'post', 'landing-page', 'single-page'])

export type ElementorFile = {
  content: object[]
  page_settings: Record<string, unknown>
  version: string
  title: string
  type: 'section' | 'page'
}
export type FileProblem = 'not-json' | 'no-template' | 'too-deep' | 'too-many' | 'empty'
export type ReadFile =
  | {
      ok: true
      title: string
      kind: 'section' | 'page'
      elements: DesignElement[]
      /** Widgets that this shop does not have, with how often each stands in the file. */
      unknown: { name: string; count: number }[]
      /** Pictures of another site, which stay there. */
      picturesLeft: number
    }
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
})

/** Elements, written already, as the ecosystem's builders put them on the clipboard. */
export const writeElementorClipboard = (shopUrl: string, elements: readonly object[]) => ({
  type: 'elementor',
  siteurl: siteOf(shopUrl),
  elements,
})

/** How a site names itself on the clipboard: by its API. */
const siteOf = (shopUrl: string) => `${shopUrl}/wp-json/`

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

const isPicture = (value: Record<string, unknown>) =>
  Number.isSafeInteger(value.id) &&
  Number(value.id) > 0 &&
  Object.keys(value).every((name) => ['id', 'alt', 'url', 'source', 'size'].includes(name))

type Settings = Record<string, unknown>
type Kind = 'widget' | 'container' | 'section' | 'column'
type Reading = {
  isKnown: (widgetType: string) => boolean
  /** The shop's address: pictures of another site stay there, and their numbers mean nothing here. */
  shopUrl: string
  newId: () => string
  /** Old sections and columns as containers, and what containers of another site leave unsaid. */
  layoutOf: (kind: Kind, settings: Settings, around: { isForeign: boolean; parent: Settings | undefined }) => Settings
}

/** Reads a file or a clipboard of any origin. Nothing here throws; what the shop does not have is kept and told. */
export function readElementorFile(text: string, { isKnown, shopUrl, newId, layoutOf }: Reading): ReadFile {
  if (text.length > MAX_FILE_CHARACTERS) return { ok: false, problem: 'too-many' }
  if (isTooDeep(text, MAX_JSON_DEPTH)) return { ok: false, problem: 'too-deep' }
  const file = parsed(text)
  if (file === undefined) return { ok: false, problem: 'not-json' }
  const content = elementsIn(file)
  if (!content) return { ok: false, problem: 'no-template' }
  const { title, type, siteurl } = isRecord(file) ? file : {}
  const isForeign = typeof siteurl === 'string' && siteurl !== siteOf(shopUrl)
  const unknown = new Map<string, number>()
  let count = 0
  let isTooNested = false
  let picturesLeft = 0
  const note = (name: string) => unknown.set(name, (unknown.get(name) ?? 0) + 1)

  const cleaned = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(cleaned)
    if (!isRecord(value)) return value
    const own = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, cleaned(one)]))
    const { id, url } = own
    if (typeof url === 'string' && Number.isSafeInteger(id)) {
      const path = url.startsWith(shopUrl + MEDIA_PATH) ? url.slice(shopUrl.length) : url
      if (path.startsWith(MEDIA_PATH) && (path !== url || !isForeign)) return { ...own, url: path }
    } else if (!isForeign || !isPicture(own)) return own
    picturesLeft++
    return { ...own, id: 0 }
  }
  const readList = (list: unknown, depth: number, parent?: Settings): DesignElement[] => {
    if (!Array.isArray(list) || list.length === 0) return []
    if (depth > MAX_DEPTH) {
      isTooNested = true
      return []
    }
    return list.flatMap((raw: unknown) => readOne(raw, depth, parent))
  }
  const readOne = (raw: unknown, depth: number, parent: Settings | undefined): DesignElement[] => {
    if (!isRecord(raw) || ++count > MAX_ELEMENTS) return []
    const kind = String(raw.elType ?? '').slice(0, 80)
    const isWidget = kind === 'widget'
    if (!isKind(kind)) {
      note(kind || 'elemento sem tipo')
      return []
    }
    const widgetType = isWidget ? String(raw.widgetType ?? '').slice(0, 80) : 'container'
    if (isWidget && !isKnown(widgetType)) note(widgetType || 'widget sem nome')
    const settings = isRecord(raw.settings) ? (cleaned(raw.settings) as Settings) : {}
    return [
      {
        id: newId(),
        elType: isWidget ? 'widget' : 'container',
        widgetType,
        settings: layoutOf(kind, settings, { isForeign, parent }),
        elements: readList(raw.elements, depth + 1, settings),
      },
    ]
  }

  const elements = readList(content, 1)
  if (count > MAX_ELEMENTS) return { ok: false, problem: 'too-many' }
  if (isTooNested) return { ok: false, problem: 'too-deep' }
  if (elements.length === 0) return { ok: false, problem: 'empty' }
  return {
    ok: true,
    title: typeof title === 'string' ? title : '',
    kind: PAGE_TYPES.has(String(type)) ? 'page' : 'section',
    elements,
    unknown: [...unknown].map(([name, times]) => ({ name, count: times })).toSorted((one, other) => other.count - one.count),
    picturesLeft,
  }
}

const isKind = (kind: string): kind is Kind => ['widget', 'container', 'section', 'column'].includes(kind)

/** The elements of a template file, of the clipboard, or of a page as it is stored. */
function elementsIn(file: unknown): unknown[] | undefined {
  if (Array.isArray(file)) return file
  if (!isRecord(file)) return undefined
  const list = file.type === 'elementor' ? file.elements : file.content
  return Array.isArray(list) ? list : undefined
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

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
