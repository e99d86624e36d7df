import { formatDate } from '#kit/pt-br.ts'
import type { AgreedTerms } from '#shop/orders/agreed-terms.ts'
import type { LetterPart } from './letter.ts'

/** A letter stays readable, and every postman takes it. */
const MOST_LETTERS = 20_000

/** The contract in a form that can be kept: the words themselves, with their version (Decreto 7.962/2013, art. 4, IV). */
export function termsParts(terms: AgreedTerms | undefined): LetterPart[] {
  if (!terms) return []
  const { title, text, version, takenAt } = terms
  return [
    { kind: 'heading', text: `${title}: o que você aceitou` },
    { kind: 'words', text: `Versão ${version}, guardada em ${formatDate(takenAt)}. Guarde esta mensagem.` },
    ...text
      .slice(0, MOST_LETTERS)
      .split('\n')
      .map((line): LetterPart => ({ kind: 'words', text: line })),
    ...(text.length > MOST_LETTERS ? [{ kind: 'words' as const, text: 'O texto inteiro está na página do pedido.' }] : []),
  ]
}
