import type { SeoWords } from '#kit/seo-words.ts'

/** What of a page's head its words for search engines change; further pages of a list say which they are. */
export const searchHead = (seo: SeoWords, { description, page = 1 }: { description: string; page?: number }) => ({
  ...(seo.title !== '' && { title: page > 1 ? `${seo.title} – página ${page}` : seo.title }),
  description: seo.description || description,
})
