export type CategoryRecord = {
  id: number
  name: string
  slug: string
  parent: number
  description: string
  image: { id: number; src: string; thumbnail?: string } | null
  menu_order: number
  count: number
  seo_title?: string
  seo_description?: string
  meta_data?: { id: number; key: string; value: unknown }[]
}
export type Branch = { category: CategoryRecord; depth: number; siblings: CategoryRecord[]; at: number }

const inOrder = (one: CategoryRecord, other: CategoryRecord) =>
  one.menu_order - other.menu_order || one.name.localeCompare(other.name, 'pt-BR')

/** The categories as a tree is read: each under the one above it. What hangs on nothing stands at the top. */
export function branchesOf(categories: readonly CategoryRecord[]): Branch[] {
  const known = new Set(categories.map(({ id }) => id))
  const below = Map.groupBy(categories, ({ parent }) => (known.has(parent) ? parent : 0))
  const walk = (parent: number, depth: number): Branch[] => {
    const siblings = [...(below.get(parent) ?? [])].sort(inOrder)
    return siblings.flatMap((category, at) => [{ category, depth, siblings, at }, ...walk(category.id, depth + 1)])
  }
  return walk(0, 0)
}

/** Where a category may be moved: anywhere but below itself. */
export function placesFor(branches: readonly Branch[], id: number | undefined): Branch[] {
  const start = branches.findIndex(({ category }) => category.id === id)
  if (start < 0) return [...branches]
  const { depth } = branches[start]!
  const after = branches.findIndex((branch, at) => at > start && branch.depth <= depth)
  return [...branches.slice(0, start), ...(after < 0 ? [] : branches.slice(after))]
}
