import { shaded, shadedDown } from './shaded.ts'
import { darken, lighten, palette } from './palette.ts'
import { flatShadow } from './light.ts'
import { branch, palm } from './plants.ts'
import { seeded, steps } from './seeded.ts'
import { at, clipped, line, linear, path, rect, roundedRect } from './svg.ts'
import { cerrado } from './cerrado-print.ts'

/** The desk calendar on its little wooden easel, foot at the origin. */
export function deskCalendar(): string {
  const card = roundedRect(-300, -760, 600, 700, 8)
  const dots = steps(35).map((i) =>
    rect(-212 + (i % 7) * 64, -276 + Math.floor(i / 7) * 40, 26, 14, i % 7 === 6 ? palette.clay : '#8f8272', {
      rx: 7,
      opacity: i > 31 ? 0 : 0.7,
    }),
  )
  return (
    path('M-330 -60H330L352 0H-352Z', shadedDown(palette.wood, [0.35, 0])) +
    rect(-352, 0, 704, 44, shadedDown(palette.wood, [0, -0.35])) +
    flatShadow(card, { lift: 14, softness: 16, strength: 0.3 }) +
    path(
      card,
      linear(
        [
          [0, '#fffaf0'],
          [1, '#efe5d2'],
        ],
        [0, 0],
        [1, 1],
      ),
    ) +
    cerrado({ x: -262, y: -724, width: 524, height: 380 }) +
    rect(-212, -322, 180, 16, palette.ink, { rx: 8, opacity: 0.75 }) +
    dots.join('') +
    rect(-300, -74, 600, 14, '#2e1a10', { opacity: 0.25 }) +
    path('M-330 -60H330L334 -40H-334Z', darken(palette.wood, 0.3))
  )
}

/** One botanical card around the origin. */
export function botanicalCard(ground: string, ink: string, kind: 'branch' | 'palm' | 'berries'): string {
  const d = roundedRect(-180, -250, 360, 500, 6)
  const plant =
    kind === 'palm'
      ? at(0, 150, palm(250, { color: ink, blades: 9, open: 130 })) + line('M0 150V210', ink, 6)
      : at(
          -14,
          190,
          branch(360, {
            color: ink,
            leaves: 7,
            size: 0.32,
            bend: 0.1,
            seed: 7,
            ...(kind === 'berries' ? { berries: palette.clay } : {}),
          }),
        )
  return (
    flatShadow(d, { lift: 12, softness: 13, strength: 0.34 }) +
    path(d, shaded(ground, [0.3, 0], [0, 0], [1, 1])) +
    rect(-156, -226, 312, 452, 'none', { stroke: ink, 'stroke-width': 2, opacity: 0.4 }) +
    plant
  )
}

/** A kraft envelope around the origin. */
export function envelope(color = '#c9a477', seal: string = palette.clay): string {
  const d = roundedRect(-270, -185, 540, 370, 6)
  return (
    flatShadow(d, { lift: 14, softness: 14, strength: 0.34 }) +
    path(d, shaded(color, [0.25, -0.06], [0, 0], [1, 1])) +
    path('M-268 -182L0 40L268 -182Z', shadedDown(color, [0.35, 0]), { stroke: darken(color, 0.35), 'stroke-width': 3 }) +
    path('M-30 22C-40 0 -14 -22 8 -16C34 -18 44 12 30 32C14 54 -24 48 -30 22Z', seal) +
    line('M-12 14C-4 2 12 4 16 16', lighten(seal, 0.4), 4)
  )
}

/** A tablet around the origin showing the care guide. */
export function guideTablet(): string {
  const body = roundedRect(-340, -460, 680, 920, 44)
  const screen = roundedRect(-304, -424, 608, 848, 16)
  const random = seeded(8)
  const lines = (x: number, y: number, rows: number, width: number) =>
    steps(rows)
      .map((i) => rect(x, y + i * 30, width * (0.72 + random() * 0.28), 10, '#8f8272', { rx: 5, opacity: 0.55 }))
      .join('')
  return (
    flatShadow(body, { lift: 28, softness: 24, strength: 0.45 }) +
    path(
      body,
      linear(
        [
          [0, '#4a423c'],
          [0.5, '#2a2320'],
          [1, '#15100d'],
        ],
        [0, 0],
        [1, 1],
      ),
    ) +
    clipped(
      screen,
      path(screen, '#fbf6ea'),
      rect(-304, -424, 608, 430, palette.terracotta),
      at(-120, -20, branch(330, { color: palette.green, leaves: 7, size: 0.34, bend: 0.15, seed: 5 })),
      at(120, -20, branch(300, { color: palette.olive, leaves: 6, size: 0.36, bend: -0.15, seed: 9, berries: palette.ochre })),
      rect(-304, -20, 608, 500, '#fbf6ea'),
      rect(-240, 40, 330, 22, palette.ink, { rx: 11, opacity: 0.85 }),
      rect(-240, 80, 220, 14, palette.clay, { rx: 7, opacity: 0.8 }),
      lines(-240, 140, 8, 480),
      path('M-304 -424H120L-304 300Z', '#fff', { opacity: 0.1 }),
    )
  )
}
