import { layMasonry } from '../posts/masonry.ts'
import { passes, PORTFOLIO_TRANSITION_MS } from './filter.ts'

const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)'

/** Shows the pieces that pass the filter: those that stay glide to their new places, new ones come up, the others go. */
export function showOnly(grid: HTMLElement, filter: string, masonry: boolean): number {
  const pieces = [...grid.querySelectorAll<HTMLElement>('.elementor-portfolio-item')]
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const before = new Map(pieces.filter((piece) => !piece.hidden).map((piece) => [piece, piece.getBoundingClientRect()]))
  for (const piece of pieces) {
    piece.getAnimations().forEach((running) => running.cancel())
    piece.hidden = !passes(filter, (piece.dataset.terms ?? '').split(' '))
  }
  if (masonry) layMasonry(grid)
  const shown = pieces.filter((piece) => !piece.hidden)
  if (still) return shown.length
  const time = { duration: PORTFOLIO_TRANSITION_MS, easing: EASE }
  for (const piece of shown) {
    const from = before.get(piece)
    const to = piece.getBoundingClientRect()
    if (from) piece.animate([{ transform: `translate(${from.left - to.left}px, ${from.top - to.top}px)` }, {}], time)
    else piece.animate([{ opacity: 0, transform: 'scale(0.9)' }, {}], time)
  }
  return shown.length
}
