import { plainText } from '#kit/safe-html.ts'

const hasMarkup = (text: string) => /<\/?[a-z!]|&[a-z#]/i.test(text)

/** One line of words, without markup. */
export const plainLine = (text: string): string => (hasMarkup(text) ? plainText(text) : text.trim())

/** Words with their line breaks, without markup. */
export function plainLines(text: string): string {
  if (!hasMarkup(text)) return text.trim()
  return text
    .replaceAll(/\r?\n/g, ' ')
    .replaceAll(/<br\s*\/?>|<\/(p|div|li|h\d)>/gi, '\n')
    .split('\n')
    .map((line) => plainText(line))
    .filter((line, index, all) => line !== '' || (index > 0 && all[index - 1] !== ''))
    .join('\n')
    .trim()
}

/** Markup for a text that has none. */
export const asParagraphs = (text: string): string =>
  /<[a-z]/i.test(text)
    ? text
    : text
        .split(/\n{2,}/)
        .filter((part) => part.trim() !== '')
        .map((part) => `<p>${part.trim().replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '<br>')}</p>`)
        .join('')
