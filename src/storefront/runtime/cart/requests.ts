/** Cart requests run one after the other, in the order of the clicks: no answer overtakes another. */
let last: Promise<unknown> = Promise.resolve()

export type CartAnswer = {
  error?: boolean
  product_url?: string | false
  fragments?: Record<string, string>
  cart_hash?: string
  /** Why a change of quantity was not made. */
  problem?: string
  /** Parts of the cart's own page, for calls that are made from it. */
  page?: Record<string, string>
}

/** The shop answered, but not with what was asked for. */
export class Refused extends Error {}

/** `key` names an addition: sent again with it, it is not done again. A request that has one is repeated when its answer is lost. */
export function cartRequest(endpoint: string, fields: [string, string][], key?: string): Promise<CartAnswer | undefined> {
  const send = async () => {
    const answer = await fetch(ajaxUrl(endpoint), {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: {
        accept: 'application/json',
        ...(key && { 'idempotency-key': key }),
        ...(followsHere(endpoint) && { 'x-cart-page': '1' }),
      },
    })
    if (!answer.ok) throw new Refused(`${endpoint}: ${answer.status}`)
    const text = await answer.text()
    return text === '' ? undefined : (JSON.parse(text) as CartAnswer) // our own server's answer
  }
  const sendAgain = (error: unknown) => {
    if (!key || error instanceof Refused) throw error
    return send()
  }
  return inTurn(() => send().catch(sendAgain))
}

/** The cart's own page shows whatever changes the cart, and asks for its parts with the change. */
const followsHere = (endpoint: string) =>
  endpoint !== 'get_refreshed_fragments' && document.body.classList.contains('woocommerce-cart')

/** Runs after all that was asked for before, however that ended. */
export function inTurn<T>(run: () => Promise<T>): Promise<T> {
  const mine = last.then(run, run)
  last = mine
  return mine
}

type Params = { wc_ajax_url?: string }
/** Where the page says that calls go: it names itself there, as the ecosystem's pages do. */
export function ajaxUrl(endpoint: string) {
  const { wc_add_to_cart_params: params } = window as Window & { wc_add_to_cart_params?: Params }
  return (params?.wc_ajax_url ?? '/?wc-ajax=%%endpoint%%').replace('%%endpoint%%', endpoint)
}
