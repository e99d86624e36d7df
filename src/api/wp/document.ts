import { ADVANCED_FIELDS } from '#builder/advanced.ts'
import { findWidget } from '#builder/aliases.ts'
import { type PageElement, readDocument } from '#builder/document.ts'
import { type Fields, readFields } from '#builder/fields.ts'
import type { Fault } from '#builder/define-widget.ts'
import type { Widgets } from '#builder/registry.ts'
import { scopedCss } from '#builder/style/custom-css.ts'
import { partsOf } from '#builder/style/element-style.ts'
import { type Kit, kitWith, SYSTEM_KIT, withGlobals } from '#builder/style/globals.ts'
import { misreadStyle } from '#builder/style/misread.ts'
import type { SettingsReader } from '#content/settings/contract.ts'
import { isStorableText, isTooDeep } from '#kit/json.ts'
import { badArguments, RestProblem } from '#http/rest/rest-problem.ts'

/** Twenty levels of elements, and what settings nest inside the deepest. */
const MAX_WRITTEN_DEPTH = 64

export type DocumentProblem = { element: string; widget: string; problem: string }

/** A document that a client wrote, as a list or as the text that the ecosystem's exports hold, read as the builder reads it. */
export function writtenDocument(raw: unknown): PageElement[] {
  const written = typeof raw === 'string' ? parsed(raw) : raw
  const { elements, problems } = readDocument(written)
  // What would be left out is refused instead: a save must never lose part of a page without a word.
  if (problems.length > 0 || !Array.isArray(written)) throw badDocument()
  return elements
}

/** What documents of this shop may refer to. */
export const kitOf = async (settings: Pick<SettingsReader, 'siteKit'>): Promise<Kit> => kitWith(await settings.siteKit())

/** What of a document does not work as it was written: widgets that are not installed, settings that nothing understands, faults. */
export const documentProblems = (document: unknown, widgets: Widgets, kit: Kit = SYSTEM_KIT): DocumentProblem[] =>
  elementsOf(readDocument(document).elements).flatMap((element) =>
    faultsOf(element, widgets, kit).map(({ problem }) => ({ element: element.id, widget: element.widgetType, problem })),
  )

/** What can't work is not shown to shoppers: a document with it stays a draft. */
export function refuseBroken({ status, document }: { status: string; document: unknown }, widgets: Widgets) {
  if (status !== 'publish' && status !== 'future' && status !== 'private') return
  const fatal = elementsOf(readDocument(document).elements)
    .flatMap((element) => faultsOf(element, widgets, SYSTEM_KIT))
    .filter(({ isFatal }) => isFatal)
  if (fatal.length > 0)
    throw badArguments({
      document: { code: 'rest_broken_document', message: `Não foi publicado. ${fatal.map(({ problem }) => problem).join(' ')}` },
    })
}

const elementsOf = (elements: PageElement[]): PageElement[] =>
  elements.flatMap((element) => [element, ...elementsOf(element.elements)])

function faultsOf(stored: PageElement, widgets: Widgets, kit: Kit): Fault[] {
  const { widget, element } = findWidget(stored, widgets)
  const { widgetType, settings: own } = element
  const definition = widget?.definition
  if (!definition) return [{ problem: `O widget «${widgetType}» não está instalado; visitantes não o veem.`, isFatal: false }]
  const fields: Fields = { ...definition.fields, ...ADVANCED_FIELDS }
  const { settings: written, unknown } = withGlobals(own, kit)
  const { settings, dropped } = readFields(fields, written)
  const labels = dropped.map((name) => fields[name]?.label ?? name).join(', ')
  const lost = labels === '' ? [] : [{ problem: `Ajustes não entendidos em «${definition.title}»: ${labels}.`, isFatal: false }]
  const misread = misreadStyle(partsOf(element.elType, definition), withoutOwn(written, fields))
  const looks = [...new Set(misread.map(({ label, part }) => `${label} (${part})`))].join(', ')
  const unseen =
    looks === ''
      ? []
      : [{ problem: `Aparência não entendida em «${definition.title}»: ${looks}. Vale o padrão.`, isFatal: false }]
  const foreign = unknown.map((id) => ({
    problem: `A cor ou a fonte global «${id}» de «${definition.title}» não existe nesta loja; vale o ajuste do próprio elemento.`,
    isFatal: false,
  }))
  const css = scopedCss('.elementor-element', typeof written.custom_css === 'string' ? written.custom_css : '')
  const wrong = css.ok ? [] : [{ problem: `O CSS próprio de «${definition.title}»: ${css.problem}.`, isFatal: true }]
  return [...lost, ...unseen, ...foreign, ...wrong, ...(definition.check?.(settings) ?? [])]
}

/** What the widget's own fields read is told by them. */
const withoutOwn = (settings: Record<string, unknown>, fields: Fields) =>
  Object.fromEntries(Object.entries(settings).filter(([name]) => !Object.hasOwn(fields, name)))

function parsed(text: string): unknown {
  if (isTooDeep(text, MAX_WRITTEN_DEPTH)) throw badDocument()
  try {
    return JSON.parse(text, (key, value: unknown) => {
      if (key === '__proto__' || !isStorableText(key) || (typeof value === 'string' && !isStorableText(value)))
        throw badDocument()
      return value
    })
  } catch {
    throw badDocument()
  }
}

const badDocument = () =>
  new RestProblem(400, 'rest_invalid_document', 'O documento não pôde ser lido: confira a forma e o tamanho dos elementos.')
