import { useState } from 'react'
import { defineIsland } from '#islands/define-island.ts'
import { MasonryKeeper } from '../posts/masonry-keeper.tsx'
import { ALL } from './filter.ts'
import { showOnly } from './shift.ts'

type Props = { id: string; filters: { slug: string; name: string }[]; allText: string; masonry: boolean; count: number }

/** The filters of a portfolio; its pieces are the server's own. */
function PortfolioFilters({ id, filters, allText, masonry, count }: Props) {
  const [chosen, setChosen] = useState(ALL)
  const [shown, setShown] = useState(count)
  const choose = (filter: string) => () => {
    const grid = document.querySelector<HTMLElement>(`[data-id="${id}"] .elementor-portfolio`)
    if (!grid) return
    setChosen(filter)
    setShown(showOnly(grid, filter, masonry))
  }
  return (
    <>
      {filters.length > 0 && (
        <div className="elementor-portfolio__filters" role="group" aria-label="Filtrar">
          {[{ slug: ALL, name: allText }, ...filters].map(({ slug, name }) => (
            <button
              key={slug}
              type="button"
              className={`elementor-portfolio__filter${slug === chosen ? ' elementor-active' : ''}`}
              data-filter={slug}
              aria-pressed={slug === chosen}
              onClick={choose(slug)}
            >
              {name}
            </button>
          ))}
          <p className="screen-reader-text" role="status">
            {shown === count ? '' : `Mostrando ${shown} de ${count}`}
          </p>
        </div>
      )}
      {masonry && <MasonryKeeper id={id} />}
    </>
  )
}

export default defineIsland('portfolio', 'visible', PortfolioFilters)
