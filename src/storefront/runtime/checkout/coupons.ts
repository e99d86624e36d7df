import { tell } from '#islands/page-events.ts'
import { showBefore } from './errors.ts'
import { ajaxUrl, params } from './params.ts'
import { setOpen } from './toggles.ts'

/** A coupon is put on and taken off in place; what the shop says about it stands before the form. */
export function wakeCoupons(checkout: HTMLFormElement) {
  const form = document.querySelector<HTMLFormElement>('form.checkout_coupon')
  form?.addEventListener('submit', (event) => {
    event.preventDefault()
    void apply(form, checkout)
  })
  checkout.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('.woocommerce-remove-coupon') : null
    if (!link) return
    event.preventDefault()
    void remove(link, checkout)
  })
}

async function apply(form: HTMLFormElement, checkout: HTMLFormElement) {
  if (form.classList.contains('processing')) return
  const input = form.querySelector<HTMLInputElement>('#coupon_code')!
  const code = input.value
  const email = checkout.querySelector<HTMLInputElement>('#billing_email')?.value ?? ''
  await busy(form, async () => {
    const html = await ask('apply_coupon', { security: params().apply_coupon_nonce, coupon_code: code, billing_email: email })
    const isRefused = /woocommerce-error|is-error/.test(html)
    input.toggleAttribute('aria-invalid', isRefused)
    if (!isRefused) {
      input.value = ''
      setOpen(form, false)
    }
    showBefore(checkout, html)
    tell('applied_coupon_in_checkout', code)
    tell('update_checkout', { update_shipping_method: false })
  })
}

async function remove(link: HTMLAnchorElement, checkout: HTMLFormElement) {
  const coupon = link.dataset.coupon ?? ''
  try {
    const html = await ask('remove_coupon', { security: params().remove_coupon_nonce, coupon })
    showBefore(checkout, html)
    tell('removed_coupon_in_checkout', coupon)
    tell('update_checkout', { update_shipping_method: false })
  } catch {
    location.assign(link.href)
  }
}

async function busy(form: HTMLFormElement, act: () => Promise<void>) {
  form.classList.add('processing')
  try {
    await act()
  } catch {
    // No line to the shop: the plain road says what happened, or works.
    form.submit()
  } finally {
    form.classList.remove('processing')
  }
}

async function ask(endpoint: string, fields: Record<string, string>): Promise<string> {
  const answer = await fetch(ajaxUrl(endpoint), { method: 'POST', body: new URLSearchParams(fields) })
  if (!answer.ok) throw new Error(`${endpoint}: ${answer.status}`)
  return await answer.text()
}
