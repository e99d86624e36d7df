import { fire, tell } from '#islands/page-events.ts'
import { closest } from './adding.ts'
import { showAnswer } from './fragments.ts'
import { announce } from './live-region.ts'
import { cartRequest } from './requests.ts'

/** The cross beside a line of the small cart takes it out; whatever goes wrong, its link does it on the server. */
export function watchRemoving() {
  document.addEventListener('click', (event) => {
    const link = closest<HTMLAnchorElement>(event, '.remove_from_cart_button')
    const key = link?.dataset.cart_item_key
    if (!link || !key) return
    event.preventDefault()
    void remove(link, key)
  })
}

async function remove(link: HTMLAnchorElement, key: string) {
  const row = link.closest('.woocommerce-mini-cart-item')
  row?.setAttribute('aria-busy', 'true')
  try {
    const answer = await cartRequest('remove_from_cart', [['cart_item_key', key]])
    if (!answer?.fragments) return location.assign(link.href)
    const { fragments, cart_hash = '' } = answer
    showAnswer(answer)
    fire(document.body, 'removed_from_cart', { fragments, cart_hash, button: link })
    tell('wc_fragments_loaded')
    announce(link.dataset.success_message ?? '')
  } catch {
    location.assign(link.href)
  }
}
