import type { LoadContext, WidgetDefinition } from '#builder/define-widget.ts'
import type { Field } from '#builder/fields.ts'
import type { PageInfo } from '#builder/page-info.ts'
import type { ContentReader } from '#content/pages/contract.ts'
import type { CatalogReader } from '#shop/catalog/contract.ts'
import { postCardPage, productCardPage } from './card-pages.tsx'
import type { loopQueryFields } from './loop-fields.ts'
import { loopPosts, loopProducts } from './loop-query.ts'

/** Cards of a list: what each is about, and how far the list goes on. */
export type Loop = {
  isOfProducts: boolean
  cards: PageInfo[]
  page: number
  pages: number
  saved: { id: number; document: unknown } | undefined
}

type Loops = WidgetDefinition<typeof loopQueryFields & { pagination_type?: Field<string> }>
type Readers = { content: Pick<ContentReader, 'posts' | 'saved'>; catalog: Pick<CatalogReader, 'list'> }

export default async function load(
  { settings, page, skin, shows }: LoadContext<Loops>,
  { content, catalog }: Readers,
): Promise<Loop> {
  const { template_id: id } = settings
  const isOfProducts = skin === 'product'
  // A list without further pages begins at its beginning on every page of another one.
  const number = settings.pagination_type ? page.pageNumber : 1
  shows(isOfProducts ? 'products' : 'posts', ...(id > 0 ? [`content:${id}`] : []))
  const saved = id > 0 ? await content.saved(id) : undefined
  if (isOfProducts) {
    const { products, ...list } = await catalog.list({ ...loopProducts(settings), page: number })
    return { isOfProducts, saved, cards: products.map((card) => productCardPage(card, page)), page: list.page, pages: list.pages }
  }
  const { posts, ...list } = await content.posts({ ...loopPosts(settings), page: number })
  return { isOfProducts, saved, cards: posts.map((post) => postCardPage(post, page)), page: list.page, pages: list.pages }
}
