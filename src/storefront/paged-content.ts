import { readDocument, type PageElement } from '#builder/document.ts'
import { readFields } from '#builder/fields.ts'
import type { ContentReader } from '#content/pages/contract.ts'
import type { CatalogReader } from '#shop/catalog/contract.ts'
import { loopPosts, loopProducts } from '#widgets/loop-grid/loop-query.ts'
import loopGrid from '#widgets/loop-grid/widget.ts'
import { postQuery } from '#widgets/posts/post-query.ts'
import posts from '#widgets/posts/widget.ts'
import { productQuery } from '#widgets/products/product-query.ts'
import products from '#widgets/products/widget.ts'

type Readers = { content: Pick<ContentReader, 'posts'>; catalog: Pick<CatalogReader, 'list'> }

/** How many pages the lists in a document go on for; 1 for a document that has none. Others do not exist and are not kept. */
export async function pagesOf(document: unknown, readers: Readers): Promise<number> {
  const pages = flat(readDocument(document).elements).map((element) => pagesOfList(element, readers))
  return Math.max(1, ...(await Promise.all(pages)))
}

async function pagesOfList({ widgetType, settings: raw }: PageElement, { content, catalog }: Readers): Promise<number> {
  if (widgetType === posts.name) {
    const { settings } = readFields(posts.fields, raw)
    return settings.pagination_type === '' ? 1 : (await content.posts(postQuery(settings))).pages
  }
  if (widgetType === products.name) {
    const { settings } = readFields(products.fields, raw)
    return settings.paginate ? (await catalog.list(productQuery(settings))).pages : 1
  }
  if (widgetType !== loopGrid.name) return 1
  const { settings } = readFields(loopGrid.fields, raw)
  if (settings.pagination_type === '') return 1
  const list = raw._skin === 'product' ? catalog.list(loopProducts(settings)) : content.posts(loopPosts(settings))
  return (await list).pages
}

const flat = (elements: PageElement[]): PageElement[] => elements.flatMap((element) => [element, ...flat(element.elements)])
