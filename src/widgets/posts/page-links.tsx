import type { PageInfo } from '#builder/page-info.ts'
import { listUrl, shownPages } from './list-url.ts'

type Props = { page: PageInfo; pages: number; current: number; kind: 'numbers' | 'prev_next' | 'numbers_and_prev_next' }

/** Ways to the other pages of a list: by number, one back and one on, or both. */
export function PageLinks({ page, pages, current, kind }: Props) {
  if (pages <= 1) return null
  const steps = kind !== 'numbers'
  return (
    <nav className="elementor-pagination" aria-label="Páginas da lista">
      {steps && current > 1 && (
        <a className="page-numbers prev" rel="prev" href={listUrl(page, current - 1)}>
          Anterior
        </a>
      )}
      {kind !== 'prev_next' &&
        shownPages(current, pages).map((number, index, shown) =>
          number === undefined ? (
            <span key={`after ${shown[index - 1]}`} className="page-numbers dots" aria-hidden="true">
              …
            </span>
          ) : number === current ? (
            <span key={number} className="page-numbers current" aria-current="page">
              <span className="screen-reader-text">Página </span>
              {number}
            </span>
          ) : (
            <a key={number} className="page-numbers" href={listUrl(page, number)}>
              <span className="screen-reader-text">Página </span>
              {number}
            </a>
          ),
        )}
      {steps && current < pages && (
        <a className="page-numbers next" rel="next" href={listUrl(page, current + 1)}>
          Próxima
        </a>
      )}
    </nav>
  )
}
