import type { Entrance } from '#content/popups/contract.ts'
import { OVERLAY_FADE_IN_MS, OVERLAY_FADE_OUT_MS } from '#ui/overlay.ts'

/** Where the window comes from, and goes to on the way out; the fade of the whole is common to all that move. */
const AWAY: Record<Exclude<Entrance, 'none'>, Keyframe | undefined> = {
  fadeIn: undefined,
  zoomIn: { scale: '0.9' },
  slideInUp: { translate: '0 3rem' },
  slideInDown: { translate: '0 -3rem' },
}

type Move = { way: 'in' | 'out'; entrance: Entrance; seconds: number }

/** Moves a popup in or out; settles when it stands. With no entrance, or for who asked for less motion, that is at once. */
export async function move(dialog: HTMLElement, { way, entrance, seconds }: Move): Promise<void> {
  if (entrance === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const duration = seconds * 1000 || (way === 'in' ? OVERLAY_FADE_IN_MS : OVERLAY_FADE_OUT_MS)
  const play = (element: Element | null, away: Keyframe | undefined) =>
    away && element?.animate(way === 'in' ? [away, {}] : [{}, away], { duration, easing: 'ease-out', fill: 'forwards' })
  const moves = [play(dialog, { opacity: 0 }), play(dialog.querySelector('.dialog-widget-content'), AWAY[entrance])]
  // A popup that is taken away meanwhile cancels its moves: that is an end too.
  await Promise.allSettled(moves.map((one) => one?.finished))
  if (way === 'in') for (const one of moves) one?.cancel()
}
