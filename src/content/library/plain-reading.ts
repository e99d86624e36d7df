import { isRecord } from '#kit/is-record.ts'
import type { DesignElement } from './elements.ts'
import { isPicture, siteOf, type TranslateFile } from './elementor-file.ts'

type Settings = Record<string, unknown>
type Kind = 'widget' | 'container' | 'section' | 'column'
type Reading = {
  isKnown: (widgetType: string) => boolean
  /** The shop's address: pictures of another site stay there, and their numbers mean nothing here. */
  shopUrl: string
  newId: () => string
  /** Old sections and columns as containers, and what containers of another site leave unsaid. */
  layoutOf: (element: Stored, around: { isForeign: boolean; parent: Stored | undefined }) => Settings
}
type Stored = { kind: Kind; settings: Settings; elements: readonly unknown[] }

const MEDIA_PATH = '/midia/'

/** Elements as they are, for a browser, which has no widgets to translate with: what the shop does not have is kept and told. */
export const readPlainly =
  ({ isKnown, shopUrl, newId, layoutOf }: Reading): TranslateFile =>
  (content, { site }) => {
    const isForeign = site !== undefined && site !== siteOf(shopUrl)
    const unknown = new Map<string, number>()
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
    const readOne = (raw: unknown, parent: Stored | undefined): DesignElement[] => {
      if (!isRecord(raw)) return []
      const kind = String(raw.elType ?? '').slice(0, 80)
      const isWidget = kind === 'widget'
      if (!isKind(kind)) {
        note(kind || 'elemento sem tipo')
        return []
      }
      const widgetType = isWidget ? String(raw.widgetType ?? '').slice(0, 80) : 'container'
      if (isWidget && !isKnown(widgetType)) note(widgetType || 'widget sem nome')
      const settings = isRecord(raw.settings) ? (cleaned(raw.settings) as Settings) : {}
      const element: Stored = { kind, settings, elements: Array.isArray(raw.elements) ? raw.elements : [] }
      return [
        {
          id: newId(),
          elType: isWidget ? 'widget' : 'container',
          widgetType,
          settings: layoutOf(element, { isForeign, parent }),
          elements: element.elements.flatMap((one) => readOne(one, element)),
        },
      ]
    }
    const elements = content.flatMap((one) => readOne(one, undefined))
    const names = [...unknown].map(([name, count]) => ({ name, count }))
    return {
      elements,
      unknown: names.toSorted((one, other) => other.count - one.count),
      changed: [],
      notes: [],
      picturesLeft,
    }
  }

const isKind = (kind: string): kind is Kind => ['widget', 'container', 'section', 'column'].includes(kind)
