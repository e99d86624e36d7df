import type { BlogReader } from '#content/blog/contract.ts'
import type { CommentReader } from '#content/comments/contract.ts'
import type { ContentReader } from '#content/pages/contract.ts'
import { formatDate, formatMonth } from '#kit/pt-br.ts'
import { blogPage, type Archive } from './pages/blog.tsx'
import { postPage } from './pages/post.tsx'
import { pageNumber, type Params } from './public-page.ts'
import type { PageModel } from './page-model.ts'

/** A page of an archive fills three rows of three. */
const POSTS_PER_PAGE = 9

type Page = (url: string, modelOf: (params: Params) => Promise<PageModel | undefined>) => void
type Options = {
  content: ContentReader
  blog: Pick<BlogReader, 'author'>
  comments: Pick<CommentReader, 'ofPost'>
  shopUrl: string
}
type Narrowing = Omit<Parameters<typeof blogPage>[0]['query'], 'perPage'>

/** The blog: its posts, and its archives by category, tag, author and date. */
export function registerBlogPages(page: Page, { content, blog, comments, shopUrl }: Options) {
  const archivePage = (archive: Archive, query: Narrowing, number: string | undefined) =>
    archiveSubject({ content, shopUrl }, { archive, query, page: pageNumber(number) })
  const archives = (base: string, modelOf: (params: Params) => Promise<PageModel | undefined>) => {
    page(base, modelOf)
    page(`${base}page/:page/`, modelOf)
  }
  const ofTerm = (prefix: string, taxonomy: 'category' | 'tag') => {
    archives(`/${prefix}/:slug/`, async ({ slug, page: number }) => {
      const term = await content[taxonomy](slug ?? '')
      if (!term) return undefined
      const description = term.description || `Textos do diário sobre ${term.name.toLowerCase()}.`
      const base = `/${prefix}/${term.slug}/`
      return await archivePage(
        { id: term.id, title: term.name, description, base, hasFeed: true, above: [DIARY] },
        { [taxonomy]: term.slug },
        number,
      )
    })
  }

  archives(DIARY.url, ({ page: number }) => archivePage(WHOLE_DIARY, {}, number))
  const postOf = async ({ slug, page: number }: Params) => {
    const post = await content.page('post', slug ?? '')
    const wanted = pageNumber(number)
    const isThere = post && (wanted === 1 || wanted <= (await comments.ofPost(post.id, wanted)).pages)
    return isThere ? postPage(post, shopUrl, wanted) : undefined
  }
  page('/blog/:slug/', postOf)
  page('/blog/:slug/comment-page-:page/', postOf)
  ofTerm('categoria', 'category')
  ofTerm('tag', 'tag')

  archives('/autor/:slug/', async ({ slug, page: number }) => {
    const author = await blog.author(slug ?? '')
    if (!author) return undefined
    const description = author.bio || `Textos de ${author.name} no diário.`
    const archive = { id: author.id, title: author.name, description, base: author.url, author, hasFeed: true, above: [DIARY] }
    return await archivePage(archive, { author: author.slug }, number)
  })

  const dated = async ({ year, month, day, page: number }: Params) => {
    const asked = dateOf(year, month, day)
    if (!asked) return undefined
    const { posts } = await content.posts({ published: asked.published, perPage: 1 })
    if (posts.length === 0) return undefined
    const { words, base, published } = asked
    const title = words.charAt(0).toUpperCase() + words.slice(1)
    const description = `Textos do diário publicados em ${words}.`
    return await archivePage({ id: 0, title, description, base, above: [DIARY] }, { published }, number)
  }
  for (const base of [`/${YEAR}/`, `/${YEAR}/${MONTH}/`, `/${YEAR}/${MONTH}/${DAY}/`]) archives(base, dated)
}

const DIARY = { title: 'Diário', url: '/blog/' }
export const WHOLE_DIARY: Archive = {
  id: 0,
  title: DIARY.title,
  description: 'Novidades, histórias e ideias de quem faz a loja.',
  base: DIARY.url,
}

/** A list of posts before it is drawn: by the shop's own design where there is one. */
export async function archiveSubject(
  { content, shopUrl }: { content: Pick<ContentReader, 'posts' | 'template'>; shopUrl: string },
  { archive, query, page }: { archive: Archive; query: Narrowing; page: number },
): Promise<PageModel | undefined> {
  const asked = { ...query, perPage: POSTS_PER_PAGE }
  const [list, template] = await Promise.all([
    content.posts({ ...asked, page }),
    content.template('archive', { kind: 'archive', id: archive.id, path: archive.base }),
  ])
  return list.page > list.pages ? undefined : blogPage({ archive, query: asked, list, template }, shopUrl)
}
const YEAR = ':year(^[0-9]{4}$)'
const MONTH = ':month(^[0-9]{2}$)'
const DAY = ':day(^[0-9]{2}$)'

/** A date of an address, checked: the 31st of April is no day. */
export function dateOf(yearText = '', monthText?: string, dayText?: string) {
  const [year, month, day] = [yearText, monthText, dayText].map((text) => (text === undefined ? undefined : Number(text)))
  if (year === undefined || year < 1970 || year > 2999) return undefined
  const date = new Date(Date.UTC(year, (month ?? 1) - 1, day ?? 1, 12))
  if (date.getUTCMonth() + 1 !== (month ?? 1) || date.getUTCDate() !== (day ?? 1)) return undefined
  const base = `/${[yearText, monthText, dayText].filter((text) => text !== undefined).join('/')}/`
  const published = { year, ...(month !== undefined && { month }), ...(day !== undefined && { day }) }
  const words = day !== undefined ? formatDate(date) : month !== undefined ? formatMonth(year, month) : yearText
  return { base, published, words }
}
