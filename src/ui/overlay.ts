/** How an overlay comes and goes when its own settings say nothing: quick to arrive, calm to leave. */
export const OVERLAY_FADE_IN_MS = 200
export const OVERLAY_FADE_OUT_MS = 400
/** Above everything that a page lays over itself; each further overlay stands one higher. */
export const OVERLAY_BASE_Z_INDEX = 1000

export type Overlay = { /** Esc was pressed while this one was on top; it decides whether to go. */ onEscape: () => void }

const open: Overlay[] = []

/** Puts an overlay on top of those that are open. Esc speaks to the top one alone; `leave` takes it out, wherever it stands. */
export function enterOverlay(overlay: Overlay): { zIndex: number; leave: () => void } {
  if (open.length === 0) document.addEventListener('keydown', hearEscape)
  open.push(overlay)
  return {
    zIndex: OVERLAY_BASE_Z_INDEX + open.length - 1,
    leave: () => {
      const at = open.indexOf(overlay)
      if (at >= 0) open.splice(at, 1)
      if (open.length === 0) document.removeEventListener('keydown', hearEscape)
    },
  }
}

function hearEscape(event: KeyboardEvent) {
  // A list or a calendar inside may have used the key for itself already.
  if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return
  // A browser closes a modal dialog by itself unless the key is taken.
  event.preventDefault()
  open.at(-1)?.onEscape()
}
