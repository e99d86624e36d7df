/** The colours of Casa Aroeira; every picture is mixed from these. */
export const palette = {
  paper: '#f6f1e8',
  clay: '#b5543a',
  terracotta: '#c8694a',
  ochre: '#d9a441',
  olive: '#6f7a4a',
  green: '#2f4a3c',
  indigo: '#2f3e63',
  sand: '#e3d5bd',
  ink: '#2a2320',
  blush: '#e7bfae',
  glaze: '#efe7da',
  linen: '#e2d6c0',
  straw: '#d6b274',
  wood: '#a8703f',
  jatoba: '#8a4a2b',
} as const

/** a at 0, b at 1. */
export function mix(a: string, b: string, share: number): string {
  const t = Math.min(1, Math.max(0, share))
  const from = channels(a)
  const to = channels(b)
  return '#' + from.map((value, i) => hex(value + ((to[i] ?? value) - value) * t)).join('')
}

/** Towards warm morning light. */
export const lighten = (color: string, share: number) => mix(color, '#fffaf0', share)

/** Towards a warm shadow: pure black would look like soot on clay. */
export const darken = (color: string, share: number) => mix(color, '#26150d', share)

/** The colour as it looks under a given amount of light: 0 is shade, 0.5 the colour itself, 1 full sun. */
export function underLight(color: string, light: number): string {
  const shade = mix(darken(color, 0.58), color, 0.12)
  if (light < 0.5) return mix(shade, color, Math.max(0, light) * 2)
  return mix(color, lighten(color, 0.62), (light - 0.5) * 2)
}

function channels(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16))
}

function hex(value: number): string {
  return Math.round(Math.min(255, Math.max(0, value)))
    .toString(16)
    .padStart(2, '0')
}
