import type { ReactNode } from 'react'
import type { Settings } from '#builder/fields.ts'
import type { PostFacts } from '#content/blog/contract.ts'
import { formatDate, formatNumber, formatShortDate, formatTime } from '#kit/pt-br.ts'
import type widget from './widget.ts'

export type FactSettings = Settings<(typeof widget)['fields']>['icon_list'][number]
type Fact = { icon: string; content: ReactNode }

/** One fact about a post, ready to stand in the list; undefined where the post has nothing to say. */
export function factOf(settings: FactSettings, post: PostFacts): Fact | undefined {
  const linked = (url: string | undefined, text: string) => (settings.link && url ? <a href={url}>{text}</a> : text)
  const at = settings.which_date === 'modified' ? post.modifiedAt : post.publishedAt
  switch (settings.type) {
    case 'author':
      return post.authorName === '' ? undefined : { icon: 'user', content: linked(post.author?.url, post.authorName) }
    case 'date': {
      const text = settings.date_format === 'short' ? formatShortDate(at) : formatDate(at)
      return { icon: 'calendar', content: <time dateTime={at.toISOString()}>{linked(dayUrl(at), text)}</time> }
    }
    case 'time':
      return { icon: 'clock', content: <time dateTime={at.toISOString()}>{formatTime(at)}</time> }
    case 'comments':
      // The words for none may well invite to be the first.
      if (post.comments === 0 && !post.commentsOpen) return undefined
      return { icon: 'comment', content: linked(`${post.url}#comentarios`, commentWords(settings, post.comments)) }
    case 'terms': {
      const terms = settings.taxonomy === 'post_tag' ? post.tags : post.categories
      if (terms.length === 0) return undefined
      const content = terms.map(({ id, name, url }, index) => (
        <span key={id} className="elementor-post-info__terms-list-item">
          {linked(url, name)}
          {index < terms.length - 1 && ', '}
        </span>
      ))
      return { icon: 'tag', content: <span className="elementor-post-info__terms-list">{content}</span> }
    }
    case 'custom':
      return settings.custom_text === ''
        ? undefined
        : { icon: 'info', content: linked(settings.custom_url.url, settings.custom_text) }
  }
}

function commentWords(settings: FactSettings, count: number) {
  if (count === 0) return settings.string_no_comments
  return count === 1 ? settings.string_one_comment : settings.string_comments.replace('%s', formatNumber(count))
}

/** The archive of the day, by the clocks of São Paulo. */
function dayUrl(at: Date) {
  const [day, month, year] = formatShortDate(at).split('/')
  return `/${year}/${month}/${day}/`
}
