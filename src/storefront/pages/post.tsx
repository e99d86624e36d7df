import { scopedPageCss } from '#builder/style/page-css.ts'
import type { Page } from '#content/pages/contract.ts'
import { formatDate, formatTime } from '#kit/pt-br.ts'
import { seoOfSettings } from '#kit/seo-words.ts'
import { Picture } from '#ui/picture.tsx'
import type { PageModel } from '../page-model.ts'
import { searchHead } from '../search-head.ts'
import { articleFacts, crumbFacts } from '../structured-facts.ts'
import { shareImage } from './content-page.tsx'
import { postEnding } from './post-ending.ts'

/** A post of the diary. A long conversation under it goes on at numbered addresses. */
export function postPage(post: Page, shopUrl: string, commentsPage = 1): PageModel {
  const url = `/blog/${post.slug}/`
  const [category] = post.categories
  const crumbs = [
    { title: 'Início', url: '/' },
    { title: 'Diário', url: '/blog/' },
    ...(category ? [{ title: category.name, url: `/categoria/${category.slug}/` }] : []),
    { title: post.title, url },
  ]
  return {
    info: {
      id: post.id,
      kind: 'post',
      title: post.title,
      path: commentsPage === 1 ? url : `${url}comment-page-${commentsPage}/`,
      crumbs,
      pageNumber: commentsPage,
      categoryIds: post.categories.map(({ id }) => id),
      excerpt: post.excerpt,
      picture: post.picture,
      facts: {
        author: post.authorName,
        date: formatDate(post.publishedAt),
        time: formatTime(post.publishedAt),
        terms: post.categories.map(({ name }) => name).join(', '),
      },
    },
    head: {
      ...searchHead(seoOfSettings(post.settings), { description: post.excerpt }),
      // Further pages of comments are about the same text: search engines keep the first.
      canonical: shopUrl + url,
      kind: 'article',
      image: shareImage(post),
      meta: [
        ['article:published_time', post.publishedAt.toISOString()],
        ['article:modified_time', post.modifiedAt.toISOString()],
        ['article:author', post.authorUrl ? shopUrl + post.authorUrl : ''],
        ['article:section', category?.name ?? ''],
      ],
      feeds: [{ title: `Comentários sobre ${post.title}`, url: `${url}feed/` }],
      facts: [articleFacts(post, shareImage(post)?.url, shopUrl), crumbFacts(crumbs, shopUrl)],
    },
    bodyClass: `single single-post postid-${post.id}`,
    tags: [`content:${post.id}`, 'posts'],
    customCss: scopedPageCss(`.postid-${post.id}`, post.settings),
    styles: ['blog'],
    body: { before: <PostHeading post={post} />, document: post.document, ending: postEnding },
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
        {post.authorName !== '' && (
          <span>por {post.authorUrl ? <a href={post.authorUrl}>{post.authorName}</a> : post.authorName}</span>
        )}
      </p>
      <h1>{post.title}</h1>
      <p className="post-excerpt">{post.excerpt}</p>
      {post.picture && (
        <Picture picture={post.picture} sizes="(max-width: 1024px) 100vw, 1000px" className="post-picture" eager />
      )}
    </div>
  )
}
