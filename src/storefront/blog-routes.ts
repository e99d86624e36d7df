import type { ContentReader, PostQuery } from '#content/pages/contract.ts'
import { blogPage, type Archive } from './pages/blog.tsx'
import { postPage } from './pages/content-page.tsx'
import { pageNumber, type Params } from './public-page.ts'
import type { Subject } from './site.tsx'

/** A page of an archive fills three rows of three. */
const POSTS_PER_PAGE = 9

type Page = (url: string, subjectOf: (params: Params) => Promise<Subject | undefined>) => void
type Term = { slug: string; name: string; description: string }

/** The blog: its posts, and its archives by date, category and tag. */
export function useBlogPages(page: Page, { content, shopUrl }: { content: ContentReader; shopUrl: string }) {
  const archivePage = async (archive: Archive, query: Pick<PostQuery, 'category' | 'tag'>, number: string | undefined) => {
    const asked = { ...query, perPage: POSTS_PER_PAGE }
    const [list, template] = await Promise.all([
      content.posts({ ...asked, page: pageNumber(number) }),
      content.template('archive'),
    ])
    return list.page > list.pages ? undefined : blogPage({ archive, query: asked, list, template }, shopUrl)
  }
  const archives = (base: string, subjectOf: (params: Params) => Promise<Subject | undefined>) => {
    page(base, subjectOf)
    page(`${base}page/:page/`, subjectOf)
  }
  const ofTerm = (prefix: string, taxonomy: 'category' | 'tag') => {
    archives(`/${prefix}/:slug/`, async ({ slug, page: number }) => {
      const term: Term | undefined = await content[taxonomy](slug ?? '')
      if (!term) return undefined
      const description = term.description || `Textos do diário sobre ${term.name.toLowerCase()}.`
      const archive = { title: term.name, description, base: `/${prefix}/${term.slug}/` }
      return await archivePage(archive, { [taxonomy]: term.slug }, number)
    })
  }

  archives('/blog/', ({ page: number }) =>
    archivePage(
      { title: 'Diário', description: 'Histórias das oficinas, cuidados com as peças e ideias para a casa.', base: '/blog/' },
      {},
      number,
    ),
  )
  page('/blog/:slug/', async ({ slug }) => {
    const post = await content.page('post', slug ?? '')
    return post && postPage(post, shopUrl)
  })
  ofTerm('categoria', 'category')
  ofTerm('tag', 'tag')
}
