import { replaceFragments } from '#islands/fragments.ts'
import { tell } from '#islands/page-events.ts'
import { showBefore } from './errors.ts'
import { params } from './params.ts'
import { save } from './review.ts'
import { setOpen } from './toggles.ts'

/** `form`: what stands in the login's place next, when it is another step. */
type Answer = { logged_in?: boolean; message?: string; form?: string }

const LOGIN = 'checkout-login'

/** Signs in without losing the way: in, and the page comes again with the cart and the address; else the reason stands before the form. */
export function wakeLogin(checkout: HTMLFormElement) {
  // The form of the code comes later into the place of the password's.
  document.addEventListener('submit', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || form.id !== LOGIN) return
    event.preventDefault()
    if (!form.classList.contains('processing')) void signIn(form, checkout)
  })
}

async function signIn(form: HTMLFormElement, checkout: HTMLFormElement) {
  form.classList.add('processing')
  try {
    await save(checkout)
    const answer = await fetch(params().ajax_url, { method: 'POST', body: fieldsOf(form) })
    if (!answer.ok) throw new Error(String(answer.status))
    const { logged_in: isIn, message = '', form: next } = (await answer.json()) as Answer // our own server's answer
    if (isIn) return location.reload()
    if (next) goOn(next)
    // What a next step has to say stands in it, unless something went wrong.
    if (next && !message.includes('woocommerce-error')) return
    showBefore(checkout, message)
    tell('checkout_error', message)
  } catch {
    // No line to the shop: the plain road says what happened, or works.
    form.submit()
  } finally {
    form.classList.remove('processing')
  }
}

function goOn(markup: string) {
  replaceFragments({ [`#${LOGIN}`]: markup })
  const drawer = document.getElementById(LOGIN)
  if (drawer) setOpen(drawer, true)
}

function fieldsOf(form: HTMLFormElement): URLSearchParams {
  const fields = new FormData(form)
  const value = (name: string) => String(fields.get(name) ?? '')
  const asked: Record<string, string> = fields.has('second_factor_code')
    ? { second_factor_code: value('second_factor_code'), nonce: value('second-factor-nonce') }
    : { username: value('username'), password: value('password'), nonce: value('woocommerce-login-nonce') }
  return new URLSearchParams({ action: 'elementor_woocommerce_checkout_login_user', ...asked, remember: value('rememberme') })
}
