import { PageNumbers } from '#ui/page-numbers.tsx'

/** The address of a page of a list; the first has no number. */
export const pageUrl = (base: string, page: number, query = '') => (page <= 1 ? base : `${base}page/${page}/`) + query

type Props = { base: string; page: number; pages: number; query?: string; label: string }

/** The numbers of a list whose pages stand under `page/`. */
export const Pagination = ({ base, query, ...list }: Props) => (
  <PageNumbers {...list} urlOf={(page) => pageUrl(base, page, query)} />
)
