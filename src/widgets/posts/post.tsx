import type { Settings } from '#builder/fields.ts'
import type { PostCard } from '#content/pages/contract.ts'
import { formatDate } from '#kit/pt-br.ts'
import { Picture } from '#ui/picture.tsx'
import { Prose } from '#ui/trusted-markup.tsx'
import type { postListFields } from './post-fields.ts'

export type Look = 'classic' | 'cards' | 'full_content'
type Props = { post: PostCard; look: Look; settings: Settings<typeof postListFields>; sizes: string; eager: boolean }

export function Post({ post, look, settings, sizes, eager }: Props) {
  const { show_image, title_tag: Title, show_excerpt, show_meta, show_author, show_read_more, read_more_text } = settings
  const isFull = look === 'full_content'
  return (
    <article className="elementor-post elementor-grid-item">
      {show_image && post.picture && (
        <a className="elementor-post__thumbnail__link" href={post.url} tabIndex={-1} aria-hidden="true">
          <Picture picture={post.picture} sizes={sizes} alt="" eager={eager} />
        </a>
      )}
      <div className="elementor-post__text">
        {(show_meta || show_author) && (
          <p className="elementor-post__meta-data">
            {show_meta && post.category && <a href={`/categoria/${post.category.slug}/`}>{post.category.name}</a>}
            {show_meta && <time dateTime={post.publishedAt.toISOString()}>{formatDate(post.publishedAt)}</time>}
            {show_author && <span className="elementor-post-author">por {post.authorName}</span>}
          </p>
        )}
        <Title className="elementor-post__title">
          <a href={post.url}>{post.title}</a>
        </Title>
        {isFull && post.content ? (
          <Prose html={post.content} className="elementor-post__content prose" />
        ) : (
          show_excerpt && post.excerpt !== '' && <p className="elementor-post__excerpt">{post.excerpt}</p>
        )}
        {show_read_more && !isFull && (
          <a className="elementor-post__read-more" href={post.url} aria-label={`${read_more_text}: ${post.title}`}>
            {read_more_text}
          </a>
        )}
      </div>
    </article>
  )
}
