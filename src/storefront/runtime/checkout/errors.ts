import { parse } from '#islands/fragments.ts'
import { tell } from '#islands/page-events.ts'
import { setOpen } from './toggles.ts'

/** Puts the shop's words before the form, in place of those of before. */
export function showBefore(form: HTMLFormElement, html: string) {
  clearMessages()
  form.before(parse(html))
  const shown = form.previousElementSibling
  if (shown instanceof HTMLElement) bring(shown)
}

/** What keeps the order from being placed: on top, each line leading to its field, and each field marked. */
export function showProblems(form: HTMLFormElement, html: string) {
  clearMessages()
  const group = document.createElement('div')
  group.className = 'woocommerce-NoticeGroup woocommerce-NoticeGroup-checkout'
  // The group is the alert, so that the list inside stays a list for those who hear it.
  group.setAttribute('role', 'alert')
  group.append(parse(html))
  for (const part of group.querySelectorAll('ul[role="alert"], li[role="none"]')) part.removeAttribute('role')
  form.prepend(group)
  const marked = new Set<string>()
  for (const line of group.querySelectorAll<HTMLElement>('li[data-id]')) {
    const id = line.dataset.id ?? ''
    const field = document.getElementById(id)
    if (!field) continue
    // A field's own trouble comes first; what else leads to it is said on top only.
    if (field.matches('input, select, textarea') && !marked.has(id)) mark(field, line.textContent)
    marked.add(id)
    link(line, id)
  }
  bring(group)
  tell('checkout_error', html)
}

/** The page that answered a plain request has the same list: it too is brought into view. */
export function showLinks(form: HTMLFormElement) {
  const list = form.querySelector<HTMLElement>('.woocommerce-NoticeGroup-checkout')
  if (list) bring(list)
  form.addEventListener('click', (event) => {
    const anchor =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('.woocommerce-error a[href^="#"]') : null
    const field = anchor && document.getElementById(anchor.hash.slice(1))
    if (!field) return
    event.preventDefault()
    if (field.matches('.checkout-drawer')) setOpen(field, true)
    else field.focus()
    field.scrollIntoView({ block: 'center' })
  })
}

export function mark(field: HTMLElement, text: string) {
  const row = field.closest('.form-row')
  row?.classList.remove('woocommerce-validated')
  row?.classList.add('woocommerce-invalid')
  field.setAttribute('aria-invalid', 'true')
  field.setAttribute('aria-describedby', `${field.id}_description`)
  const words = document.getElementById(`${field.id}_description`) ?? document.createElement('span')
  words.className = 'checkout-inline-error-message'
  words.id = `${field.id}_description`
  words.textContent = text
  row?.append(words)
}

export function unmark(field: HTMLElement) {
  const row = field.closest('.form-row')
  row?.classList.remove(
    'woocommerce-invalid',
    'woocommerce-invalid-required-field',
    'woocommerce-invalid-email',
    'woocommerce-invalid-phone',
  )
  field.removeAttribute('aria-invalid')
  if (document.getElementById(`${field.id}_description`)) field.removeAttribute('aria-describedby')
  document.getElementById(`${field.id}_description`)?.remove()
}

function clearMessages() {
  for (const old of document.querySelectorAll(
    '.checkout-page .woocommerce-NoticeGroup-checkout, .checkout-page > .woocommerce-error, .checkout-page > .woocommerce-message, .woocommerce-notices-wrapper > *',
  ))
    old.remove()
}

function link(line: HTMLElement, id: string) {
  if (line.querySelector('a')) return
  const anchor = document.createElement('a')
  anchor.href = `#${id}`
  anchor.append(...line.childNodes)
  line.append(anchor)
}

function bring(element: HTMLElement) {
  element.tabIndex = -1
  element.focus({ preventScroll: true })
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  element.scrollIntoView({ block: 'center', behavior: isCalm ? 'instant' : 'smooth' })
}
