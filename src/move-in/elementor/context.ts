import { ADVANCED_FIELDS } from '#builder/advanced.ts'
import type { PageElement } from '#builder/document.ts'
import type { Widgets } from '#builder/registry.ts'
import { type Kit, SYSTEM_KIT, withGlobals } from '#builder/style/globals.ts'
import { isRecord } from '#kit/is-record.ts'
import { translateDynamic, translatePopupLink } from './dynamic-tags.ts'
import { fitSettings } from './fit-settings.ts'
import type { OldKit } from './named-styles.ts'
import type { Piece } from './kinds/piece.ts'
import type { TranslationReport } from './report.ts'
import { referencesOf, type Settings } from './settings.ts'

/** Categories and products are numbers of the other shop: whoever knows them says which they are here. */
export type ShopIds = { categorySlug: (oldId: number) => string | undefined; productId: (oldId: number) => number | undefined }

export type TranslateOptions = Partial<ShopIds> & {
  widgets: Pick<Widgets, 'get'>
  /** Colours and fonts of the other site. Without them references to its own ones stay, and are told when the page is saved. */
  kit?: OldKit
  /** Pictures of the other site that the shop has: by their number or address there. */
  pictureOf?: (stored: { id: number; url: string }) => number | undefined
  newId?: (kind: 'popup' | 'template', oldId: number) => number | undefined
  /** The address here of a page, post or product there. */
  addressOf?: (oldId: number) => string | undefined
  /** Where an address of the other site is here: a path, or a file of the media library. */
  addressHere?: (url: string) => string | undefined
  /** The document was written by this shop: the names and values in it are ours already. */
  isOwn?: boolean
  /** Without it elements keep their ids. */
  newElementId?: () => string
}

/** What the translation of one element may ask and tell. */
export type Context = {
  options: TranslateOptions
  report: TranslationReport
  newId: (kind: 'popup' | 'template', oldId: number) => number | undefined
}

export type Noting = { note: (text: string) => void }

/** Settings with the site's own colours, with dynamic values and links as pages here understand them. */
export function prepareSettings(settings: Settings, { options, newId }: Context, { note }: Noting): Settings {
  const linked = withLinks(withOwnGlobals(withReferences(settings), options.kit), (url) => {
    const found = translatePopupLink(url, newId)
    if (found?.isDead) note('Um link abre um popup que não está nesta loja.')
    return found?.url
  }) as Settings // a record stays one
  return translateDynamic(linked, { newId, addressOf: options.addressOf ?? (() => undefined), note })
}

const COLOUR_VARIABLE = /^var\(\s*--e-global-color-([\w-]+)\s*\)$/

/** Colours of the site that were written as the variables of its style sheet, as the references that they are. */
function withReferences(settings: Settings): Settings {
  const written = Object.entries(settings).flatMap(([name, value]) => {
    const id = typeof value === 'string' ? COLOUR_VARIABLE.exec(value.trim())?.[1] : undefined
    return id === undefined ? [] : [[name, `globals/colors?id=${id}`] as const]
  })
  if (written.length === 0) return settings
  const own = Object.fromEntries(Object.entries(settings).filter(([name]) => !written.some(([one]) => one === name)))
  return { ...own, __globals__: { ...Object.fromEntries(written), ...referencesOf(settings, '__globals__') } }
}

/** The four colours and fonts that every site has follow the theme of the shop; those that only the other site has are written out. */
function withOwnGlobals(settings: Settings, kit: Kit | undefined): Settings {
  const references = Object.entries(referencesOf(settings, '__globals__'))
  if (!kit || references.length === 0) return settings
  const isSystem = ([, reference]: [string, string]) => {
    const id = /\?id=([\w-]+)$/.exec(reference)?.[1]
    return id !== undefined && (Object.hasOwn(SYSTEM_KIT.colours, id) || Object.hasOwn(SYSTEM_KIT.typography, id))
  }
  const own = Object.fromEntries(references.filter((one) => !isSystem(one)))
  const { settings: resolved } = withGlobals({ ...settings, __globals__: own }, kit)
  return { ...resolved, __globals__: Object.fromEntries(references.filter(isSystem)) }
}

function withLinks(value: unknown, change: (url: string) => string | undefined): unknown {
  if (Array.isArray(value)) return value.map((one) => withLinks(one, change))
  if (!isRecord(value)) return value
  const own = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withLinks(one, change)]))
  const url = typeof own.url === 'string' && own.url.includes('elementor-action') ? change(own.url) : undefined
  return url === undefined ? own : { ...own, url }
}

/** A piece as an element of a document, its settings as our widget reads them. */
export function elementOf(piece: Piece, id: string, context: Context, noting: Noting): PageElement {
  const fields = { ...context.options.widgets.get(piece.widget)?.definition.fields, ...ADVANCED_FIELDS }
  const fitted = fitSettings(piece.settings, fields, {
    ...noting,
    pictureOf: (stored) => pictureOf(stored, context),
    addressHere: context.options.addressHere ?? (() => undefined),
  })
  return {
    id,
    elType: piece.widget === 'container' ? 'container' : 'widget',
    widgetType: piece.widget,
    settings: withPictures(fitted, (name) => Object.hasOwn(fields, name), context),
    elements: (piece.elements ?? []).map((inner, index) => elementOf(inner, `${id}n${index}`, context, noting)),
  }
}

/** Pictures in settings that are no field of the widget: backgrounds of boxes. */
function withPictures(settings: Settings, isField: (name: string) => boolean, context: Context): Settings {
  const changed = Object.entries(settings).flatMap(([name, value]) =>
    isRecord(value) && /background\w*_image/.test(name) && typeof value.url === 'string' && !isField(name)
      ? [[name, pictureOf({ id: Number(value.id) || 0, url: value.url, alt: '' }, context)] as const]
      : [],
  )
  return { ...settings, ...Object.fromEntries(changed) }
}

export function pictureOf({ id, url, alt }: { id: number; url: string; alt: string }, { options, report }: Context): Settings {
  if (id === 0 && url === '') return { id: 0, url: '', alt }
  const own = options.pictureOf?.({ id, url })
  if (own === undefined && !report.missingPictures.some((one) => one.url === url && one.id === id))
    report.missingPictures.push({ id, url })
  return { id: own ?? 0, url, alt }
}
