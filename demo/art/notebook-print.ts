import { shaded } from './shaded.ts'
import { cloth } from './cloth.ts'
import { darken, lighten, mix, palette } from './palette.ts'
import { flatShadow } from './light.ts'
import { branch } from './plants.ts'
import { spread, steps } from './seeded.ts'
import { at, clipped, line, linear, num, path, rect, roundedRect } from './svg.ts'
import { speckles, weave } from './texture.ts'

/** A hand-sewn notebook from above, centred on the origin, 520 × 740. */
export function notebook(color: string, thread: string = palette.ochre): string {
  const cover = roundedRect(-260, -370, 520, 740, 12)
  const pages = steps(5).map((i) => rect(-250, -362 + i * 3, 516 + i, 730 + i, i % 2 ? '#efe6d4' : '#fbf6ea', { rx: 6 }))
  const holes = spread(-330, 330, 12)
  const stitch =
    line(
      holes.map((y, i) => `M-262 ${num(y)}H-212${i < 11 ? `M-212 ${num(y)}V${num(y + 60)}` : ''}`).join(''),
      darken(thread, 0.2),
      6,
    ) +
    at(
      -1,
      -2,
      line(
        holes.map((y, i) => `M-262 ${num(y)}H-212${i < 11 ? `M-212 ${num(y)}V${num(y + 60)}` : ''}`).join(''),
        lighten(thread, 0.2),
        3,
      ),
    )
  return (
    flatShadow(cover, { lift: 20, softness: 18, strength: 0.42 }) +
    pages.join('') +
    cloth(
      cover,
      { color, texture: weave(color, 5, { strength: 0.7 }) },
      rect(-260, -370, 60, 740, shaded(color, [-0.4, 0.15, -0.2]), { opacity: 0.7 }),
    ) +
    stitch +
    at(30, 130, branch(300, { color: mix(color, '#fff6e4', 0.62), leaves: 6, size: 0.34, bend: 0.08, seed: 4 }), { turn: 4 }) +
    line('M40 372C52 420 30 450 46 500', thread, 9) +
    line('M46 500l-12 40M46 500l4 44M46 500l18 38', thread, 6)
  )
}

/** A notebook lying open, centred on the origin, 1000 × 680. */
export function openNotebook(cover: string): string {
  const board = roundedRect(-496, -336, 992, 684, 14)
  const written = spread(-220, 160, 9).map((y, i) => `M80 ${y}C150 ${y - 8} 240 ${y + 6} ${300 + ((i * 53) % 120)} ${y - 2}`)
  return (
    flatShadow(board, { lift: 18, softness: 18, strength: 0.4 }) +
    path(board, darken(cover, 0.15)) +
    page(-1) +
    page(1) +
    line(written.join(''), palette.indigo, 3, { opacity: 0.4, 'stroke-dasharray': '34 9 52 8 20 10' }) +
    at(-250, 240, branch(420, { color: palette.olive, leaves: 8, size: 0.26, bend: 0.06, seed: 12 }))
  )
}

const page = (side: number) => {
  const d = `M0 -320C${side * 120} -346 ${side * 340} -344 ${side * 480} -326V330C${side * 340} 312 ${side * 120} 310 0 336Z`
  const fold =
    side < 0
      ? linear([
          [0, '#fdf9ef'],
          [0.75, '#f7f0e1'],
          [1, '#cdbfa6'],
        ])
      : linear([
          [0, '#bfb096'],
          [0.2, '#f1e8d6'],
          [1, '#fbf6ea'],
        ])
  return (
    path(d, fold) +
    clipped(
      d,
      speckles({ x: -480, y: -340, width: 960, height: 680 }, { count: 160, seed: 6, color: '#8a7758', size: 2, opacity: 0.4 }),
    )
  )
}
