/** What a visitor notices of a slider that nobody gave a speed: the pace of its turn. */
export const SLIDER_SPEED_MS = 300

export type Rotation = { autoplay: boolean; delayMs: number; pauseOnHover: boolean; pauseOnInteraction: boolean }

/** What is known when the next slide might come by itself. */
export type Moment = {
  /** The visitor has not paused it, nor taken it over. */
  wanted: boolean
  hovered: boolean
  focused: boolean
  /** In another tab, or scrolled out of view. */
  away: boolean
}

/** Whether the slides turn by themselves right now. Whoever reads with the keyboard is never hurried. */
export function isTurning({ autoplay, pauseOnHover }: Rotation, { wanted, hovered, focused, away }: Moment): boolean {
  return autoplay && wanted && !away && !focused && !(hovered && pauseOnHover)
}

/** Autoplay stops on the last slide, unless the last leads on to the first. */
export const endsAt = (stop: number, { stops, loop }: { stops: number; loop: boolean }) => !loop && stop >= stops - 1
