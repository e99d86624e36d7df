import type { BlogReader } from '#content/blog/contract.ts'
import type { CommentReader } from '#content/comments/contract.ts'
import type { ContentReader, PostQuery } from '#content/pages/contract.ts'
import type { SettingsReader } from '#content/settings/contract.ts'
import { atom, type Feed, type FeedEntry, rss } from './feed.ts'
import type { createOpenFiles } from './files.ts'

/** What a reader who comes once a week has missed. */
const ENTRIES = 20

type Options = {
  content: ContentReader
  blog: Pick<BlogReader, 'author'>
  comments: Pick<CommentReader, 'latest'>
  settings: Pick<SettingsReader, 'shop'>
  shopUrl: string
}
type Params = Record<string, string | undefined>
type Told = { name: string; description: string; url: string; query: PostQuery }

/** What is new in the diary and in what is said about it, for readers that follow it. */
export function registerFeeds(file: ReturnType<typeof createOpenFiles>, { content, blog, comments, settings, shopUrl }: Options) {
  const formats = (
    base: string,
    feedOf: (params: Params) => Promise<{ feed: Omit<Feed, 'selfUrl'>; tags: string[] } | undefined>,
  ) => {
    for (const [format, type, write] of FORMATS) {
      file(`${base}feed/${format}`, async (params) => {
        const found = await feedOf(params)
        if (!found) return undefined
        const selfUrl = `${base.replace(':slug', params.slug ?? '')}feed/${format}`
        return { text: write({ ...found.feed, selfUrl }, shopUrl), type, tags: found.tags }
      })
    }
  }

  const posts = (base: string, told: (slug: string) => Promise<Told | undefined>) =>
    formats(base, async ({ slug = '' }) => {
      const found = await told(slug)
      if (!found) return undefined
      const { name, description, url, query } = found
      const [{ posts: newest }, shop] = await Promise.all([
        content.posts({ ...query, perPage: ENTRIES, withContent: true }),
        settings.shop(),
      ])
      const entries = newest.map((post): FeedEntry => ({
        title: post.title,
        url: post.url,
        at: post.publishedAt,
        author: post.authorName,
        categories: post.categories.map((category) => category.name),
        summary: post.excerpt,
        html: post.content,
      }))
      const title = name === '' ? shop.name : `${name} – ${shop.name}`
      return { feed: { title, description: description || shop.tagline, url, entries }, tags: ['posts'] }
    })

  posts('/', async () => ({ name: '', description: '', url: '/blog/', query: {} }))
  posts('/blog/', async () => ({ name: '', description: '', url: '/blog/', query: {} }))
  for (const [prefix, taxonomy] of [
    ['categoria', 'category'],
    ['tag', 'tag'],
  ] as const) {
    posts(`/${prefix}/:slug/`, async (slug) => {
      const term = await content[taxonomy](slug)
      if (!term) return undefined
      const url = `/${prefix}/${term.slug}/`
      return { name: term.name, description: term.description, url, query: { [taxonomy]: term.slug } }
    })
  }
  posts('/autor/:slug/', async (slug) => {
    const author = await blog.author(slug)
    return author && { name: author.name, description: author.bio, url: author.url, query: { author: author.slug } }
  })

  const said = async (postId?: number): Promise<FeedEntry[]> =>
    (await comments.latest(ENTRIES, postId)).map(({ id, author, text, at, post }) => ({
      title: `${author} sobre «${post.title}»`,
      url: `${post.url}#comment-${id}`,
      at,
      author,
      categories: [],
      summary: text,
    }))
  formats('/comments/', async () => {
    const { name } = await settings.shop()
    const feed = { title: `Comentários – ${name}`, description: 'O que se diz sobre os textos do diário.', url: '/blog/' }
    return { feed: { ...feed, entries: await said() }, tags: ['comments', 'posts'] }
  })
  formats('/blog/:slug/', async ({ slug = '' }) => {
    const post = await content.page('post', slug)
    if (!post) return undefined
    const feed = { title: `Comentários sobre ${post.title}`, description: post.excerpt, url: `/blog/${post.slug}/` }
    return { feed: { ...feed, entries: await said(post.id) }, tags: [`comments:${post.id}`, `content:${post.id}`] }
  })
}

const FORMATS = [
  ['', 'application/rss+xml', rss],
  ['atom/', 'application/atom+xml', atom],
] as const
