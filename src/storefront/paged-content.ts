import { readDocument, type PageElement } from '#builder/document.ts'
import { readFields } from '#builder/fields.ts'
import type { ContentReader } from '#content/pages/contract.ts'
import { postQuery } from '#widgets/posts/post-query.ts'
import posts from '#widgets/posts/widget.ts'

/** How many pages the lists of posts in a document go on for; 1 for a document that has none. Others do not exist and are not kept. */
export async function pagesOf(document: unknown, content: Pick<ContentReader, 'posts'>): Promise<number> {
  const lists = flat(readDocument(document).elements)
    .filter(({ widgetType }) => widgetType === posts.name)
    .map((element) => readFields(posts.fields, element.settings).settings)
    .filter(({ pagination_type }) => pagination_type !== '')
  const pages = await Promise.all(lists.map(async (settings) => (await content.posts(postQuery(settings))).pages))
  return Math.max(1, ...pages)
}

const flat = (elements: PageElement[]): PageElement[] => elements.flatMap((element) => [element, ...flat(element.elements)])
