import { speak } from './speak.ts'

/** Not under the header, and with some air above. */
export const NOTICE_SCROLL_OFFSET_PX = 100
export const NOTICE_SCROLL_MS = 1_000
/** After the scroll has begun, so that the focus does not jump ahead of it. */
export const ALERT_FOCUS_MS = 500

/** Brings what a visitor is told into view; an alert takes the focus, so that it is read out. `areNew`: a script just put them there. */
export function showNotices(areNew = false) {
  const notice = document.querySelector<HTMLElement>('.woocommerce-notices-wrapper > *')
  if (!notice) return
  readOut(areNew)
  scrollTo(window.scrollY + notice.getBoundingClientRect().top - NOTICE_SCROLL_OFFSET_PX)
  const alert = document.querySelector<HTMLElement>('.woocommerce-notices-wrapper [role="alert"]')
  if (!alert) return
  alert.tabIndex = -1
  setTimeout(() => alert.focus({ preventScroll: true }), ALERT_FOCUS_MS)
}

/** Errors at once, the others at the next pause. What came with the page and takes the focus is not said twice. */
function readOut(areNew: boolean) {
  const textOf = (kinds: string) =>
    [...document.querySelectorAll(`.woocommerce-notices-wrapper > :is(${kinds})`)].map((one) => one.textContent).join(' ')
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
