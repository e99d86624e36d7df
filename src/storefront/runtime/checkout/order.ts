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
  const isWatched = order.querySelector('.payment-pix, .payment-waiting') !== null
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

/** How far it is: its state, and whether the payment service has answered with a code. */
const stageOf = (order: HTMLElement) => `${order.dataset.status} ${order.querySelector('.payment-waiting') === null}`

async function follow() {
  const shown = document.querySelector<HTMLElement>('.woocommerce-order')
  if (!shown || document.visibilityState !== 'visible' || !isOpen(shown)) return
  try {
    const answer = await fetch(location.href, { headers: { accept: 'text/html' } })
    const fresh = answer.ok ? parse(await answer.text()).querySelector<HTMLElement>('.woocommerce-order') : null
    if (fresh && stageOf(fresh) !== stageOf(shown)) shown.replaceWith(fresh)
  } catch {
    // No line: the next time asks again.
  }
}
