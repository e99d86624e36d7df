import { isRecord } from '#kit/is-record.ts'
import type { PageElement } from '#builder/document.ts'
import { band, box, heading, prose, widget } from '#builder/write-document.ts'
import type { WorkbenchShop } from '../workbench-shop.ts'
import { isFallback } from './fields.ts'

type Db = WorkbenchShop['shop']['db']

export const storedDocument = async (db: Db, slug: string): Promise<PageElement[]> => {
  const { document } = await db.selectFrom('content').select('document').where('slug', '=', slug).executeTakeFirstOrThrow()
  return document as PageElement[] // what the shop itself has checked and stored
}

/** Smaller than the demo's home, with one of each kind: words, a button, a picture beside a container, products. */
export const homeLike = (picture: number): PageElement[] => [
  band(
    { background_color: 'sand', gap: 'sm' },
    heading('Coisas feitas à mão', { header_size: 'h1', size: 'xxl' }),
    prose('<p>Cerâmica, linho, palha e madeira.</p>', { size: 'lg' }),
    widget('button', { text: 'Conhecer a loja', link: { url: '/loja/' } }),
  ),
  band(
    { padding_block: 'lg', grid_columns: 2 },
    widget('image', { image: { id: picture }, aspect: '3-2' }),
    box({ gap: 'xs' }, heading('As queridas da casa'), widget('products', { query: 'featured', columns: 2 })),
  ),
]

/** Widgets beside each other that are put together alike: the second is a copy of the first with words of its own. */
export const isAlike = (one: PageElement | undefined, other: PageElement | undefined): boolean =>
  one?.elType === 'widget' &&
  one.widgetType === other?.widgetType &&
  Object.keys(one.settings).join() === Object.keys(other.settings).join()

/** All elements of a document with less to write: of those alike the third and later repeat the second, lists have two rows. */
export function shortened(elements: readonly PageElement[]): PageElement[] {
  const short: PageElement[] = []
  for (const [index, element] of elements.entries()) {
    const isRepeated = isAlike(elements[index - 2], element) && isAlike(elements[index - 1], element)
    const shownRows = ([name, value]: [string, unknown]) => [name, Array.isArray(value) ? value.slice(0, 2) : value]
    const settings = isRepeated
      ? short.at(-1)!.settings
      : (Object.fromEntries(Object.entries(element.settings).map(shownRows)) as PageElement['settings'])
    short.push({ ...element, settings, elements: shortened(element.elements) })
  }
  return short
}

/** A document without what no merchant chooses: ids, and what the editor writes beside a choice. */
export const plain = (elements: readonly PageElement[]): unknown[] =>
  elements.map(({ elType, widgetType, settings, elements: inside }) => ({
    kind: elType === 'container' ? 'container' : widgetType,
    settings: plainValue(
      Object.fromEntries(Object.entries(settings).filter(([name, value]) => !isFallback(widgetType, name, value))),
    ),
    elements: plain(inside),
  }))

function plainValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plainValue)
  if (!isRecord(value)) return value
  const isKept = ([name, one]: [string, unknown]) =>
    name !== '_id' && !(['alt', 'is_external', 'nofollow'].includes(name) && (one === '' || one === false))
  return Object.fromEntries(
    Object.entries(value)
      .filter(isKept)
      .map(([name, one]) => [name, plainValue(one)])
      .toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
  )
}
