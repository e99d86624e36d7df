import type { PopupSettings } from '#content/popups/contract.ts'
import { enterOverlay } from '#ui/overlay.ts'
import { move } from './motion.ts'

export type OpenDialog = { element: HTMLDialogElement; close: () => void }

/** Shows a popup's dialog over the page and listens to every way of closing it. `onClosed` is told once, when it is gone. */
export function openDialog(element: HTMLDialogElement, settings: PopupSettings, onClosed: () => void): OpenDialog {
  const listening = new AbortController()
  const { signal } = listening
  let isClosing = false

  const end = () => {
    listening.abort()
    element.remove()
    lockScroll()
    onClosed()
  }
  const close = () => {
    if (isClosing) return
    isClosing = true
    element.dataset.state = 'closing'
    overlay.leave()
    void move(element, { way: 'out', entrance: settings.exit_animation, seconds: settings.entrance_animation_duration }).then(
      () =>
        // The browser gives the focus back to where it was before; the listener below does the rest.
        element.open ? element.close() : undefined,
    )
  }
  const closeUnless = (isPrevented: boolean) => (isPrevented ? undefined : close())
  const onEscape = () => closeUnless(settings.prevent_close_on_esc_key)

  const overlay = enterOverlay({ onEscape })
  document.body.append(element)
  element.style.zIndex = String(overlay.zIndex)
  if (settings.prevent_scroll) element.dataset.preventScroll = ''
  element.showModal()
  lockScroll()
  void move(element, { way: 'in', entrance: settings.entrance_animation, seconds: settings.entrance_animation_duration })

  // The back gesture of a phone asks to cancel without any key.
  const onCancel = (event: Event) => {
    if (event.target !== element) return
    event.preventDefault()
    onEscape()
  }
  // A selection that is drawn from the inside out ends with a click on the background: only a press that began there counts.
  let pressed: EventTarget | null = null
  const onPress = (event: Event) => void (pressed = event.target)
  const onClick = ({ target }: Event) => {
    if (target === element && pressed === element) closeUnless(settings.prevent_close_on_background_click)
    else if (target instanceof Element && target.closest('.dialog-close-button')) close()
  }
  const onClose = (event: Event) => {
    if (event.target !== element) return
    overlay.leave()
    end()
  }
  element.addEventListener('cancel', onCancel, { signal })
  element.addEventListener('pointerdown', onPress, { signal })
  element.addEventListener('click', onClick, { signal })
  element.addEventListener('close', onClose, { signal })

  after(settings.close_button_delay, showCloseButton, signal)
  after(settings.close_automatically, close, signal)
  function showCloseButton() {
    element.querySelector('.dialog-close-button')?.removeAttribute('hidden')
  }
  return { element, close }
}

/** The page behind rests while any open popup asks for it. */
function lockScroll() {
  document.body.classList.toggle('dialog-prevent-scroll', document.querySelector('dialog[data-prevent-scroll]') !== null)
}

function after(seconds: number, act: () => void, signal: AbortSignal) {
  if (seconds <= 0) return
  const timer = setTimeout(act, seconds * 1000)
  signal.addEventListener('abort', () => clearTimeout(timer))
}
