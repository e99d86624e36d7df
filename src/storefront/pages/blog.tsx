import type { PageInfo } from '#builder/page-info.ts'
import type { Author } from '#content/blog/contract.ts'
import type { PostCard, PostList } from '#content/pages/contract.ts'
import { formatDate } from '#kit/pt-br.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Picture } from '#ui/picture.tsx'
import { Pagination, pageUrl } from '../pagination.tsx'
import type { PageModel } from '../page-model.ts'
import { authorFacts, crumbFacts } from '../structured-facts.ts'
import { shareImage } from './content-page.tsx'

export type Archive = {
  /** The term or the author that it is of; 0 for the whole diary and for dates. */
  id: number
  title: string
  description: string
  base: string
  /** An archive of one author introduces them. */
  author?: Author
  /** What is new in it can be followed. */
  hasFeed?: boolean
  /** The archives above it. */
  above?: { title: string; url: string }[]
}
type Shown = {
  archive: Archive
  /** What the archive's own list asks for. */
  query: NonNullable<PageInfo['archive']>
  list: PostList
  /** The shop's design for archives; without one the list is drawn plainly. */
  template: { id: number; document: unknown } | undefined
}

/** A list of posts: the whole diary, or those of a category, a tag, an author or a date. */
export function blogPage({ archive, query, list, template }: Shown, shopUrl: string): PageModel {
  const path = pageUrl(archive.base, list.page)
  const crumbs = [{ title: 'Início', url: '/' }, ...(archive.above ?? []), { title: archive.title, url: archive.base }]
  const numbered = list.page > 1 ? `${archive.title} – página ${list.page}` : archive.title
  return {
    info: { id: archive.id, kind: 'archive', title: numbered, path, crumbs, pageNumber: list.page, archive: query },
    head: {
      description: archive.description,
      canonical: shopUrl + path,
      ...(list.page > 1 && { previous: shopUrl + pageUrl(archive.base, list.page - 1) }),
      ...(list.page < list.pages && { next: shopUrl + pageUrl(archive.base, list.page + 1) }),
      image: shareImage({ picture: list.posts.find(({ picture }) => picture)?.picture }),
      ...(archive.hasFeed && { feeds: [{ title: archive.title, url: `${archive.base}feed/` }] }),
      facts: [crumbFacts(crumbs, shopUrl), ...(archive.author ? [authorFacts(archive.author, shopUrl)] : [])],
    },
    bodyClass: 'blog archive',
    tags: ['posts'],
    styles: ['blog'],
    body: template
      ? {
          before: <ArchiveHeading archive={archive} />,
          document: template.document,
          template: { id: template.id, part: 'archive' },
        }
      : { node: <PostArchive archive={archive} list={list} /> },
  }
}

function ArchiveHeading({ archive }: { archive: Archive }) {
  return (
    <div className="page-width">
      <ArchiveWords archive={archive} />
    </div>
  )
}

function ArchiveWords({ archive }: { archive: Archive }) {
  return (
    <div className="page-heading archive-heading">
      {archive.author && <Avatar name={archive.author.name} picture={archive.author.picture} />}
      <h1>{archive.title}</h1>
      {archive.author && archive.author.role !== '' && <p className="archive-role">{archive.author.role}</p>}
      <p>{archive.description}</p>
    </div>
  )
}

function PostArchive({ archive, list }: { archive: Archive; list: PostList }) {
  return (
    <div className="page-width">
      <ArchiveWords archive={archive} />
      {list.posts.length === 0 ? (
        <>
          <p>Ainda não há textos por aqui. Volte em breve.</p>
          <a className="button" href="/loja/">
            Ver produtos
          </a>
        </>
      ) : (
        <div className="post-list" data-first={list.page === 1 ? '' : undefined}>
          {list.posts.map((post, index) => (
            <PostTeaser key={post.id} post={post} isFirst={index === 0} />
          ))}
        </div>
      )}
      <Pagination base={archive.base} page={list.page} pages={list.pages} label="Páginas do diário" />
    </div>
  )
}

function PostTeaser({ post, isFirst }: { post: PostCard; isFirst: boolean }) {
  return (
    <article className="post-teaser elementor-post">
      {post.picture && (
        <a href={post.url} tabIndex={-1} aria-hidden="true" className="post-teaser-picture">
          <Picture
            picture={post.picture}
            sizes="(max-width: 767px) calc(100vw - 48px), (max-width: 1024px) 50vw, 660px"
            alt=""
            eager={isFirst}
          />
        </a>
      )}
      <div>
        <p className="post-meta">
          {post.category && <a href={`/categoria/${post.category.slug}/`}>{post.category.name}</a>}
          <time dateTime={post.publishedAt.toISOString()}>{formatDate(post.publishedAt)}</time>
        </p>
        <h2>
          <a href={post.url}>{post.title}</a>
        </h2>
        <p>{post.excerpt}</p>
      </div>
    </article>
  )
}
