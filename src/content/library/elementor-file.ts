import { isStorableText, isTooDeep } from '#kit/json.ts'
import type { DesignElement } from './elements.ts'

/** The version of the ecosystem's template files that this shape is. */
const FILE_VERSION = '0.4'
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

type Written = {
  title: string
  kind: 'section' | 'page'
  elements: readonly DesignElement[]
  urlOf: (pictureId: number) => string | undefined
}

/** A design as the ecosystem's builders take it. */
export const writeElementorFile = ({ title, kind, elements, urlOf }: Written): ElementorFile => ({
  content: elements.map((element) => written(element, urlOf, false)),
  page_settings: {},
  version: FILE_VERSION,
  title,
  type: kind,
})

function written(
  { id, elType, widgetType, settings, elements }: DesignElement,
  urlOf: Written['urlOf'],
  isInner: boolean,
): object {
  const inner = elements.map((element) => written(element, urlOf, true))
  const shared = { id, settings: withPictures(settings, urlOf), elements: inner, isInner }
  return elType === 'container' ? { ...shared, elType } : { ...shared, elType, widgetType }
}

/** Pictures are told by their address too: another site knows nothing of this one's numbers. */
function withPictures(value: unknown, urlOf: Written['urlOf']): unknown {
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

type Reading = { isKnown: (widgetType: string) => boolean; isOwnPicture: (url: string) => boolean; newId: () => string }

/** Reads a file of any origin. Nothing here throws; what the shop does not have is kept and told. */
export function readElementorFile(text: string, { isKnown, isOwnPicture, newId }: Reading): ReadFile {
  if (text.length > MAX_FILE_CHARACTERS) return { ok: false, problem: 'too-many' }
  if (isTooDeep(text, MAX_JSON_DEPTH)) return { ok: false, problem: 'too-deep' }
  const file = parsed(text)
  if (file === undefined) return { ok: false, problem: 'not-json' }
  if (!isRecord(file) || !Array.isArray(file.content)) return { ok: false, problem: 'no-template' }
  const unknown = new Map<string, number>()
  let count = 0
  let isTooNested = false
  let picturesLeft = 0
  const note = (name: string) => unknown.set(name, (unknown.get(name) ?? 0) + 1)

  const cleaned = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(cleaned)
    if (!isRecord(value)) return value
    const own = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, cleaned(one)]))
    if (typeof own.url !== 'string' || !Number.isSafeInteger(own.id) || isOwnPicture(own.url)) return own
    picturesLeft++
    return { ...own, id: 0 }
  }
  const readList = (list: unknown, depth: number): DesignElement[] => {
    if (!Array.isArray(list) || list.length === 0) return []
    if (depth > MAX_DEPTH) {
      isTooNested = true
      return []
    }
    return list.flatMap((raw: unknown) => readOne(raw, depth))
  }
  const readOne = (raw: unknown, depth: number): DesignElement[] => {
    if (!isRecord(raw) || ++count > MAX_ELEMENTS) return []
    const kind = String(raw.elType ?? '').slice(0, 80)
    const isWidget = kind === 'widget'
    if (!isWidget && !['container', 'section', 'column'].includes(kind)) {
      note(kind || 'elemento sem tipo')
      return []
    }
    const widgetType = isWidget ? String(raw.widgetType ?? '').slice(0, 80) : 'container'
    if (isWidget && !isKnown(widgetType)) note(widgetType || 'widget sem nome')
    const settings = isRecord(raw.settings) ? (cleaned(raw.settings) as Record<string, unknown>) : {}
    return [
      {
        id: newId(),
        elType: isWidget ? 'widget' : 'container',
        widgetType,
        settings,
        elements: readList(raw.elements, depth + 1),
      },
    ]
  }

  const elements = readList(file.content, 1)
  if (count > MAX_ELEMENTS) return { ok: false, problem: 'too-many' }
  if (isTooNested) return { ok: false, problem: 'too-deep' }
  if (elements.length === 0) return { ok: false, problem: 'empty' }
  return {
    ok: true,
    title: typeof file.title === 'string' ? file.title : '',
    kind: PAGE_TYPES.has(String(file.type)) ? 'page' : 'section',
    elements,
    unknown: [...unknown].map(([name, times]) => ({ name, count: times })).toSorted((one, other) => other.count - one.count),
    picturesLeft,
  }
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
