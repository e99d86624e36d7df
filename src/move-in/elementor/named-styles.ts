import { isRecord } from '#kit/is-record.ts'
import type { Kit } from '#builder/style/globals.ts'
import { listOf, parseOrNothing } from '#kit/unknown-json.ts'
import type { SiteSpace } from './kit.ts'
import { plainProp } from './atomic/props.ts'

/** What the fourth version of the builder gives names to, beside colours and fonts: styles that elements wear by their ids, and sizes. */
export type NamedStyles = {
  /** The last one wins over those before it. */
  styles: readonly { id: string; style: Record<string, unknown> }[]
  sizes: Readonly<Record<string, unknown>>
}
export type OldKit = Kit & Partial<NamedStyles> & SiteSpace

type Metas = Readonly<Record<string, unknown>>

const recordIn = (value: unknown): Record<string, unknown> => {
  const read = typeof value === 'string' ? parseOrNothing(value) : value
  return isRecord(read) ? read : {}
}
const plainText = (value: unknown) => {
  const plain = plainProp(value)
  return typeof plain === 'string' ? plain : ''
}

/** Of the metas of a site's kits, and of the posts in which newer versions keep each style. */
export function namedStylesOf(kits: readonly Metas[]): NamedStyles & Kit {
  const byId = new Map<string, Record<string, unknown>>()
  const order: string[] = []
  const [colours, typography, sizes]: [Record<string, string>, Kit['typography'][], Record<string, unknown>] = [{}, [], {}]
  for (const metas of kits) {
    const { items, order: inOrder } = recordIn(metas['_elementor_global_classes'])
    for (const [id, style] of Object.entries(recordIn(items))) if (isRecord(style)) byId.set(id, style)
    order.push(...namesIn(inOrder), ...namesIn(parsed(metas['_elementor_global_classes_order'])))
    const own = metas['_elementor_global_class_id']
    if (typeof own === 'string') byId.set(own, recordIn(metas['_elementor_global_class_data']))
    for (const [id, stored] of Object.entries(recordIn(recordIn(metas['_elementor_global_variables'])['data']))) {
      if (!isRecord(stored) || stored['deleted'] === true || stored['deleted_at']) continue
      const { type, value } = stored
      if (type === 'global-color-variable') colours[id] = plainText(value)
      else if (type === 'global-font-variable') typography.push({ [id]: { font_family: plainText(value) } })
      else if (type === 'global-size-variable') sizes[id] = plainProp(value)
    }
  }
  // The first of the list is the strongest; one that no list has is the weakest.
  const place = (id: string) => (order.includes(id) ? order.indexOf(id) : Infinity)
  const styles = [...byId].map(([id, style]) => ({ id, style })).toSorted((one, other) => place(other.id) - place(one.id) || 0)
  return { styles, sizes, colours, typography: Object.assign({}, ...typography) as Kit['typography'] }
}

const parsed = (value: unknown) => (typeof value === 'string' ? parseOrNothing(value) : value)
/** An order is a list of ids, or of records with them. */
const namesIn = (list: unknown): string[] =>
  listOf(list).flatMap((one) => (typeof one === 'string' ? one : isRecord(one) && typeof one['id'] === 'string' ? one['id'] : []))

/** The styles that an element wears, its own last. */
export function stylesWorn(settings: unknown, own: unknown, kit: OldKit | undefined): Record<string, unknown>[] {
  const worn = isRecord(settings) ? plainProp(settings['classes']) : undefined
  const names = Array.isArray(worn) ? worn : []
  const named = (kit?.styles ?? []).filter(({ id }) => names.includes(id)).map(({ style }) => style)
  return [...named, ...(isRecord(own) ? Object.values(own).filter(isRecord) : [])]
}
