import type { LoadContext } from '#builder/define-widget.ts'
import type { CatalogReader, CategoryCard } from '#shop/catalog/contract.ts'
import { chosenCategories } from './chosen-categories.ts'
import type widget from './widget.ts'

export default async function load(
  { settings, page, shows }: LoadContext<typeof widget>,
  { catalog }: { catalog: Pick<CatalogReader, 'categories'> },
): Promise<CategoryCard[]> {
  shows('products')
  const [, open] = /^\/categoria-produto\/([^/]+)\//.exec(page.path) ?? []
  return chosenCategories(await catalog.categories(), settings, open)
}
