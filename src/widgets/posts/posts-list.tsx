import type { PageInfo } from '#builder/page-info.ts'
import type { Settings } from '#builder/fields.ts'
import type { PostList } from '#content/pages/contract.ts'
import type { Island } from '#islands/define-island.ts'
import { IslandSlot } from '#islands/island-slot.tsx'
import { listUrl } from './list-url.ts'
import type { ListBehaviour } from './list-behaviour.tsx'
import { PageLinks } from './page-links.tsx'
import { Post, type Look } from './post.tsx'
import type { postListFields } from './post-fields.ts'

type Props = {
  look: Look
  columns: number
  settings: Settings<typeof postListFields>
  list: PostList
  page: PageInfo
  id: string
  island: Island<ListBehaviour>
}

/** A list of posts in one of its looks, and what leads on to more of them. */
export function PostsList({ look, columns, settings, list, page, id, island }: Props) {
  const { pagination_type: pagination, masonry, first_on_page } = settings
  if (list.posts.length === 0) return <p className="elementor-posts-nothing-found">{settings.nothing_found_message}</p>
  const loadsMore = pagination === 'load_more_on_click' || pagination === 'load_more_infinite_scroll'
  const sizes = `(max-width: 767px) calc(100vw - 48px), (max-width: 1024px) 46vw, ${Math.ceil(1200 / columns)}px`
  const linked = pagination === 'numbers' || pagination === 'prev_next' || pagination === 'numbers_and_prev_next'
  return (
    <>
      {masonry && <IslandSlot island={{ ...island, when: 'visible' }} id={id} props={{ part: 'masonry', id }} />}
      <div
        className={`elementor-posts-container elementor-posts elementor-grid elementor-posts--skin-${look}${masonry ? ' elementor-posts-masonry' : ''}`}
      >
        {list.posts.map((post, index) => (
          <Post
            key={post.id}
            post={post}
            look={look}
            settings={settings}
            sizes={sizes}
            eager={first_on_page && index === 0 && list.page === 1}
          />
        ))}
      </div>
      {linked && <PageLinks page={page} pages={list.pages} current={list.page} kind={pagination} />}
      {loadsMore && (
        <IslandSlot
          island={{ ...island, when: pagination === 'load_more_on_click' ? 'interaction' : 'visible' }}
          id={id}
          props={{
            part: 'more',
            id,
            page: list.page,
            maxPage: list.pages,
            nextUrl: list.page < list.pages ? listUrl(page, list.page + 1) : '',
            infinite: pagination === 'load_more_infinite_scroll',
            buttonText: settings.load_more_button_text,
            endText: settings.load_more_no_posts_custom_message,
            spinner: settings.load_more_spinner,
          }}
        />
      )}
    </>
  )
}
