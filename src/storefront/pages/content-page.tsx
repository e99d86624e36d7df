import type { Page } from '#content/pages/contract.ts'
import { formatDate } from '#kit/pt-br.ts'
import { Picture } from '#ui/picture.tsx'
import type { Subject } from '../site.tsx'
import { crumbFacts } from '../structured-facts.ts'

export const HOME_SLUG = 'inicio'

/** A page of the shop. A list on it that goes on has further pages under numbered addresses. */
export function contentPage(page: Page, shopUrl: string, number = 1): Subject {
  const isHome = page.slug === HOME_SLUG
  const first = isHome ? '/' : `/${page.slug}/`
  const path = number === 1 ? first : isHome ? `/page/${number}/` : `${first}${number}/`
  const title = number === 1 ? page.title : `${page.title} – página ${number}`
  const crumbs = isHome
    ? []
    : [
        { title: 'Início', url: '/' },
        { title: page.title, url: first },
      ]
  return {
    info: { id: page.id, kind: 'page', title, path, crumbs, pageNumber: number },
    head: {
      ...(isHome && { title }),
      description: page.excerpt,
      canonical: shopUrl + path,
      image: shareImage(page),
      facts: isHome ? [{ '@type': 'WebSite', url: `${shopUrl}/`, inLanguage: 'pt-BR' }] : [crumbFacts(crumbs, shopUrl)],
    },
    bodyClass: isHome ? `home page page-id-${page.id}` : `page page-id-${page.id}`,
    tags: [`content:${page.id}`],
    body: { document: page.document },
  }
}

export function postPage(post: Page, shopUrl: string): Subject {
  const path = `/blog/${post.slug}/`
  const crumbs = [
    { title: 'Início', url: '/' },
    { title: 'Diário', url: '/blog/' },
    { title: post.title, url: path },
  ]
  return {
    info: { id: post.id, kind: 'post', title: post.title, path, crumbs, pageNumber: 1 },
    head: {
      description: post.excerpt,
      canonical: shopUrl + path,
      kind: 'article',
      image: shareImage(post),
      facts: [
        {
          '@type': 'Article',
          headline: post.title,
          datePublished: post.publishedAt.toISOString(),
          dateModified: post.modifiedAt.toISOString(),
          author: { '@type': 'Person', name: post.authorName },
          image: shareImage(post) && shopUrl + shareImage(post)!.url,
        },
        crumbFacts(crumbs, shopUrl),
      ],
    },
    bodyClass: `single single-post postid-${post.id}`,
    tags: [`content:${post.id}`, 'posts'],
    styles: ['blog'],
    body: { before: <PostHeading post={post} />, document: post.document },
  }
}

function PostHeading({ post }: { post: Page }) {
  return (
    <div className="post-heading page-width">
      <p className="post-meta">
        {post.categories.map((category) => (
          <a key={category.slug} href={`/categoria/${category.slug}/`}>
            {category.name}
          </a>
        ))}
        <time dateTime={post.publishedAt.toISOString()}>{formatDate(post.publishedAt)}</time>
        <span>por {post.authorName}</span>
      </p>
      <h1>{post.title}</h1>
      <p className="post-excerpt">{post.excerpt}</p>
      {post.picture && (
        <Picture picture={post.picture} sizes="(max-width: 1024px) 100vw, 1000px" className="post-picture" eager />
      )}
    </div>
  )
}

function shareImage({ picture }: Page) {
  const largest = picture?.sizes.at(-1)
  return picture && largest
    ? { url: largest.webp, width: largest.width, height: Math.round((largest.width * picture.height) / picture.width) }
    : undefined
}
