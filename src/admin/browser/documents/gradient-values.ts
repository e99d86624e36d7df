import { numberOf, type Values } from './setting-values.ts'
import type { WireField } from '#api/vitrine/widget-shape.ts'

/** Settings that together are one gradient, without the name of what they stand behind. */
const PIECES = ['color', 'color_stop', 'color_b', 'color_b_stop', 'gradient_type', 'gradient_angle', 'gradient_position'] as const
type Piece = (typeof PIECES)[number]
export type Gradient = { prefix: string; pieces: Partial<Record<Piece, WireField>> }

/** The gradients that a form asks for, each with its settings; one is there while its second colour is asked for. */
export function gradientsIn(asked: readonly WireField[]): Gradient[] {
  return asked
    .filter(({ name }) => name.endsWith('_color_b'))
    .map(({ name }) => {
      const prefix = name.slice(0, -'_color_b'.length)
      const found = PIECES.flatMap((piece) => {
        const field = asked.find((one) => one.name === `${prefix}_${piece}`)
        return field ? [[piece, field] as const] : []
      })
      return { prefix, pieces: Object.fromEntries(found) }
    })
}

export const isPieceOf = ({ pieces }: Gradient, { name }: WireField) => Object.values(pieces).some((one) => one.name === name)

/** A stop or an angle as it counts: what is stored, else what pages show without it. */
export const numberAt = (values: Values, name: string, usual: number) => numberOf(values[name]) ?? usual

/** The gradient as a browser shows it to the merchant; the shop's colours by what they are on the screen. */
export function gradientPreview(values: Values, prefix: string, colourOf: (stored: unknown) => string): string {
  const at = (name: string) => values[`${prefix}_${name}`]
  const [from, to] = [colourOf(at('color')) || 'transparent', colourOf(at('color_b')) || '#f2295b']
  const stops = `${from} ${numberAt(values, `${prefix}_color_stop`, 0)}%, ${to} ${numberAt(values, `${prefix}_color_b_stop`, 100)}%`
  if (at('gradient_type') === 'radial') {
    const place = at('gradient_position')
    return `radial-gradient(at ${typeof place === 'string' && place !== '' ? place : 'center center'}, ${stops})`
  }
  return `linear-gradient(${numberAt(values, `${prefix}_gradient_angle`, 180)}deg, ${stops})`
}

/** A number with its unit, as builders store it. */
export const stored = (size: number, unit: '%' | 'deg') => ({ unit, size, sizes: [] })

/** The two colours in each other's place. */
export function swapped(values: Values, prefix: string): Values {
  const [from, to] = [`${prefix}_color`, `${prefix}_color_b`]
  const { [from]: first, [to]: second, ...rest } = values
  return { ...rest, ...(second !== undefined && { [from]: second }), ...(first !== undefined && { [to]: first }) }
}
