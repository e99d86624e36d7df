/** The address of a page of a list; the first has no number. */
export const pageUrl = (base: string, page: number, query = '') => (page <= 1 ? base : `${base}page/${page}/`) + query

/** Page numbers with the neighbours of the current one; gaps are told by dots. */
export function Pagination({
  base,
  page,
  pages,
  query = '',
  label,
}: {
  base: string
  page: number
  pages: number
  query?: string
  label: string
}) {
  if (pages <= 1) return null
  return (
    <nav aria-label={label} className="woocommerce-pagination">
      <ul className="pagination page-numbers">
        {page > 1 && (
          <li>
            <a className="prev page-numbers" rel="prev" href={pageUrl(base, page - 1, query)} aria-label="Página anterior">
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
              <a className="page-numbers" href={pageUrl(base, number, query)} aria-label={`Página ${number}`}>
                {number}
              </a>
            )}
          </li>
        ))}
        {page < pages && (
          <li>
            <a className="next page-numbers" rel="next" href={pageUrl(base, page + 1, query)} aria-label="Próxima página">
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
