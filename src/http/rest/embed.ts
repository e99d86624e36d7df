import type { Dispatch, RestRequest } from './contract.ts'

type Link = { href: string; embeddable?: boolean }
type Item = { _links?: Record<string, unknown>; _embedded?: unknown }

/** More than a hundred posts with author, picture and terms need; beyond it somebody counts on us to work for them. */
const MAX_EMBEDDED = 400

/** `_embed`: what the links of an answer name comes along with it, each thing asked for once. */
export async function embed(
  body: unknown,
  input: unknown,
  root: string,
  request: RestRequest,
  dispatch: Dispatch,
): Promise<unknown> {
  const rels = relsOf(input)
  if (rels === undefined) return body
  const known = new Map<string, Promise<unknown>>()
  const fetched = (href: string) => {
    const before = known.get(href)
    if (before) return before
    const answer = known.size < MAX_EMBEDDED ? ask(href, root, request, dispatch) : Promise.resolve(undefined)
    known.set(href, answer)
    return answer
  }
  const withInner = async (item: unknown) => {
    const links = (item as Item | null)?._links
    if (typeof item !== 'object' || links === undefined) return item
    const embedded: Record<string, unknown[]> = {}
    for (const [rel, held] of Object.entries(links)) {
      const wanted = (Array.isArray(held) ? (held as Link[]) : []).filter(
        (link) => link.embeddable && (rels.length === 0 || rels.includes(rel)),
      )
      const found = await Promise.all(wanted.map(({ href }) => fetched(href)))
      if (found.length > 0) embedded[rel] = found
    }
    return Object.keys(embedded).length > 0 ? { ...item, _embedded: embedded } : item
  }
  return Array.isArray(body) ? await Promise.all(body.map(withInner)) : await withInner(body)
}

/** Undefined: nothing is embedded; an empty list: everything that may be. */
function relsOf(input: unknown): string[] | undefined {
  if (input === undefined || input === 'false' || input === '0') return undefined
  const names = Array.isArray(input) ? input.map(String) : String(input).split(',')
  return names.some((name) => name === '' || name === '1' || name === 'true') ? [] : names.slice(0, 20)
}

async function ask(href: string, root: string, request: RestRequest, dispatch: Dispatch) {
  if (!href.startsWith(root)) return undefined
  const { pathname, searchParams } = new URL(href)
  const path = pathname.slice(new URL(root).pathname.length)
  const query = { ...Object.fromEntries(searchParams), context: 'embed' }
  const { body } = await dispatch({ ...request, method: 'GET', path, query, body: undefined })
  return body
}
