import { enterOverlay } from '#ui/overlay.ts'

/** Lays the search over the page; Esc, the cross and the empty part around the field close it, and the focus goes back. */
export function openSearch(toggle: HTMLElement) {
  const dialog = toggle.closest('form')?.querySelector('dialog')
  if (!dialog || dialog.open) return
  const listening = new AbortController()
  const { signal } = listening
  const close = () => dialog.close()
  const overlay = enterOverlay({ onEscape: close })
  dialog.showModal()
  toggle.setAttribute('aria-expanded', 'true')
  dialog.querySelector('input')?.focus()

  dialog.addEventListener(
    'close',
    () => {
      listening.abort()
      overlay.leave()
      toggle.setAttribute('aria-expanded', 'false')
      toggle.focus({ preventScroll: true })
    },
    { signal },
  )
  // Who comes back from the results finds the page, not what lay over it.
  addEventListener('pagehide', close, { signal })
  dialog.addEventListener(
    'click',
    (event) => {
      const isCross = event.target instanceof Element && event.target.closest('.dialog-close-button')
      if (!isCross && event.target !== dialog) return
      event.preventDefault()
      close()
    },
    { signal },
  )
}
