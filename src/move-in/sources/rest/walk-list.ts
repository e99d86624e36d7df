import type { RestAnswer, RestClient } from './rest-client.ts'
import { RestTrouble } from './rest-trouble.ts'

export type WireItem = Record<string, unknown> & { id: number }
type Query = Record<string, string | number>
/** Why a list can't be read; undefined where the shop has no such list, as without the plug-in for it. */
export type Refusal = { refused: string | undefined }
/** How far a list is read: the last number, and how many things stand up to it. */
export type Reached = { after: number; done: number }
type ListPage = { items: WireItem[]; /** How many stand before the first of them. */ start: number }

/** Each size divides the one before, so that a list can go on with fewer where it stands. */
const SIZES = [100, 50, 25, 5, 1]
const LARGEST = SIZES[0]!
/** Where fewer can be asked for, nobody insists. */
const FEW_ATTEMPTS = 2
export const BEGINNING: Reached = { after: 0, done: 0 }

/** All of a list after what is reached, in order of the numbers. */
export async function* walkList(
  client: RestClient,
  path: string,
  query: Query = {},
  from: Reached = BEGINNING,
): AsyncGenerator<WireItem | Refusal> {
  for await (const page of walkPages(client, path, query, from)) {
    if ('refused' in page) yield page
    else yield* page.items
  }
}

/** The same page by page. Where an answer is too large or too slow, fewer are asked for at once. */
export async function* walkPages(
  client: RestClient,
  path: string,
  query: Query = {},
  from: Reached = BEGINNING,
): AsyncGenerator<ListPage | Refusal> {
  let size = 0
  let before: number | undefined
  const ask = async (page: number) =>
    await client.get(
      path,
      { orderby: 'id', order: 'asc', ...query, per_page: SIZES[size]!, page },
      ...(size < SIZES.length - 1 ? [FEW_ATTEMPTS] : []),
    )
  const probe = async (page: number) =>
    await client.get(path, { orderby: 'id', order: 'asc', ...query, _fields: 'id', per_page: LARGEST, page })
  let done = from.after > 0 ? await startOf(probe, from) : 0
  for (;;) {
    const answer = await ask(done / SIZES[size]! + 1).catch((error: unknown) => {
      if (error instanceof RestTrouble && !error.isForGood && size < SIZES.length - 1) return undefined
      throw error
    })
    if (!answer) {
      size++
      continue
    }
    if (!Array.isArray(answer.body)) {
      if (done === 0) yield { refused: refusalOf(answer) }
      // A page after the last one is a mistake for some lists, and empty for others.
      else if (answer.status !== 400) throw new RestTrouble(`A loja antiga respondeu ${answer.status} no meio de uma lista.`)
      return
    }
    // A server that knows no pages tells the first one forever.
    const first = (answer.body as WireItem[])[0]?.id
    if (first !== undefined && first === before) return
    before = first
    const known = (answer.body as WireItem[]).filter((item) => typeof item?.id === 'number')
    const items = known.filter(({ id }) => id > from.after)
    yield { items, start: done + known.length - items.length }
    done += SIZES[size]!
    if (answer.body.length < SIZES[size]!) return
  }
}

/** Why a list is not told, in the merchant's words; nothing where there is no such list. */
export function refusalOf({ status }: Pick<RestAnswer, 'status'>): string | undefined {
  if (status === 404) return undefined
  return status === 401 || status === 403
    ? 'As chaves informadas não dão acesso a esta parte da loja antiga.'
    : `A loja antiga respondeu ${status} e esta parte não pôde ser lida.`
}

/** Where to go on: at the page that was reached, unless things were deleted before it meanwhile. */
async function startOf(ask: (page: number) => Promise<RestAnswer>, { after, done }: Reached): Promise<number> {
  const start = Math.floor(Math.max(0, done - 1) / LARGEST) * LARGEST
  if (start > 0) {
    const { body } = await ask(start / LARGEST + 1)
    const first = Array.isArray(body) ? (body as WireItem[])[0]?.id : undefined
    if (first !== undefined && first <= after) return start
  }
  return ((await firstPage(ask, after)) - 1) * LARGEST
}

/** The first page that holds something after the number, found by halving. */
async function firstPage(ask: (page: number) => Promise<RestAnswer>, after: number): Promise<number> {
  let low = 1
  let high = (await ask(1)).pages
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    const { body } = await ask(middle)
    const last = Array.isArray(body) ? (body as WireItem[]).at(-1)?.id : undefined
    if (last !== undefined && last <= after) low = middle + 1
    else high = middle
  }
  return low
}
