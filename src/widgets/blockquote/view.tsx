import type { ViewProps } from '#builder/define-widget.ts'
import { Mark } from '../share-buttons/marks.tsx'
import { postLink } from './post-link.ts'
import type widget from './widget.ts'

export default function Blockquote({ settings, page }: ViewProps<typeof widget>) {
  const { blockquote_content: content, author_name: author, blockquote_skin: skin, tweet_button } = settings
  if (content === '') return null
  return (
    <figure className={`elementor-blockquote elementor-blockquote--skin-${skin}`} data-align={settings.alignment}>
      <blockquote className="elementor-blockquote__content">{content}</blockquote>
      {(author !== '' || tweet_button) && (
        <figcaption>
          {author !== '' && <cite className="elementor-blockquote__author">{author}</cite>}
          {tweet_button && !page.editMode && <PostButton settings={settings} page={page} />}
        </figcaption>
      )}
    </figure>
  )
}

function PostButton({ settings, page }: Pick<ViewProps<typeof widget>, 'settings' | 'page'>) {
  const { url_type, url, tweet_button_view: view, tweet_button_label: label, tweet_button_skin: look } = settings
  const custom = url.url !== '' && URL.canParse(url.url, page.url) ? new URL(url.url, page.url).href : ''
  const chosen = url_type === 'current_page' ? page.url : url_type === 'custom' ? custom : ''
  const link = postLink({
    content: settings.blockquote_content,
    author: settings.author_name,
    url: chosen,
    via: settings.user_name,
  })
  return (
    <a
      className="elementor-blockquote__tweet-button"
      data-look={look}
      href={link}
      target="_blank"
      rel="noopener nofollow"
      aria-label={view === 'icon' ? `${label || 'Publicar'} no X` : undefined}
    >
      {view !== 'text' && <Mark network="twitter" />}
      {view !== 'icon' && <span>{label || 'Publicar'}</span>}
      {view !== 'icon' && <span className="screen-reader-text"> no X</span>}
    </a>
  )
}
