import type { ViewProps } from '#builder/define-widget.ts'
import type { PostCard } from '#content/pages/contract.ts'
import { IslandSlot } from '#islands/island-slot.tsx'
import { Picture } from '#ui/picture.tsx'
import { filtersOf } from './filter.ts'
import island from './island.tsx'
import type widget from './widget.ts'

export default function Portfolio({ settings, data: pieces, id }: ViewProps<typeof widget, PostCard[]>) {
  const { columns, masonry, item_ratio, show_title, title_tag: Title, show_filter_bar, filter_all_text } = settings
  if (pieces.length === 0) return null
  const terms = show_filter_bar ? filtersOf(pieces) : []
  const filters = terms.length > 1 ? terms : []
  const sizes = `(max-width: 767px) 100vw, (max-width: 1024px) 50vw, ${Math.ceil(1200 / columns)}px`
  return (
    <>
      {(filters.length > 0 || masonry) && (
        <IslandSlot
          island={masonry ? island : { ...island, when: 'interaction' }}
          id={id}
          props={{ id, filters, allText: filter_all_text, masonry, count: pieces.length }}
        />
      )}
      <div className="elementor-portfolio elementor-grid elementor-posts-container" data-ratio={masonry ? undefined : item_ratio}>
        {pieces.map(({ id: piece, url, title, picture, categories }) => (
          <article
            key={piece}
            className={[
              'elementor-portfolio-item elementor-post',
              ...categories.map(({ slug }) => `elementor-filter-${slug}`),
            ].join(' ')}
            data-terms={categories.map(({ slug }) => slug).join(' ')}
          >
            <a className="elementor-post__thumbnail__link" href={url} aria-label={show_title ? undefined : title}>
              {picture && <Picture picture={picture} sizes={sizes} alt="" />}
              <div className="elementor-portfolio-item__overlay">
                {show_title && <Title className="elementor-portfolio-item__title">{title}</Title>}
              </div>
            </a>
          </article>
        ))}
      </div>
    </>
  )
}
