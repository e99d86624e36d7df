/** Cart requests run one after the other, in the order of the clicks: no answer overtakes another. */
let last: Promise<unknown> = Promise.resolve()

export type CartAnswer = { error?: boolean; product_url?: string | false; fragments?: Record<string, string>; cart_hash?: string }

export function cartRequest(endpoint: string, fields: Iterable<[string, string]>): Promise<CartAnswer | undefined> {
  const run = async () => {
    const answer = await fetch(ajaxUrl(endpoint), {
      method: 'POST',
      body: new URLSearchParams([...fields]),
      headers: { accept: 'application/json' },
    })
    if (!answer.ok) throw new Error(`${endpoint}: ${answer.status}`)
    const text = await answer.text()
    return text === '' ? undefined : (JSON.parse(text) as CartAnswer) // our own server's answer
  }
  return inTurn(run)
}

/** Runs after all that was asked for before, however that ended. */
export function inTurn<T>(run: () => Promise<T>): Promise<T> {
  const mine = last.then(run, run)
  last = mine
  return mine
}

/** The page's id travels along, as the ecosystem's clients send it. */
function ajaxUrl(endpoint: string) {
  const page = /(?:page-id|postid)-(\d+)/.exec(document.body.className)?.[1]
  return `/?wc-ajax=${endpoint}${page ? `&elementor_page_id=${page}` : ''}`
}
