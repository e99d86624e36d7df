import { shaded, shadedDown } from './shaded.ts'
import { lighten, palette } from './palette.ts'
import { at, path, rect, roundedRect } from './svg.ts'

/** A stool or bench top with two legs; the top's front edge is at the origin. */
export function bench(width: number, legs: number, color: string = palette.wood): string {
  const leg = (x: number) => rect(x, 40, 44, legs, shaded(color, [0.15, 0, -0.4]))
  return (
    leg(-width / 2 + 50) +
    leg(width / 2 - 94) +
    path(roundedRect(-width / 2, -34, width, 34, 8), lighten(color, 0.42)) +
    path(roundedRect(-width / 2, -6, width, 56, 8), shadedDown(color, [0.2, -0.28]))
  )
}

/** A wooden rail on the wall, centred on the origin. */
export const rail = (width: number, color: string = palette.wood) =>
  at(12, 18, rect(-width / 2, -11, width, 22, '#2e1a10', { rx: 11, opacity: 0.2 })) +
  rect(-width / 2, -12, width, 24, shadedDown(color, [0.5, 0, -0.4]), { rx: 12 })
