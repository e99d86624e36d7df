import type { LetterColours } from './brand.ts'

export const FONT = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
export const DISPLAY_FONT = "'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, serif"
export const CODE_FONT = 'Menlo, Consolas, monospace'

const DARK_QUERY = '@media (prefers-color-scheme:dark)'

/**
 * The letter's style sheet. Its colours stand on the elements too, as attributes: programs without style sheets show those, and a
 * style sheet wins over an attribute, so the dark ones need no more weight than the light ones.
 */
export const letterStyle = (light: LetterColours, dark: LetterColours): string =>
  [
    ':root{color-scheme:light dark;supported-color-schemes:light dark}',
    'body{margin:0;padding:0;-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%}',
    '.edge{padding:28px 40px 16px}',
    '.title{font-size:28px;line-height:36px}',
    colourRules(light),
    `${DARK_QUERY}{${colourRules(dark)}}`,
    '@media (max-width:480px){.edge{padding:24px 20px 8px}.button-box,.button{width:100%}.title{font-size:24px;line-height:30px}}',
  ].join('\n')

const colourRules = ({ ground, card, soft, line, ink, muted, accent, onAccent }: LetterColours) =>
  [
    `.ground{background-color:${ground}}`,
    `.card{background-color:${card}}`,
    `.soft{background-color:${soft}}`,
    `.line{background-color:${line}}`,
    `.accent{background-color:${accent}}`,
    `.ink{color:${ink}}`,
    `.muted{color:${muted}}`,
    `.link{color:${accent}}`,
    `.on-accent{color:${onAccent}}`,
  ].join('\n')

/** The letter as one of the two schemes shows it, whatever the reader's own is: for a preview. */
export const inScheme = (html: string, scheme: 'light' | 'dark'): string =>
  html
    .replace(DARK_QUERY, scheme === 'dark' ? '@media all' : '@media not all')
    .replace('color-scheme:light dark', `color-scheme:${scheme}`)
