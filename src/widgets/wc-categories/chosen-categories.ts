import type { Settings } from '#builder/fields.ts'
import type { CategoryCard } from '#shop/catalog/contract.ts'
import type widget from './widget.ts'

type Wanted = Pick<
  Settings<(typeof widget)['fields']>,
  'source' | 'parent' | 'categories' | 'number' | 'hide_empty' | 'orderby' | 'order'
>

/** Which of the shop's categories a grid shows, and in which order. `open`: the slug of the category whose page it stands on. */
export function chosenCategories(all: CategoryCard[], settings: Wanted, open: string | undefined): CategoryCard[] {
  const { source, orderby, order, hide_empty: hidesEmpty, number: most } = settings
  const named = settings.categories.split(/[\s,;]+/).filter(Boolean)
  const place = ({ id, slug }: CategoryCard) => named.findIndex((name) => name === slug || name === String(id))
  const isWanted = (card: CategoryCard) => {
    if (source === 'by_id') return place(card) >= 0
    if (source === 'by_parent') return card.parent === (settings.parent || undefined)
    if (source === 'current_subcategories') return card.parent === open
    return true
  }
  const shown = all.filter((card) => isWanted(card) && (card.count > 0 || !hidesEmpty))
  const sorted = orderby !== 'menu_order' ? shown.toSorted(ORDERS[orderby]) : source === 'by_id' ? byPlace(shown, place) : shown
  return (order === 'desc' ? sorted.toReversed() : sorted).slice(0, most)
}

const ORDERS: Record<'name' | 'slug' | 'count', (one: CategoryCard, other: CategoryCard) => number> = {
  name: (one, other) => one.name.localeCompare(other.name, 'pt-BR'),
  slug: (one, other) => (one.slug < other.slug ? -1 : 1),
  count: (one, other) => one.count - other.count,
}

/** Those that were picked by hand stand in the order in which they were picked. */
const byPlace = (cards: CategoryCard[], place: (card: CategoryCard) => number) =>
  cards.toSorted((one, other) => place(one) - place(other))
