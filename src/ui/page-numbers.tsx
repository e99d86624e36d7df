type Props = { page: number; pages: number; label: string; urlOf: (page: number) => string }

/** Page numbers with the neighbours of the current one. */
export function PageNumbers({ page, pages, label, urlOf }: Props) {
  if (pages <= 1) return null
  return (
    <nav aria-label={label} className="woocommerce-pagination">
      <ul className="pagination page-numbers">
        {page > 1 && (
          <li>
            <a className="prev page-numbers" rel="prev" href={urlOf(page - 1)} aria-label="Página anterior">
              ←
            </a>
          </li>
        )}
        {pageWindow(page, pages).map((number) => (
          <li key={number}>
            {number === page ? (
              <span className="page-numbers current" aria-current="page">
                {number}
              </span>
            ) : (
              <a className="page-numbers" href={urlOf(number)} aria-label={`Página ${number}`}>
                {number}
              </a>
            )}
          </li>
        ))}
        {page < pages && (
          <li>
            <a className="next page-numbers" rel="next" href={urlOf(page + 1)} aria-label="Próxima página">
              →
            </a>
          </li>
        )}
      </ul>
    </nav>
  )
}

/** First, last, and two on either side of the current page. */
export function pageWindow(page: number, pages: number): number[] {
  return Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= 2,
  )
}
