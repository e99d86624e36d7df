import type { ViewProps } from '#builder/define-widget.ts'
import type { PostLink } from '#content/blog/contract.ts'
import { Icon } from '#ui/icon.tsx'
import { Picture } from '#ui/picture.tsx'
import type { Neighbours } from './load.ts'
import type widget from './widget.ts'

type Settings = ViewProps<typeof widget>['settings']

export default function PostNavigation({ settings, data }: ViewProps<typeof widget, Neighbours>) {
  if (!data.previous && !data.next) return null
  return (
    <nav className="elementor-post-navigation" aria-label="Outros textos" data-borders={settings.show_borders ? '' : undefined}>
      {data.previous && <Neighbour way="prev" post={data.previous} settings={settings} />}
      {data.next && <Neighbour way="next" post={data.next} settings={settings} />}
    </nav>
  )
}

function Neighbour({ way, post, settings }: { way: 'prev' | 'next'; post: PostLink; settings: Settings }) {
  const label = settings[`${way}_label`]
  const arrow = settings.arrow === 'chevron' ? 'chevron-right' : 'arrow-right'
  return (
    <a
      className={`elementor-post-navigation__link elementor-post-navigation__${way}`}
      href={post.url}
      rel={way}
      // What is left out of sight is still said.
      aria-label={settings.show_label && settings.show_title ? undefined : `${label}: ${post.title}`}
    >
      {settings.show_arrow && (
        <span className={`post-navigation__arrow-wrapper post-navigation__arrow-${way}`}>
          <Icon name={arrow} />
        </span>
      )}
      {settings.show_picture && post.picture && (
        <Picture picture={post.picture} sizes="80px" alt="" className="post-navigation-picture" />
      )}
      <span className={`elementor-post-navigation__link__${way}`}>
        {settings.show_label && <span className={`post-navigation__${way}--label`}>{label} </span>}
        {settings.show_title && <span className={`post-navigation__${way}--title`}>{post.title}</span>}
      </span>
    </a>
  )
}
