import { contrast, LEAST_CONTRAST, mixed } from '#kit/colour-contrast.ts'
import { type Colours, readableColour } from '../colours.ts'
import { type ColourTokens, FIRST_TOKENS, lightTokens } from './light-tokens.ts'
import { standingOut } from './nearest-readable.ts'

/** What must be seen, not read: lines of fields, a button against the page. */
const LEAST_OF_SHAPES = 3
const WHITE = '#ffffff'

/**
 * Every colour of the dark shop. Grounds that words in light colours stand on (brand, night) stay as dark as these words need; what
 * is itself written (links, prices, notices) becomes bright.
 */
export function darkTokens(chosen: Colours): ColourTokens {
  const light = lightTokens(chosen)
  const paper = readableColour('dark', chosen.dark)
  const surface = mixed(paper, WHITE, 0.045)
  const sand = mixed(paper, WHITE, 0.08)
  const line = mixed(paper, WHITE, 0.16)
  const grounds = [paper, surface, sand]
  const words = (hex: string, from: readonly string[] = grounds) =>
    standingOut(hex, { from, least: LEAST_CONTRAST, towards: WHITE })
  const ink = words(mixed(light.paper, paper, 0.08), [...grounds, line])
  const soft = (hex: string) => mixed(paper, hex, 0.16)
  const signal = (name: 'success' | 'danger' | 'info' | 'warning') => {
    const ground = soft(standingOut(FIRST_TOKENS[name], { from: [paper], least: LEAST_OF_SHAPES, towards: WHITE }))
    return { [name]: words(FIRST_TOKENS[name], [...grounds, ground]), [`${name}-soft`]: ground }
  }
  const brand = onPage(light.brand, paper)
  return {
    ...light,
    paper,
    surface,
    sand,
    line,
    ink,
    brand,
    light: contrast(light.light, brand) >= LEAST_CONTRAST ? light.light : WHITE,
    'line-strong': standingOut(mixed(paper, WHITE, 0.35), { from: grounds, least: LEAST_OF_SHAPES, towards: WHITE }),
    'brand-strong': mixed(brand, '#000000', 0.2),
    muted: words(mixed(ink, paper, 0.32), [...grounds, line]),
    link: words(light.brand),
    accent: words(light.accent),
    sale: words(light.sale),
    star: '#e3ab46',
    focus: '#8ab4f8',
    ...signal('success'),
    ...signal('danger'),
    ...signal('info'),
    ...signal('warning'),
  }
}

/** A ground for white words that is still seen on the page. */
function onPage(hex: string, paper: string): string {
  const found = standingOut(hex, { from: [paper], least: LEAST_OF_SHAPES, towards: WHITE })
  return contrast(found, WHITE) >= LEAST_CONTRAST ? found : hex
}
