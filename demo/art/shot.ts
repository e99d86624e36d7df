import type { DemoPicture } from '../shapes.ts'
import { palette } from './palette.ts'
import { LANDSCAPE, PORTRAIT, WIDE, type Frame } from './scene.ts'
import { svgDocument } from './svg.ts'

/** Colours by the slug that names a variation and its picture. */
export const colors = {
  branco: palette.glaze,
  terracota: palette.terracotta,
  oliva: palette.olive,
  indigo: palette.indigo,
  ocre: palette.ochre,
  cru: palette.linen,
  areia: '#d8c3a0',
  preto: '#3a3431',
  azul: '#8fa3bd',
} as const

export type ColorName = keyof typeof colors

/** How a shopper reads the colour in an alt text. */
const spoken: Record<ColorName, string> = {
  branco: 'branco',
  terracota: 'terracota',
  oliva: 'verde-oliva',
  indigo: 'índigo',
  ocre: 'ocre',
  cru: 'cru',
  areia: 'areia',
  preto: 'preto',
  azul: 'azul',
}

export const product = picture(PORTRAIT)
export const card = picture(LANDSCAPE)
export const banner = picture(WIDE)

/** One picture for each colour, named slug-colour; in the alt text «{cor}» becomes the colour's name. */
export function inColors<Name extends ColorName>(
  slug: string,
  alt: string,
  names: readonly Name[],
  draw: (color: string, name: Name) => string,
): DemoPicture[] {
  return names.map((name) => product(`${slug}-${name}`, alt.replace('{cor}', spoken[name]), () => draw(colors[name], name)))
}

function picture({ width, height }: Frame) {
  return (name: string, alt: string, draw: () => string): DemoPicture => ({
    name,
    alt,
    width,
    height,
    svg: () => svgDocument(width, height, draw()),
  })
}
