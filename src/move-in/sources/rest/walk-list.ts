import type { RestAnswer, RestClient } from './rest-client.ts'
import { RestTrouble } from './rest-client.ts'

export type WireItem = Record<string, unknown> & { id: number }
type Query = Record<string, string | number>
/** Why a list can't be read; undefined where the shop has no such list, as without the plug-in for it. */
export type Refusal = { refused: string | undefined }

/** Each size divides the one before, so that a list can go on with fewer where it stands. */
const SIZES = [100, 50, 25, 5, 1]

/** All of a list after a number, in order of the numbers. Where an answer is too large or too slow, fewer are asked for at once. */
export async function* walkList(
  client: RestClient,
  path: string,
  query: Query = {},
  after = 0,
): AsyncGenerator<WireItem | Refusal> {
  let size = 0
  let before: number | undefined
  const ask = async (page: number) =>
    await client.get(path, { orderby: 'id', order: 'asc', ...query, per_page: SIZES[size]!, page })
  let done = after > 0 ? ((await firstPage(ask, after)) - 1) * SIZES[0]! : 0
  for (;;) {
    const answer = await ask(done / SIZES[size]! + 1).catch((error: unknown) => {
      if (error instanceof RestTrouble && size < SIZES.length - 1) return undefined
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
    const items = (answer.body as WireItem[]).filter((item) => typeof item?.id === 'number')
    yield* items.filter(({ id }) => id > after)
    done += SIZES[size]!
    if (answer.body.length < SIZES[size]!) return
  }
}

function refusalOf({ status }: RestAnswer): string | undefined {
  if (status === 404) return undefined
  return status === 401 || status === 403
    ? 'As chaves informadas não dão acesso a esta parte da loja antiga.'
    : `A loja antiga respondeu ${status} e esta parte não pôde ser lida.`
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
