import { parse } from '#islands/fragments.ts'
import { wakeCopy } from './copy-code.ts'
import { timeLeft } from './time-left.ts'

/** An order that waits for its money is asked about this often, while somebody looks. */
const ORDER_POLL_MS = 15_000
/** Who has just paid by a code looks at the page until it turns. */
const PIX_POLL_MS = 5_000

/** Another try may be on its way while the page still tells of the refused one: who pays again would pay twice. */
const isOpen = (order: HTMLElement | null) => order?.dataset.status === 'pending' || order?.dataset.status === 'failed'

/** The page of a placed order: the Pix code is copied by a button, and the state follows by itself. */
export function wakeOrder() {
  const order = document.querySelector<HTMLElement>('.woocommerce-order')
  if (!order) return
  wakeCopy()
  if (!isOpen(order)) return
  askBank()
  const isWatched = order.querySelector('.payment-pix, .payment-waiting, .payment-challenge') !== null
  setInterval(() => void follow(), isWatched ? PIX_POLL_MS : ORDER_POLL_MS)
  // Who comes back from the bank's application finds the page as it is now.
  document.addEventListener('visibilitychange', () => void follow())
  countDown()
  setInterval(countDown, 1_000)
}

/** How long the code can still be paid; when it is over, the page asks at once what became of the order. */
function countDown() {
  const shown = document.querySelector<HTMLElement>('.pix-countdown')
  if (!shown || shown.dataset.isOver) return
  const left = Date.parse(shown.dataset.until ?? '') - Date.now()
  shown.textContent = timeLeft(left)
  if (left > 0) return
  shown.dataset.isOver = 'true'
  void follow()
}

/** The card's bank asks something in a frame; when it has heard enough, the page looks at once. */
function askBank() {
  const form = document.querySelector<HTMLFormElement>('[data-bank-question]')
  if (!form) return
  form.requestSubmit()
  form.hidden = true
  // Whoever says so: it only means that there may be something to see.
  addEventListener('message', () => void follow())
}

/** How far it is: its state, whether the payment service has answered with a code, and what became of a card. */
const stageOf = (order: HTMLElement) =>
  `${order.dataset.status} ${order.querySelector('.payment-waiting') === null} ${order.querySelector<HTMLElement>('[data-stage]')?.dataset.stage}`

async function follow() {
  const shown = document.querySelector<HTMLElement>('.woocommerce-order')
  if (!shown || document.visibilityState !== 'visible' || !isOpen(shown)) return
  try {
    const answer = await fetch(location.href, { headers: { accept: 'text/html' } })
    const fresh = answer.ok ? parse(await answer.text()).querySelector<HTMLElement>('.woocommerce-order') : null
    if (!fresh || stageOf(fresh) === stageOf(shown)) return
    // The bank's page needs a page that lets it in.
    if (fresh.querySelector('.payment-challenge')) location.reload()
    else shown.replaceWith(fresh)
  } catch {
    // No line: the next time asks again.
  }
}
