import { fire, tell } from '#islands/page-events.ts'
import { showAnswer } from './fragments.ts'
import { announce, announceFreight } from './live-region.ts'
import { cartRequest } from './requests.ts'

const LINK = '.remove_from_cart_button'

/** Takes a line out of the cart; whatever goes wrong, its link does it on the server. */
export async function removeLine(link: HTMLAnchorElement, key: string) {
  const row = link.closest('.woocommerce-mini-cart-item')
  row?.setAttribute('aria-busy', 'true')
  const answer = await cartRequest('remove_from_cart', [['cart_item_key', key]]).catch(() => undefined)
  if (!answer?.fragments) return location.assign(link.href)
  const { fragments, cart_hash = '' } = answer
  const keepFocus = focusAfter(link)
  showAnswer(answer)
  keepFocus()
  fire(document.body, 'removed_from_cart', { fragments, cart_hash, button: link })
  tell('wc_fragments_loaded')
  announce(link.dataset.success_message ?? '')
  announceFreight()
}

/** A keyboard goes on at the line that takes the place of the removed one, or at what holds the cart. */
function focusAfter(link: HTMLElement): () => void {
  const holder = link.closest('.widget_shopping_cart_content')?.parentElement
  const links = () => [...(holder?.querySelectorAll<HTMLElement>(LINK) ?? [])]
  const at = links().indexOf(link)
  if (!holder || !link.contains(document.activeElement)) return () => {}
  return () => (links()[at] ?? links().at(-1) ?? holder.closest<HTMLElement>('[tabindex]'))?.focus({ preventScroll: true })
}
