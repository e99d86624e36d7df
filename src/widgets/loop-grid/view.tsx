import type { ViewProps } from '#builder/define-widget.ts'
import { IslandSlot } from '#islands/island-slot.tsx'
import { listUrl } from '../posts/list-url.ts'
import { PageLinks } from '../posts/page-links.tsx'
import island from './island.tsx'
import type { Loop } from './load.ts'
import type widget from './widget.ts'

export default function LoopGrid({ settings, data: list, page, id, panels }: ViewProps<typeof widget, Loop>) {
  const { pagination_type: pagination, equal_height: isEqual } = settings
  if (list.cards.length === 0) return <p className="elementor-posts-nothing-found">{settings.nothing_found_message}</p>
  const linked = pagination === 'numbers' || pagination === 'prev_next' || pagination === 'numbers_and_prev_next'
  const infinite = pagination === 'load_more_infinite_scroll'
  const loadsMore = infinite || pagination === 'load_more_on_click'
  return (
    <>
      {/* Its second class is the one that more of a list is put into. */}
      <div className="elementor-loop-container elementor-posts-container" data-equal={isEqual ? '' : undefined}>
        {list.cards.map((card, index) => (
          <article key={card.id} className={`e-loop-item e-loop-item-${card.id}`}>
            {panels?.[index]}
          </article>
        ))}
      </div>
      {linked && <PageLinks page={page} pages={list.pages} current={list.page} kind={pagination} />}
      {loadsMore && (
        <IslandSlot
          island={{ ...island, when: infinite ? 'visible' : 'interaction' }}
          id={id}
          props={{
            part: 'more',
            id,
            page: list.page,
            maxPage: list.pages,
            nextUrl: list.page < list.pages ? listUrl(page, list.page + 1) : '',
            infinite,
            buttonText: settings.load_more_button_text,
            endText: settings.load_more_no_posts_custom_message,
            spinner: settings.load_more_spinner,
          }}
        />
      )}
    </>
  )
}
