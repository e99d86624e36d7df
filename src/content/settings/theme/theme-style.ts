import type { Colours } from '../colours.ts'
import { darkTokens } from './dark-tokens.ts'
import { type ColourTokens, FIRST_TOKENS, lightTokens, type TokenName } from './light-tokens.ts'
import { shapeRules, shapeTokens } from './shapes.ts'
import type { Theme } from './theme.ts'

/** The style sheet of a theme, to stand after those of the shop: only what differs from what they say; nothing for the first theme. */
export function themeStyle(theme: Theme): string {
  const { colours, scheme } = theme
  const isDark = scheme === 'dark'
  const tokens = changed(isDark ? darkTokens(colours) : lightTokens(colours), FIRST_TOKENS)
  const own = `${tokens}${shapeTokens(theme)}${isDark ? DARK_EXTRAS(colours) : ''}`
  const atNight = scheme === 'auto' ? `${changed(darkTokens(colours), lightTokens(colours))}${DARK_EXTRAS(colours)}` : ''
  return (
    (own === '' ? '' : `:root{${own}}`) +
    shapeRules(theme) +
    (atNight === '' ? '' : `@media screen and (prefers-color-scheme:dark){:root{${atNight}}${DARK_LOGO}}`)
  )
}

/** The colour behind the page, for the bar of the browser. */
export const groundOf = ({ colours, scheme }: Pick<Theme, 'colours' | 'scheme'>) => ({
  light: (scheme === 'dark' ? darkTokens : lightTokens)(colours).paper,
  /** Only where it follows the visitor. */
  dark: scheme === 'auto' ? darkTokens(colours).paper : undefined,
})

const changed = (tokens: ColourTokens, before: ColourTokens) =>
  (Object.keys(tokens) as TokenName[])
    .filter((name) => tokens[name] !== before[name])
    .map((name) => `--color-${name}:${tokens[name]};`)
    .join('')

/** What documents name as a ground stays dark where the colour of words becomes bright; shadows are seen on dark grounds too. */
const DARK_EXTRAS = (colours: Colours) => {
  const { ink, accent, sale } = lightTokens(colours)
  const grounds = Object.entries({ ink, accent, sale }).map(([name, hex]) => `--ground-${name}:${hex};`)
  return `color-scheme:dark;${grounds.join('')}--shadow-sm:0 1px 2px rgb(0 0 0/.5);--shadow-md:0 6px 24px -8px rgb(0 0 0/.7);`
}

/** A logo was drawn for the light page. */
const DARK_LOGO = '.site-logo-picture{padding:6px;border-radius:6px;background:#fff}'
