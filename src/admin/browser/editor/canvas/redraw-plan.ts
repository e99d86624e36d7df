import { find, type PageElement, type Tree } from '../../documents/tree.ts'

/** What of a drawn page has to change. */
export type RedrawPlan = {
  /** Drawn anew with everything in them. */
  wanted: string[]
  /** Containers that are drawn anew around what stands in them. */
  shells: string[]
  /** Lists of siblings whose members or order changed; without a parent: the top of the document. */
  lists: { parent: string | undefined; order: string[] }[]
  gone: string[]
}

/** What these do reaches beyond themselves: notices move, blocks bring ids of their own, and a page stands inside of a template. */
const REACHING = new Set(['woocommerce-notices', 'template', 'theme-post-content'])
/** In a template these are what a visitor came for: with one of them the page has no other place. */
const OF_TEMPLATES = new Set(['product-form', 'products'])

/**
 * How a drawn document becomes another one: only what changed is drawn, what moved is moved. «whole»: the page has to be drawn
 * anew; undefined: nothing changed.
 */
export function planRedraw(before: Tree, after: Tree, { isTemplate = false } = {}): RedrawPlan | 'whole' | undefined {
  if (before === after) return undefined
  if (before.length === 0 || after.length === 0) return before.length === after.length ? undefined : 'whole'
  const known = byId(before)
  const left = byId(after)
  const plan: RedrawPlan = { wanted: [], shells: [], lists: [], gone: [...known.keys()].filter((id) => !left.has(id)) }

  const compareLists = (parent: string | undefined, old: Tree, next: Tree) => {
    next.forEach(compare)
    const order = next.map(({ id }) => id)
    if (order.join() !== old.map(({ id }) => id).join()) plan.lists.push({ parent, order })
  }
  const compare = (element: PageElement) => {
    const old = known.get(element.id)
    if (old === element) return
    if (!old || old.elType !== element.elType || old.widgetType !== element.widgetType) return void plan.wanted.push(element.id)
    const isSame = sameSettings(old, element)
    if (element.elType !== 'container') {
      if (!isSame || !isEqual(old.elements, element.elements)) plan.wanted.push(element.id)
      return
    }
    if (!isSame) plan.shells.push(element.id)
    compareLists(element.id, old.elements, element.elements)
  }
  compareLists(undefined, before, after)

  const [began, begin] = [beginnings(before), beginnings(after)]
  const turned = [...began.filter((id) => !begin.includes(id)), ...begin.filter((id) => !began.includes(id))]
  for (const id of turned) if (left.has(id) && !isDrawn(plan, after, id)) plan.shells.push(id)

  const touched = [...plan.wanted.flatMap((id) => [known.get(id), left.get(id)]), ...plan.gone.map((id) => known.get(id))]
  if (touched.some((element) => element && reaches(element, isTemplate))) return 'whole'
  const isEmpty = plan.wanted.length + plan.shells.length + plan.lists.length + plan.gone.length === 0
  return isEmpty ? undefined : plan
}

/** The document with just the elements to draw and what they stand in, so that they are drawn as in the whole one. */
export function pruned(tree: Tree, { wanted, shells }: Pick<RedrawPlan, 'wanted' | 'shells'>): PageElement[] {
  const [whole, hollow] = [new Set(wanted), new Set(shells)]
  const prune = (list: Tree): PageElement[] => {
    const kept = list.map((element) => {
      if (whole.has(element.id)) return element
      const elements = prune(element.elements)
      return elements.length > 0 || hollow.has(element.id) ? { ...element, elements } : undefined
    })
    if (kept.every((element) => element === undefined)) return []
    // The first container of a list begins the page: those behind it must not take its place.
    const first = list.findIndex(({ elType }) => elType === 'container')
    return list.flatMap((element, place) => {
      const stub = place === first ? { ...element, settings: {}, elements: [] } : undefined
      const one = kept[place] ?? stub
      return one ? [one] : []
    })
  }
  return prune(tree)
}

const isDrawn = ({ wanted, shells }: RedrawPlan, after: Tree, id: string) =>
  shells.includes(id) || wanted.some((one) => one === id || find(find(after, one)?.elements ?? [], id) !== undefined)

function beginnings(tree: Tree): string[] {
  const first = tree.find(({ elType }) => elType === 'container')
  return first ? [first.id, ...beginnings(first.elements)] : []
}

const reaches = ({ widgetType, elements }: PageElement, isTemplate: boolean): boolean =>
  REACHING.has(widgetType) || (isTemplate && OF_TEMPLATES.has(widgetType)) || elements.some((inner) => reaches(inner, isTemplate))

/** Every element that stands in the drawn page by itself; what stands inside of a widget belongs to it. */
function byId(tree: Tree, found = new Map<string, PageElement>()) {
  for (const element of tree) {
    found.set(element.id, element)
    if (element.elType === 'container') byId(element.elements, found)
  }
  return found
}

const sameSettings = (one: PageElement, other: PageElement) =>
  one.settings === other.settings || isEqual(one.settings, other.settings)
const isEqual = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other)
