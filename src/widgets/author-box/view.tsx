import type { ViewProps } from '#builder/define-widget.ts'
import { Avatar } from '#ui/avatar.tsx'
import type { ShownAuthor } from './load.ts'
import type widget from './widget.ts'

export default function AuthorBox({ settings, data: author }: ViewProps<typeof widget, ShownAuthor | undefined>) {
  if (!author || author.name === '') return null
  const { link_to, layout, author_name_tag: Name } = settings
  const target = link_to === 'website' ? author.website : link_to === 'posts_archive' ? author.url : undefined
  const name = target ? <a href={target}>{author.name}</a> : author.name
  return (
    <div className={`elementor-author-box elementor-author-box--layout-image-${layout}`} data-layout={layout}>
      {settings.show_avatar && (
        <div className="elementor-author-box__avatar">
          <Avatar name={author.name} picture={author.picture} />
        </div>
      )}
      <div className="elementor-author-box__text">
        {settings.show_name && <Name className="elementor-author-box__name">{name}</Name>}
        {author.role !== '' && <p className="author-box-role">{author.role}</p>}
        {settings.show_biography && author.bio !== '' && (
          <div className="elementor-author-box__bio">
            {author.bio.split(/\n{2,}/).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        )}
        {settings.show_link && author.url && (
          <a
            className="elementor-author-box__button button"
            data-look="outline"
            href={author.url}
            aria-label={`${settings.link_text}: ${author.name}`}
          >
            {settings.link_text}
          </a>
        )}
      </div>
    </div>
  )
}
