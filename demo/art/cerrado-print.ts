import { shaded } from './shaded.ts'
import { darken, palette } from './palette.ts'
import { flatShadow } from './light.ts'
import { seeded, spread, steps } from './seeded.ts'
import { clipped, curve, el, line, oval, path, parsePoints, rect, roundedRect, type Point } from './svg.ts'
import { inside, woodGrain } from './texture.ts'

/** The framed Cerrado print: a low sun, hills and a twisted tree; centred on the origin. */
export function cerradoPrint({
  width = 620,
  height = 820,
  frame = palette.wood,
}: { width?: number; height?: number; frame?: string } = {}): string {
  const [l, t] = [-width / 2, -height / 2]
  const outer = roundedRect(l, t, width, height, 5)
  const art = { x: l + 92, y: t + 92, width: width - 184, height: height - 184 }
  return (
    flatShadow(outer, { lift: 24, softness: 24, strength: 0.38 }) +
    path(outer, shaded(frame, [0.3, -0.3], [0, 0], [1, 1])) +
    inside(outer, woodGrain({ x: l, y: t, width, height }, frame, { lines: 40, upright: true, knots: 0 })) +
    rect(l + 24, t + 24, width - 48, height - 48, darken(frame, 0.5)) +
    rect(l + 29, t + 31, width - 56, height - 58, '#fbf6ec') +
    cerrado(art) +
    path(`M${l + 29} ${t + 31}h${width * 0.5}L${l + 29} ${t + height * 0.7}Z`, '#ffffff', { opacity: 0.13 })
  )
}

/** The landscape itself, printed flat in few inks. */
export function cerrado({ x, y, width, height }: { x: number; y: number; width: number; height: number }): string {
  const random = seeded(9)
  const d = `M${x} ${y}h${width}v${height}h${-width}Z`
  const hill = (at_: number, swell: number, ink: string) =>
    path(
      `${curve([
        [x - 20, y + height * at_],
        [x + width * 0.3, y + height * (at_ - swell)],
        [x + width * 0.65, y + height * (at_ + swell * 0.4)],
        [x + width + 20, y + height * (at_ - swell * 0.6)],
      ])}V${y + height + 10}H${x - 20}Z`,
      ink,
    )
  const limb = (points: readonly Point[], size: number) =>
    line(curve(points.map(([px, py]): Point => [x + width * px, y + height * py])), palette.ink, width * size)
  const crown = ([px, py]: Point, size: number, ink: string) =>
    el(
      'g',
      {},
      ...steps(9).map(() =>
        oval(
          x + width * (px + (random() - 0.5) * size * 1.6),
          y + height * (py + (random() - 0.5) * size * 0.5),
          width * size * 0.34,
          width * size * 0.22,
          ink,
        ),
      ),
    )
  const blades = spread(0.04, 0.96, 46).map(
    (px) =>
      `M${x + width * px} ${y + height * 1.02}q${(random() - 0.5) * 20} ${-height * 0.05} ${(random() - 0.5) * 40} ${-height * (0.06 + random() * 0.08)}`,
  )
  return clipped(
    d,
    path(d, palette.blush),
    oval(x + width * 0.62, y + height * 0.34, width * 0.2, width * 0.2, palette.clay),
    hill(0.56, 0.06, '#dba57d'),
    hill(0.66, 0.05, palette.ochre),
    hill(0.78, 0.06, palette.olive),
    hill(0.9, 0.04, palette.green),
    limb(parsePoints('0.34 0.88, 0.37 0.72, 0.3 0.6, 0.36 0.46'), 0.035),
    limb(parsePoints('0.35 0.68, 0.46 0.58, 0.5 0.48'), 0.024),
    limb(parsePoints('0.31 0.6, 0.22 0.54, 0.18 0.46'), 0.02),
    crown([0.36, 0.41], 0.26, palette.green),
    crown([0.52, 0.45], 0.18, palette.olive),
    crown([0.17, 0.43], 0.17, palette.green),
    line(blades.join(''), palette.ochre, width * 0.008),
  )
}
