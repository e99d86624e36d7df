/** How many slides there are, how many are seen at once, and whether the last leads on to the first. */
export type Strip = { count: number; perView: number; loop: boolean }

/** With everything in view already there is nothing to turn. */
export const canMove = ({ count, perView }: Strip) => count > perView

/** Where a carousel can stand: a loop starts at each of its slides, a strip ends when its last slide is seen. */
export const stops = ({ count, perView, loop }: Strip) => Math.max(1, loop ? count : count - perView + 1)

/** The place after moving by some slides. A loop counts on past its ends; a strip stops there. */
export function moved(position: number, by: number, strip: Strip): number {
  const next = Math.round(position) + by
  return strip.loop ? next : Math.min(Math.max(next, 0), stops(strip) - 1)
}

/** The slide that stands first at a place. */
export const slideAt = (position: number, { count }: Strip) => ((Math.round(position) % count) + count) % count

/** A place that shows a slide, the nearest to where the carousel stands. */
export function placeOf(slide: number, position: number, strip: Strip): number {
  if (!strip.loop) return Math.min(Math.max(slide, 0), stops(strip) - 1)
  const away = slide - slideAt(position, strip)
  const round = away > strip.count / 2 ? -strip.count : away < -strip.count / 2 ? strip.count : 0
  return Math.round(position) + away + round
}

/** By how many rounds a slide of a loop is carried, so that one is always waiting on either side. */
export function roundsOf(slide: number, position: number, { count, loop }: Strip): number {
  return loop ? 0 - Math.floor((slide - position + 1) / count) : 0
}

/** Slides that can be seen from a place, for everything that must not be reached in the others. */
export function inView(slide: number, position: number, strip: Strip): boolean {
  const first = slideAt(position, strip)
  const away = slide - first
  return (away >= 0 && away < strip.perView) || (strip.loop && away + strip.count < strip.perView)
}

/** A finger that goes this far along a slide, or this fast, wants the next one. */
const FAR_SLIDES = 0.2
const FAST_SLIDES_PER_MS = 0.0008

/** Where a carousel comes to rest when it is let go of. */
export function settled(from: number, to: number, velocity: number, strip: Strip): number {
  const way = to - from
  const wanted =
    Math.abs(velocity) > FAST_SLIDES_PER_MS
      ? Math.sign(velocity)
      : Math.abs(way) > FAR_SLIDES
        ? Math.sign(way) * Math.max(1, Math.round(Math.abs(way)))
        : 0
  return moved(from, wanted, strip)
}

/** Past the ends of a strip the slides follow the finger only a little. */
export function resisted(position: number, strip: Strip): number {
  if (strip.loop) return position
  const last = stops(strip) - 1
  if (position < 0) return position * 0.3
  return position > last ? last + (position - last) * 0.3 : position
}
