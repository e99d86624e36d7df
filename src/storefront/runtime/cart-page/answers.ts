import { focusPictures } from '#islands/focus-pictures.ts'
import { fadeFragments, parse, replaceFragments } from '#islands/fragments.ts'
import { tell } from '#islands/page-events.ts'
import { keepAnswer } from '../cart/fragments.ts'
import { type CartAnswer, inTurn } from '../cart/requests.ts'
import { showError, showNotices } from '../notices.ts'
import { speak } from '../speak.ts'

const NOTICES = '.woocommerce-notices-wrapper'
const CONTENT = '.cart-content'
const TOTALS = '.cart_totals'
const NO_NOTICES = '<div class="woocommerce-notices-wrapper"></div>'

/** The shop said no, and why, as far as a shopper can do something about it. */
class Refusal extends Error {}

const OFFLINE = 'Não foi possível atualizar o carrinho agora. Confira a conexão e tente de novo.'
const TOO_MANY = 'Muitas tentativas em pouco tempo. Espere um pouco e tente de novo.'

/** One request after the other, together with those that add and remove; the answer holds all that the page shows of the change. */
export const ask = (url: string, init: RequestInit = {}) =>
  inTurn(async () => {
    const answer = await fetch(url, { ...init, headers: { accept: 'application/json' } })
    if (answer.ok) return (await answer.json()) as CartAnswer // our own server's answer
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
    showError(error instanceof Refusal ? error.message : OFFLINE)
  } finally {
    unfade()
    for (const part of parts) part.removeAttribute('aria-busy')
  }
}

/** Shows the whole cart anew, here and in the header. `isQuiet`: a success is only said, so that nobody's typing is interrupted. */
export function showPage(answer: CartAnswer, isQuiet = false) {
  keepAnswer(answer)
  drawPage(answer, isQuiet)
  tell('wc_fragments_refreshed')
}

export function drawPage({ page = {} }: CartAnswer, isQuiet: boolean) {
  const { [CONTENT]: content, [NOTICES]: notices = NO_NOTICES } = page
  if (content === undefined) return location.reload()
  const told = parse(notices)
  const isSaidOnly = isQuiet && !told.querySelector('.woocommerce-error')
  const hadFocus = document.activeElement !== document.body
  const keepNotes = isQuiet ? quantityNotes() : undefined
  replaceFragments({ [CONTENT]: content, [NOTICES]: isSaidOnly ? NO_NOTICES : notices })
  focusPictures(document.querySelector(CONTENT))
  keepNotes?.()
  if (hadFocus && document.activeElement === document.body) takeFocus()
  if (isSaidOnly) speak(`${told.textContent ?? ''} ${untilFree()}`.trim(), 'polite')
  else showNotices(true)
  if (document.querySelector(`${CONTENT} .cart-empty`)) tell('wc_cart_emptied')
  tell('updated_wc_div')
  tell('updated_cart_totals')
}

/** How far the cart is from free freight. */
const untilFree = () => document.querySelector(`${TOTALS} .until-free p`)?.textContent ?? ''

/** What was said of a quantity while it was typed stays readable when the cart saves by itself. */
function quantityNotes() {
  const notes = [...document.querySelectorAll('.quantity-note:not(:empty)')].map(({ id, textContent }) => ({ id, textContent }))
  return () => {
    for (const { id, textContent } of notes) document.getElementById(id)?.replaceChildren(textContent ?? '')
  }
}

/** What had the focus is gone: a keyboard goes on in the cart, not at the top of the page. */
function takeFocus() {
  const content = document.querySelector<HTMLElement>(CONTENT)
  if (!content) return
  content.tabIndex = -1
  content.focus({ preventScroll: true })
}

/** Shows the totals anew, and what is told; what was typed into the form stays. */
export function showTotals(answer: CartAnswer) {
  const { [TOTALS]: totals = '', [NOTICES]: notices } = answer.page ?? {}
  replaceFragments({ [TOTALS]: totals, ...(notices !== undefined && { [NOTICES]: notices }) })
  if (notices !== undefined) showNotices(true)
  keepAnswer(answer)
}
