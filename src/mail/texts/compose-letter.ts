import type { Letter, LetterPart } from '../letter.ts'
import type { MailText } from './mail-text.ts'
import { fillPlaceholders, type Values } from './placeholders.ts'

/** The letter that a text makes around its sections. What the law wants in it stays at the very end. */
export function composeLetter(text: MailText, values: Values, sections: readonly LetterPart[]): Letter {
  const shown = sections.filter(({ section }) => section === undefined || !text.hidden.includes(section))
  const atEnd = shown.filter(({ section }) => section === AT_THE_END)
  return {
    subject: fillPlaceholders(text.subject, values),
    title: fillPlaceholders(text.title, values),
    parts: [
      ...paragraphs(text.opening, values),
      ...shown.filter((part) => !atEnd.includes(part)),
      ...paragraphs(text.closing, values),
      ...atEnd,
    ],
  }
}

/** The section of what was agreed to: longer than all the rest. */
export const AT_THE_END = 'terms'

/** Divided by empty lines; one of which nothing is left, since its placeholder has no value, is no paragraph. */
const paragraphs = (text: string, values: Values): LetterPart[] =>
  fillPlaceholders(text.replaceAll('\r\n', '\n'), values)
    .split(/\n[^\S\n]*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => ({ kind: 'words', text: paragraph }))

/** Marks parts as one section. */
export const inSection = (section: string, parts: readonly LetterPart[]): LetterPart[] =>
  parts.map((part) => ({ ...part, section }))
