import { speak } from './speak.ts'

/** Not under the header, and with some air above. */
export const NOTICE_SCROLL_OFFSET_PX = 100
export const NOTICE_SCROLL_MS = 1_000
/** After the scroll has begun, so that the focus does not jump ahead of it. */
export const ALERT_FOCUS_MS = 500

const PLACE = '.woocommerce-notices-wrapper'

/** Brings what a visitor is told into view; an alert takes the focus, so that it is read out. `areNew`: a script just put them there. */
export function showNotices(areNew = false) {
  const notice = document.querySelector<HTMLElement>(`${PLACE} > *`)
  if (!notice) return
  readOut(areNew)
  scrollTo(window.scrollY + notice.getBoundingClientRect().top - NOTICE_SCROLL_OFFSET_PX)
  const alert = document.querySelector<HTMLElement>(`${PLACE} [role="alert"]`)
  if (!alert) return
  alert.tabIndex = -1
  const before = document.activeElement
  setTimeout(() => {
    // Who has gone on to something else meanwhile keeps their place: the alert is read out all the same.
    const now = document.activeElement
    if (now === before || now === document.body) alert.focus({ preventScroll: true })
  }, ALERT_FOCUS_MS)
}

type Way = { href: string; label: string; /** Where a keyboard goes on once the notice is closed. */ back: HTMLElement }

/** Tells what went wrong in the page's own place for it; it stays until it is closed or something else is told. */
export function showError(text: string, way?: Way) {
  const list = make('ul', { className: 'woocommerce-error' })
  list.setAttribute('role', 'alert')
  const item = make('li', { textContent: text })
  item.setAttribute('role', 'none')
  list.append(item)
  if (way) {
    item.append(' ', make('a', { href: way.href, className: 'wc-forward', textContent: way.label }))
    const close = make('button', { type: 'button', className: 'notice-close', textContent: '×', title: 'Fechar aviso' })
    close.setAttribute('aria-label', 'Fechar aviso')
    close.addEventListener('click', () => {
      list.remove()
      way.back.focus()
    })
    list.append(close)
  }
  const place = document.querySelector(PLACE) ?? make('div', { className: 'woocommerce-notices-wrapper' })
  place.replaceChildren(list)
  if (!place.isConnected) document.querySelector('main')?.prepend(place)
  showNotices(true)
}

const make = <K extends keyof HTMLElementTagNameMap>(name: K, facts: Partial<HTMLElementTagNameMap[K]>) =>
  Object.assign(document.createElement(name), facts)

/** Errors at once, the others at the next pause. What came with the page and takes the focus is not said twice. */
function readOut(areNew: boolean) {
  const textOf = (kinds: string) =>
    [...document.querySelectorAll(`${PLACE} > :is(${kinds})`)].map((one) => one.textContent).join(' ')
  const errors = areNew ? textOf('.woocommerce-error') : ''
  const others = textOf(areNew ? '.woocommerce-message, .woocommerce-info' : '.woocommerce-info')
  if (errors) speak(errors, 'assertive')
  if (others) speak(others, 'polite')
}

function scrollTo(top: number) {
  const from = window.scrollY
  const to = Math.max(0, top)
  if (from <= to) return
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return window.scroll({ top: to, behavior: 'instant' })
  const started = performance.now()
  const step = (now: number) => {
    const part = Math.min(1, (now - started) / NOTICE_SCROLL_MS)
    window.scroll({ top: from + (to - from) * (1 - (1 - part) ** 3), behavior: 'instant' })
    if (part < 1) requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}
