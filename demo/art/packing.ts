import { shaded, shadedDown } from './shaded.ts'
import { darken, lighten, palette } from './palette.ts'
import { at, curve, line, oval, path, rect } from './svg.ts'
import { seeded, spread, steps } from './seeded.ts'

/** A kraft box, open, its contents bedded in straw; foot at the origin. */
export function openBox(contents: string, { width = 620, height = 330, color = '#c9a06c' } = {}): string {
  const [l, r] = [-width / 2, width / 2]
  const random = seeded(12)
  const straw = steps(170).map(() => {
    const x = l + 20 + random() * (width - 40)
    const y = -height + 24 - random() * 60
    return `M${x} ${y}q${(random() - 0.5) * 60} ${-random() * 40} ${(random() - 0.5) * 120} ${random() * 10 - 8}`
  })
  const flap = (side: number) =>
    path(
      `M${side * r} ${-height}L${side * (r + 150)} ${-height + 60}L${side * (r + 120)} ${-height + 110}L${side * r} ${-height + 24}Z`,
      side < 0 ? lighten(color, 0.3) : darken(color, 0.16),
    )
  return (
    path(`M${l} ${-height}L${l + 50} ${-height - 80}H${r - 50}L${r} ${-height}Z`, darken(color, 0.5)) +
    path(
      `M${l + 50} ${-height - 80}L${l + 20} ${-height - 190}H${r - 20}L${r - 50} ${-height - 80}Z`,
      shadedDown(color, [0.3, 0]),
    ) +
    contents +
    line(straw.join(''), darken(palette.straw, 0.15), 5) +
    line(straw.slice(0, 90).join(''), lighten(palette.straw, 0.35), 4) +
    flap(-1) +
    flap(1) +
    rect(l, -height, width, height, shaded(color, [0.24, 0, -0.2])) +
    line(`M${l} ${-height}H${r}`, lighten(color, 0.5), 4, { opacity: 0.7 })
  )
}

/** A ball of twine on the origin. */
export function twine(size = 70, color = '#c7a877'): string {
  const winds = spread(-60, 60, 9).map((turn) =>
    at(0, -size, oval(0, 0, size, size * 0.36, 'none', { stroke: darken(color, 0.4), 'stroke-width': 3, opacity: 0.5 }), {
      turn,
    }),
  )
  return (
    oval(0, -size, size, size, shaded(color, [0.4, -0.35], [0.2, 0], [0.8, 1])) +
    winds.join('') +
    line(
      curve([
        [size * 0.6, -10],
        [size * 1.6, 0],
        [size * 2.2, -18],
        [size * 3, 6],
      ]),
      color,
      6,
    )
  )
}
