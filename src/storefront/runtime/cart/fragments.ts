import { replaceFragments } from '#islands/fragments.ts'
import { hear, tell } from '#islands/page-events.ts'
import { showNotices } from '../notices.ts'
import { type CartAnswer, cartRequest } from './requests.ts'

/** What steps back while the cart changes. */
export const CART_PARTS = ['div.widget_shopping_cart_content', '.elementor-button-icon-qty']
const FRAGMENTS = 'wc_fragments'
const HASH = 'wc_cart_hash'
/** A copy older than a day may hold yesterday's prices. */
const GOOD_FOR_MS = 86_400_000

/** Shows what the shop answered and keeps it for the next page; other tabs follow by the hash. */
export function showAnswer({ fragments, cart_hash: hash = '' }: CartAnswer) {
  if (!fragments) return
  replaceFragments(fragments)
  const { 'div.woocommerce-notices-wrapper': told, ...kept } = fragments
  remember(sessionStorage, FRAGMENTS, JSON.stringify({ at: Date.now(), hash, fragments: kept }))
  remember(localStorage, HASH, hash)
  if (told) showNotices()
}

/** Brings a page from the cache up to this visitor's cart: from this tab's memory when it is still good, else from the shop. */
export function followCart() {
  const hash = cookie('woocommerce_cart_hash')
  const stored = readStored()
  if (cookie('vitrine_notices')) void refresh()
  else if (hash && stored?.hash === hash && Date.now() - stored.at < GOOD_FOR_MS) {
    replaceFragments(stored.fragments)
    tell('wc_fragments_loaded')
  } else if (hash) void refresh()
  addEventListener('storage', (event) => {
    if (event.key === HASH && event.newValue !== readStored()?.hash) void refresh()
  })
  // A page that comes back from the browser's own memory shows the cart of then.
  addEventListener('pageshow', (event) => {
    if (event.persisted) void refresh()
  })
  hear('wc_fragment_refresh', () => void refresh())
}

async function refresh() {
  try {
    const answer = await cartRequest('get_refreshed_fragments', [['time', String(Date.now())]])
    if (answer) showAnswer(answer)
    tell('wc_fragments_refreshed')
  } catch {
    tell('wc_fragments_ajax_error')
  }
}

function readStored(): { at: number; hash: string; fragments: Record<string, string> } | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(FRAGMENTS) ?? '') as ReturnType<typeof readStored> // written by applyAnswer
  } catch {
    return undefined
  }
}

// A browser may refuse to store: the cart then asks the shop on every page.
function remember(storage: Storage, name: string, value: string) {
  try {
    storage.setItem(name, value)
  } catch {
    return
  }
}

const cookie = (name: string) => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1]
