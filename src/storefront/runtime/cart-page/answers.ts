import { fadeFragments, parse, replaceFragments } from '#islands/fragments.ts'
import { tell } from '#islands/page-events.ts'
import { inTurn } from '../cart/requests.ts'
import { showNotices } from '../notices.ts'
import { speak } from '../speak.ts'

const NOTICES = '.woocommerce-notices-wrapper'
const CONTENT = '.cart-content'
const TOTALS = '.cart_totals'

/** The shop said no, and why, as far as a shopper can do something about it. */
class Refusal extends Error {}

const OFFLINE = 'Não foi possível atualizar o carrinho agora. Confira a conexão e tente de novo.'
const TOO_MANY = 'Muitas tentativas em pouco tempo. Espere um pouco e tente de novo.'

/** One request after the other, together with those that add and remove; the answer is markup. */
export const ask = (url: string, init: RequestInit = {}) =>
  inTurn(async () => {
    const answer = await fetch(url, { ...init, headers: { accept: 'text/html' } })
    if (answer.ok) return await answer.text()
    throw new Refusal(answer.status === 429 ? TOO_MANY : OFFLINE)
  })

export const post = (fields: Iterable<[string, string]>): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams([...fields]),
})

/** Dims the cart while something happens to it, and tells what went wrong. */
export async function busily(work: () => Promise<void>) {
  const parts = document.querySelectorAll(`${CONTENT}, ${TOTALS}`)
  const unfade = fadeFragments([CONTENT])
  for (const part of parts) part.setAttribute('aria-busy', 'true')
  try {
    await work()
  } catch (error) {
    showRefusal(error instanceof Refusal ? error.message : OFFLINE)
  } finally {
    unfade()
    for (const part of parts) part.removeAttribute('aria-busy')
  }
}

/** Takes the cart and what is told out of a whole page. `isQuiet`: a success is only said, so that nobody's typing is interrupted. */
export function showPage(markup: string, isQuiet = false) {
  const page = parse(markup)
  const [content, notices] = [page.querySelector(CONTENT), page.querySelector(NOTICES)]
  if (!content || !notices) return location.reload()
  const isGood = !notices.querySelector('.woocommerce-error')
  const said = notices.textContent ?? ''
  if (isQuiet && isGood) notices.replaceChildren()
  replaceFragments({ [CONTENT]: content.outerHTML, [NOTICES]: notices.outerHTML })
  if (isQuiet && isGood) speak(said, 'polite')
  else showNotices(true)
  if (content.querySelector('.cart-empty')) tell('wc_cart_emptied')
  tell('updated_wc_div')
  tell('updated_cart_totals')
  // The count in the header follows.
  tell('wc_fragment_refresh')
}

export function showTold(markup: string) {
  replaceFragments({ [NOTICES]: `<div class="woocommerce-notices-wrapper">${markup}</div>` })
  showNotices(true)
}

export function showTotals(markup: string) {
  replaceFragments({ [TOTALS]: markup })
  tell('updated_cart_totals')
}

function showRefusal(text: string) {
  const list = document.createElement('ul')
  list.className = 'woocommerce-error'
  list.setAttribute('role', 'alert')
  const item = document.createElement('li')
  item.setAttribute('role', 'none')
  item.textContent = text
  list.append(item)
  document.querySelector(NOTICES)?.replaceChildren(list)
  showNotices(true)
}
