import type { MailKind } from '../kinds/mail-kind.ts'
import { FIELD_LABELS, LONGEST, type MailText, TEXT_FIELDS, type TextField } from './mail-text.ts'
import { placeholdersIn } from './placeholders.ts'

export type TextProblems = Partial<Record<TextField | 'hidden', string>>

const TAG = /<\/?[a-z][^<>]*>/i
// A break in a subject would begin another header of the mail.
const CONTROL = /[\p{Cc}\u2028\u2029]/u

/** What is wrong with a typed text, by its field, in words for the merchant. Nothing: it can be sent. */
export function checkText(text: MailText, kind: Pick<MailKind, 'placeholders' | 'required' | 'sections'>): TextProblems {
  const problems: TextProblems = {}
  for (const field of TEXT_FIELDS) {
    const problem = fieldProblem(field, text[field], kind)
    if (problem !== undefined) problems[field] = problem
  }
  const missing = (kind.required ?? []).find((name) => !placeholdersIn(`${text.opening}\n${text.closing}`).includes(name))
  if (missing !== undefined) problems.opening ??= `Este e-mail precisa de {${missing}} no texto.`
  const unknown = text.hidden.find((id) => !(kind.sections ?? []).includes(id))
  if (unknown !== undefined) problems.hidden = `Este e-mail não tem a seção «${unknown}», ou ela não pode ser retirada.`
  return problems
}

function fieldProblem(field: TextField, text: string, { placeholders }: Pick<MailKind, 'placeholders'>): string | undefined {
  const label = FIELD_LABELS[field]
  const isLine = field === 'subject' || field === 'title'
  if (isLine && text.trim() === '') return `Escreva algo em «${label}».`
  if (isLine && CONTROL.test(text)) return `«${label}» é uma linha só, sem quebras.`
  if (text.length > LONGEST[field])
    return `«${label}» tem mais de ${LONGEST[field].toLocaleString('pt-BR')} letras. Escreva menos.`
  const tag = TAG.exec(text)
  if (tag) return `O texto não usa HTML: escreva sem ${tag[0].slice(0, 40)}.`
  const unknown = placeholdersIn(text).find((name) => !placeholders.includes(name))
  if (unknown === undefined) return undefined
  return `{${unknown}} não existe neste e-mail. Use: ${placeholders.map((name) => `{${name}}`).join(', ')}.`
}
