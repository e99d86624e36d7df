import type { Answer, Call } from './contract.ts'
import { queryOf } from './nested.ts'
import { badPage } from './rest-problem.ts'

type Paged = { page: number; per_page: number }

/** One page of a list, with how long the whole is and where it goes on. `total` counts everything that matches. */
export function pageOf(items: unknown[], total: number, call: Call<Paged>, root: string): Answer {
  const { page, per_page: size } = call.args
  const pages = Math.ceil(total / size)
  if (page > pages && total > 0 && !endsEmpty(call.path)) throw badPage()
  const to = (number: number, rel: string) => `<${root}${call.path}?${queryOf({ ...call.query, page: number })}>; rel="${rel}"`
  const links = [
    ...(page > 1 && pages > 0 ? [to(Math.min(page - 1, pages), 'prev')] : []),
    ...(page < pages ? [to(page + 1, 'next')] : []),
  ]
  return {
    body: items,
    headers: {
      'x-wp-total': String(total),
      'x-wp-totalpages': String(pages),
      ...(links.length > 0 && { link: links.join(', ') }),
    },
  }
}

/** Programs that read a shop ask for page after page until one is empty; for those that read a site a page too far is a mistake. */
const endsEmpty = (path: string) => path.startsWith('/wc/')

export const offsetOf = ({ page, per_page: size }: Paged) => (page - 1) * size
