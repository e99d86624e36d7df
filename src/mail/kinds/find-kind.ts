import type { Letter } from '../letter.ts'
import { composeLetter } from '../texts/compose-letter.ts'
import type { MailText } from '../texts/mail-text.ts'
import type { Values } from '../texts/placeholders.ts'
import { ACCOUNT_KINDS } from './account-kinds.ts'
import { type MailKind, textOf } from './mail-kind.ts'
import { ORDER_KINDS } from './order-kinds.ts'

const OWN: Record<string, MailKind> = { ...ORDER_KINDS, ...ACCOUNT_KINDS }

/** The kind of the shop's own mails; undefined where a merchant may not write. */
export const findKind = (id: string): MailKind | undefined => (Object.hasOwn(OWN, id) ? OWN[id] : undefined)

/** A mail that an extension writes: the merchant's text stands around what it says, or in place of it. */
export const extensionKind = (example: Record<string, unknown>): MailKind => ({
  text: textOf({ subject: '{assunto}', title: '{titulo}', opening: '{texto}' }),
  placeholders: [...Object.keys(ownValues(example)), 'assunto', 'titulo', 'texto', 'loja'],
})

/** An extension's letter with the merchant's text. Its first words are what the text may replace; what comes after them stays. */
export function rewriteLetter(
  letter: Letter,
  text: MailText,
  around: { data: Record<string, unknown>; shopName: string },
): Letter {
  const first = letter.parts.findIndex(({ kind }) => kind !== 'words')
  const [words, rest] = first === -1 ? [letter.parts, []] : [letter.parts.slice(0, first), letter.parts.slice(first)]
  const values: Values = {
    ...ownValues(around.data),
    assunto: letter.subject,
    titulo: letter.title,
    texto: words.map((part) => (part.kind === 'words' ? part.text : '')).join('\n\n'),
    loja: around.shopName,
  }
  return composeLetter(text, values, rest)
}

/** What can be said in a text, of what an extension draws a mail with. */
const ownValues = (data: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(data).flatMap(([name, value]) =>
      /^[\p{L}\d_]{1,40}$/u.test(name) && (typeof value === 'string' || typeof value === 'number') ? [[name, String(value)]] : [],
    ),
  )
