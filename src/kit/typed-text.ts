/** What people typed into a form, made fit to be kept: plain text, whatever it looks like. */

// Control characters, also the one that no database keeps, and marks that turn the reading direction around.
const UNSEEN = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu

/** A form sends two signs for every line break that its field counted as one. */
export const singleBreaks = (text: string) => text.replaceAll(/\r\n?/g, '\n')

/** Several lines; of anything but text, none. Reads no further than four times the length that may be kept. */
export const typedText = (raw: unknown, longest: number) =>
  typeof raw === 'string'
    ? singleBreaks(raw.slice(0, longest * 4).toWellFormed())
        .replaceAll(UNSEEN, (sign) => (sign === '\n' ? sign : ''))
        .replaceAll(/\n{3,}/g, '\n\n')
        .trim()
    : ''

export const typedLine = (raw: unknown, longest: number) => typedText(raw, longest).replaceAll(/\s+/g, ' ').slice(0, longest)
