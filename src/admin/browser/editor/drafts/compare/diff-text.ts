import type { WireField, WireWidget } from '#api/vitrine/widget-shape.ts'
import { count } from '#kit/pt-br.ts'
import { type Tree, treeOf } from '../../../documents/tree.ts'
import { isSameValue } from '../same-value.ts'
import { documentDiff, type ElementChange } from './document-diff.ts'

type Parts = Record<string, unknown>

/** The parts of a form beside its document. */
const PART_NAMES: Record<string, string> = {
  title: 'Título',
  excerpt: 'Resumo',
  slug: 'Endereço',
  featured_media: 'Imagem de destaque',
  date: 'Data',
  categories: 'Categorias',
  tags: 'Etiquetas',
  conditions: 'Onde aparece',
  triggers: 'Quando aparece',
  timing: 'Com que frequência aparece',
  settings: 'Aparência e regras',
  comment_status: 'Comentários',
  parent: 'Página acima',
  menu_order: 'Ordem',
  author: 'Autor',
  meta: 'CSS da página',
  status: 'Estado',
}

/** The names of what differs between two states of a form, without the document. */
export const changedParts = (before: Parts, after: Parts): string[] =>
  Object.keys(PART_NAMES)
    .filter((name) => name in after && !isSameValue(rawOf(before[name]), rawOf(after[name])))
    .map((name) => PART_NAMES[name]!)

/** Of words that were typed, not what was made of them. */
const rawOf = (value: unknown) => (typeof value === 'object' && value !== null && 'raw' in value ? value.raw : value)

export const treeDiff = (before: unknown, after: unknown) => documentDiff(treeOf(before), treeOf(after) as Tree)

/** «2 elementos novos, 1 mudado e 1 tirado; mudou também: Título». */
export function diffSummary(changes: readonly ElementChange[], parts: readonly string[]): string {
  const many = (kind: ElementChange['kind']) => changes.filter((change) => change.kind === kind).length
  const amounts = (
    [
      [many('added'), 'novo', 'novos'],
      [many('changed'), 'mudado', 'mudados'],
      [many('moved'), 'movido', 'movidos'],
      [many('removed'), 'tirado', 'tirados'],
    ] as const
  ).filter(([amount]) => amount > 0)
  const elements = amounts.map(([amount, one, more], at) =>
    at === 0 ? `${count(amount, 'elemento', 'elementos')} ${amount === 1 ? one : more}` : count(amount, one, more),
  )
  const told = [listed(elements), parts.length > 0 ? `${parts.length === 1 ? 'mudou' : 'mudaram'}: ${listed(parts)}` : '']
  return told.filter((text) => text !== '').join('; ') || 'Nada mudou'
}

const listed = (texts: readonly string[]) =>
  texts.length < 2 ? (texts[0] ?? '') : `${texts.slice(0, -1).join(', ')} e ${texts.at(-1)}`

const VERBS = { added: 'novo', removed: 'tirado', moved: 'movido', changed: 'mudado' }

/** «Título: mudado (Texto, Cor)». */
export function changeText(change: ElementChange, widgets: readonly WireWidget[], common: readonly WireField[]): string {
  const { element } = change
  const widget = widgets.find(({ name }) => name === element.widgetType)
  const name = widget?.title ?? (element.elType === 'container' ? 'Contêiner' : element.widgetType)
  const fields = [...(widget?.settings ?? []), ...(widget?.style ?? []), ...common]
  const settings = change.kind === 'changed' ? settingNames(change.settings, fields) : []
  return `${name}: ${VERBS[change.kind]}${settings.length > 0 ? ` (${settings.join(', ')})` : ''}`
}

const MOST_NAMED = 4
const DEVICES = /_(tablet|mobile)$/

function settingNames(names: readonly string[], fields: readonly WireField[]): string[] {
  const labels = names.map((name) => {
    const plain = name.replace(DEVICES, '')
    return fields.find((field) => field.name === name || field.name === plain)?.label ?? 'outros ajustes'
  })
  const each = [...new Set(labels)]
  return each.length > MOST_NAMED ? [...each.slice(0, MOST_NAMED), `e mais ${each.length - MOST_NAMED}`] : each
}
