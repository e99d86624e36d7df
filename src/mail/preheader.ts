import type { Letter } from './letter.ts'

const LONGEST = 140

/** What stands beside the subject in a list of mails: the first words after the greeting. */
export function preheaderOf({ title, parts }: Letter): string {
  const words = parts.flatMap((part) => (part.kind === 'words' ? [part.text] : []))
  const text = words
    .filter((line) => !line.startsWith('Olá'))
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (text === '') return title
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST).replace(/\s+\S*$/, '')}…`
}
