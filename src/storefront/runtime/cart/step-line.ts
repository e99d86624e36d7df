import { tell } from '#islands/page-events.ts'
import { showAnswer } from './fragments.ts'
import { announce, announceFreight } from './live-region.ts'
import { cartRequest } from './requests.ts'

const FAILED = 'Não foi possível mudar a quantidade agora. Confira a conexão e tente de novo.'

/** Asks the shop for the quantity that the pressed sign stands for, and shows the cart that comes back. */
export async function stepLine(button: HTMLButtonElement) {
  const row = button.closest('.mini_cart_item')
  const { cart_item_key: key = '', quantity = '' } = button.dataset
  // A second press on what is shown would ask for the same quantity again.
  if (!row || row.ariaBusy === 'true') return
  row.ariaBusy = 'true'
  const isMore = button.nextElementSibling === null
  const holder = button.closest('.widget_shopping_cart_content')?.parentElement
  const fields: [string, string][] = [
    ['cart_item_key', key],
    ['quantity', quantity],
  ]
  const answer = await cartRequest('set_quantity', fields).catch(() => undefined)
  row.ariaBusy = null
  if (!answer?.fragments) return say(row, FAILED)
  showAnswer(answer)
  tell('wc_fragments_loaded')
  const signs = [...(holder?.querySelectorAll<HTMLButtonElement>(`.mini-cart-quantity [data-cart_item_key="${key}"]`) ?? [])]
  const next = isMore ? signs.toReversed() : signs
  next.find((sign) => !sign.disabled)?.focus({ preventScroll: true })
  const place = signs[0]?.closest('.mini_cart_item')
  if (answer.problem && place) return say(place, answer.problem)
  announce(place?.querySelector('.quantity')?.textContent ?? '')
  announceFreight()
}

/** Under the line that it is about, and read out. */
function say(row: Element, text: string) {
  row.querySelector('.mini-cart-problem')?.remove()
  const problem = document.createElement('p')
  problem.className = 'mini-cart-problem'
  problem.textContent = text
  row.children[1]?.append(problem)
  announce(text)
}
