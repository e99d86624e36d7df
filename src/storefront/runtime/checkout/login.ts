import { tell } from '#islands/page-events.ts'
import { showBefore } from './errors.ts'
import { params } from './params.ts'
import { save } from './review.ts'

type Answer = { logged_in?: boolean; message?: string }

/** Signs in without losing the way: in, and the page comes again with the cart and the address; else the reason stands before the form. */
export function wakeLogin(checkout: HTMLFormElement) {
  const form = document.querySelector<HTMLFormElement>('.checkout-page form.login')
  form?.addEventListener('submit', (event) => {
    event.preventDefault()
    if (!form.classList.contains('processing')) void signIn(form, checkout)
  })
}

async function signIn(form: HTMLFormElement, checkout: HTMLFormElement) {
  form.classList.add('processing')
  try {
    await save(checkout)
    const fields = new FormData(form)
    const value = (name: string) => String(fields.get(name) ?? '')
    const answer = await fetch(params().ajax_url, {
      method: 'POST',
      body: new URLSearchParams({
        action: 'elementor_woocommerce_checkout_login_user',
        username: value('username'),
        password: value('password'),
        nonce: value('woocommerce-login-nonce'),
        remember: value('rememberme'),
      }),
    })
    if (!answer.ok) throw new Error(String(answer.status))
    const { logged_in: isIn, message = '' } = (await answer.json()) as Answer // our own server's answer
    if (isIn) return location.reload()
    showBefore(checkout, message)
    tell('checkout_error', message)
  } catch {
    // No line to the shop: the plain road says what happened, or works.
    form.submit()
  } finally {
    form.classList.remove('processing')
  }
}
