import { readPanelAction } from './panel-action.ts'

/** The panel as a modal dialog: it keeps the focus, Esc and a press beside it close it, and the focus goes back to what opened it. */
export function wakeUp(place: HTMLElement): () => void {
  const panel = place.querySelector('dialog')
  if (!panel) return () => {}
  const stop = new AbortController()
  const { signal } = stop
  const open = () => {
    if (panel.matches(':popover-open')) panel.hidePopover()
    if (!panel.open) panel.showModal()
  }

  // Of the whole page: links anywhere may open it.
  document.addEventListener(
    'click',
    (event) => {
      const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('a[href], button[popovertarget]') : null
      if (!pressed) return
      if (pressed instanceof HTMLButtonElement && pressed.popoverTargetElement === panel) {
        event.preventDefault()
        return pressed.popoverTargetAction === 'hide' ? panel.close() : open()
      }
      const action = readPanelAction(pressed.getAttribute('href') ?? '')
      if (action?.id !== panel.dataset.panel) return
      event.preventDefault()
      if (action?.does === 'close' || (action?.does === 'toggle' && panel.open)) panel.close()
      else open()
    },
    { signal },
  )
  panel.addEventListener('cancel', (event) => 'staysOnEscape' in panel.dataset && event.preventDefault(), { signal })
  // A press on the dialog itself is one beside what is in it: the backdrop belongs to the dialog.
  panel.addEventListener(
    'click',
    (event) => {
      if (event.target !== panel || 'staysOnClick' in panel.dataset) return
      const { left, right, top, bottom } = panel.getBoundingClientRect()
      const isInside = event.clientX >= left && event.clientX <= right && event.clientY >= top && event.clientY <= bottom
      if (!isInside) panel.close()
    },
    { signal },
  )
  return () => {
    stop.abort()
    if (panel.open) panel.close()
  }
}
