import { replaceFragments } from '#islands/fragments.ts'
import { hear, tell } from '#islands/page-events.ts'
import { bringNotices } from '../waiting-notices.ts'
import { cartSource, type StoredFragments } from './cart-source.ts'
import { type CartAnswer, cartRequest } from './requests.ts'

/** What steps back while the cart changes. */
export const CART_PARTS = ['div.widget_shopping_cart_content', '.elementor-button-icon-qty']
const FRAGMENTS = 'wc_fragments'
const HASH = 'wc_cart_hash'

type Follower = (answer: CartAnswer) => void
let follower: Follower | undefined
/** The cart's own page shows more of an answer than the cart in the header. */
export const followAnswers = (act: Follower) => (follower = act)

/** Shows what the shop answered, wherever the page shows the cart. */
export function showAnswer(answer: CartAnswer) {
  keepAnswer(answer)
  follower?.(answer)
}

/** Draws the cart in the header and keeps it for the next page; other tabs follow by the hash. */
export function keepAnswer({ fragments, cart_hash: hash = '' }: CartAnswer) {
  if (!fragments) return
  replaceFragments(fragments)
  const { 'div.woocommerce-notices-wrapper': told, ...kept } = fragments
  orNothing(() => sessionStorage.setItem(FRAGMENTS, JSON.stringify({ at: Date.now(), hash, fragments: kept })))
  orNothing(() => localStorage.setItem(HASH, hash))
  if (told) bringNotices()
}

/** Brings a page from the cache up to this visitor's cart: from this tab's memory when it is still good, else from the shop. */
export function followCart() {
  const stored = readStored()
  const source = cartSource({
    areNoticesWaiting: cookie('vitrine_notices') !== undefined,
    hash: cookie('woocommerce_cart_hash'),
    hasItems: cookie('woocommerce_items_in_cart') === '1',
    lastHash: orNothing(() => localStorage.getItem(HASH)) ?? '',
    stored,
    now: Date.now(),
  })
  if (source === 'shop') void refresh()
  else if (source === 'memory') {
    replaceFragments(stored!.fragments)
    tell('wc_fragments_loaded')
  }
  addEventListener('storage', (event) => {
    if (event.key === HASH && event.newValue !== readStored()?.hash) void refresh()
  })
  // A page that comes back from the browser's own memory shows the cart of then.
  addEventListener('pageshow', (event) => {
    if (event.persisted) void refresh()
  })
  hear('wc_fragment_refresh', () => void refresh())
}

/** Asks the shop for the cart, and for what there is to be told. */
export async function refresh() {
  try {
    const answer = await cartRequest('get_refreshed_fragments', [['time', String(Date.now())]])
    if (answer) showAnswer(answer)
    tell('wc_fragments_refreshed')
  } catch {
    tell('wc_fragments_ajax_error')
  }
}

/** A browser may refuse to store anything: the cart then asks the shop on every page. */
function orNothing<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

const readStored = () => orNothing(() => JSON.parse(sessionStorage.getItem(FRAGMENTS) ?? '') as StoredFragments) // written by keepAnswer

const cookie = (name: string) => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1]
