import { formatMoney } from '#kit/money.ts'
import type { Letter, LetterPart, Sender } from './letter.ts'

/** The letter for those who read without markup. */
export function letterText({ title, parts }: Letter, sender: Sender): string {
  const closing = [sender.name, sender.document, sender.address, sender.email, sender.phone, sender.url].filter(
    (line) => line !== '',
  )
  return [title, ...parts.map(partText), `-- \n${closing.join('\n')}`].join('\n\n').replaceAll('\u00a0', ' ')
}

function partText(part: LetterPart): string {
  switch (part.kind) {
    case 'words':
    case 'code':
      return part.text
    case 'heading':
      return part.text.toUpperCase()
    case 'button':
      return `${part.label}: ${part.url}`
    case 'facts':
      return part.facts.map(({ label, value }) => `${label}: ${value}`).join('\n')
    case 'lines':
      return part.lines
        .map(
          ({ name, details, quantity, cents }) =>
            `${quantity} × ${name}${details === '' ? '' : ` (${details})`}: ${formatMoney(cents)}`,
        )
        .join('\n')
  }
}
