import { colour, part, size, type StyleControl, type StylePart } from './control.ts'
import { sizeCss } from './values.ts'

const TITLES = { top: 'Recorte em cima', bottom: 'Recorte embaixo' }

/** The rules that a shape needs to stand at its edge: only elements with one have them. */
const standing = (side: 'top' | 'bottom', css: string): StyleControl => ({
  keys: [`shape_divider_${side}`],
  css: (value) => (value(`shape_divider_${side}`) ? css : ''),
  state: 'normal',
  fields: {},
})

/** Look of the shapes at the edges of containers; the shape itself is drawn by the container. */
export function shapeDivider(side: 'top' | 'bottom'): StylePart[] {
  const named = (name: string) => `shape_divider_${side}_${name}`
  const when = { [`shape_divider_${side}`]: true } as const
  const shape = `&>.elementor-shape-${side}`
  return [
    part(
      TITLES[side],
      shape,
      standing(
        side,
        `position:absolute;inset-inline:0;inset-block-${side === 'top' ? 'start' : 'end'}:-1px;overflow:hidden;line-height:0;pointer-events:none;color:var(--color-paper)${side === 'bottom' ? ';rotate:180deg' : ''}`,
      ),
      colour(named('color'), 'Cor', 'color', { when }),
    ),
    part(
      TITLES[side],
      `${shape}>svg`,
      standing(
        side,
        'display:block;inline-size:100%;block-size:60px;position:relative;inset-inline-start:50%;translate:-50%;fill:currentColor',
      ),
      {
        ...size(named('width'), 'Largura (%)', 'inline-size', { unit: '%', units: ['%', 'vw'], min: 100, max: 300, when }),
        css: (value) => {
          const css = sizeCss(value(named('width')), { unit: '%', units: ['%', 'vw'], min: 100, max: 300 })
          return css && `inline-size:${css}`
        },
      },
      size(named('height'), 'Altura', 'block-size', { min: 0, max: 500, units: ['px', 'em', 'rem', 'vh', 'vw'], when }),
    ),
  ]
}
