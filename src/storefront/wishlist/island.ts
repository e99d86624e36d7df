import { SAVE, SAVED } from '#shop/wishlist/text.ts'
import { WISHLIST_COOKIE, WISHLIST_URL } from './addresses.ts'

type Answer = { saved: boolean; text: string }

/** The heart of a product's page: saves and takes back in place, for the variation that is chosen. */
export function wakeUp(place: HTMLElement): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const form = place.querySelector('form')
  const button = form?.querySelector('button')
  const label = button?.querySelector('span')
  const link = form?.querySelector('a')
  const status = form?.querySelector('[role="status"]')
  if (!form || !button || !label || !link || !status) return () => {}
  const productId = new FormData(form).get('product_id')
  const saved = new Set<string>()
  const chosen = () => {
    const field = document.querySelector<HTMLInputElement>(`form.cart[data-product_id="${String(productId)}"] .variation_id`)
    return field && field.value !== '0' ? field.value : ''
  }
  const show = () => {
    const isSaved = saved.has(chosen())
    button.setAttribute('aria-pressed', String(isSaved))
    label.textContent = isSaved ? SAVED : SAVE
    link.hidden = saved.size === 0
  }
  const press = async () => {
    const variation = chosen()
    const action = saved.has(variation) ? 'tirar' : 'salvar'
    const body = new URLSearchParams({ product_id: String(productId), variation_id: variation })
    const response = await fetch(`${WISHLIST_URL}${action}/`, { method: 'POST', body, headers: { accept: 'application/json' } })
    if (!response.ok) throw new Error(`The list answered ${response.status}`)
    const answer = (await response.json()) as Answer // made by routes.ts
    if (answer.saved) saved.add(variation)
    else saved.delete(variation)
    show()
    status.textContent = answer.text
  }
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault()
      button.disabled = true
      press()
        // Without an answer the form goes its plain way, which says what is wrong.
        .catch(() => form.submit())
        .finally(() => {
          button.disabled = false
          button.focus()
        })
    },
    { signal },
  )
  document.addEventListener('woocommerce_variation_has_changed', show, { signal })
  if (document.cookie.includes(`${WISHLIST_COOKIE}=1`)) void ask()
  return () => stop.abort()

  async function ask() {
    try {
      const answer = await fetch(`${WISHLIST_URL}estado/?product_id=${String(productId)}`, { signal })
      const { variations } = (await answer.json()) as { variations: (number | null)[] } // made by routes.ts
      for (const id of variations) saved.add(id === null ? '' : String(id))
      show()
    } catch {
      // A heart that does not know says «Salvar»: saving twice does no harm.
    }
  }
}
