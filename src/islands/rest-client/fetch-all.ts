import { argumentOf, setArgument, withAddress } from './addresses.ts'
import { readAnswer } from './answer.ts'
import type { Middleware } from './contract.ts'

/** The server gives no longer pages. */
export const PAGE_SIZE = 100

/** `per_page=-1` means all of a list: page after page, as the server's links lead. */
export const fetchAll: Middleware = async (call, next) => {
  if (call.parse === false || argumentOf(call, 'per_page') !== '-1') return await next(call)
  const paged = withAddress(call, (address) => setArgument(address, 'per_page', String(PAGE_SIZE)))
  const home = addressOf(paged.url ?? '').origin
  const all: unknown[] = []
  for (let url = paged.url; url !== undefined;) {
    const answer = (await next({ ...paged, url, parse: false })) as Response // asked for as it came
    const page = await readAnswer(answer)
    if (!Array.isArray(page)) return page
    all.push(...(page as unknown[]))
    const following = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1]
    // Cookies and nonce go to the place that was asked, whatever host a link names.
    const { pathname, search } = addressOf(following ?? '')
    url = following === undefined ? undefined : home + pathname + search
  }
  return all
}

const addressOf = (url: string) => new URL(url, globalThis.location?.href ?? 'http://localhost')
