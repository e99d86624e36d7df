import { isDay } from '../calendar-day.ts'
import { count, formatNumber } from '../pt-br.ts'
import { typedLine, typedText } from '../typed-text.ts'
import { type FieldValue, LARGEST_NUMBER, LONGEST_TEXT, type TypedField } from './definition.ts'

/** Null: no value. */
export type ReadValue = { ok: true; value: FieldValue | null } | { ok: false; why: string }
const good = (value: FieldValue | null): ReadValue => ({ ok: true, value })
const bad = (why: string): ReadValue => ({ ok: false, why })

/** A value as a program, a table or a form says it, by the field's kind: «12,5» is a number, «sim» a yes, «20261231» a day. */
export function readValue({ kind, options }: Pick<TypedField, 'kind' | 'options'>, sent: unknown): ReadValue {
  if (sent === null || sent === undefined || sent === '' || (Array.isArray(sent) && sent.length === 0)) return good(null)
  switch (kind) {
    case 'text':
    case 'long_text':
      return readText(kind, sent, options.longest)
    case 'number':
      return readNumber(sent, options)
    case 'choice':
      return readChoices(sent, options.choices ?? [], 1)
    case 'choices':
      return readChoices(sent, options.choices ?? [])
    case 'date':
      return readDate(sent)
    case 'yes_no':
      return readFlag(sent)
    case 'color':
      return readColor(sent)
    default:
      return readNumberOf(sent)
  }
}

function readText(kind: 'text' | 'long_text', sent: unknown, longest: number = LONGEST_TEXT[kind]): ReadValue {
  if (typeof sent !== 'string' && typeof sent !== 'number') return bad('precisa ser um texto.')
  const text = kind === 'text' ? typedLine(String(sent), longest + 1) : typedText(String(sent), longest + 1)
  if (text.length > longest) return bad(`pode ter até ${formatNumber(longest)} letras.`)
  return good(text === '' ? null : text)
}

function readNumber(sent: unknown, { least, most, decimals = 0 }: TypedField['options']): ReadValue {
  const number = typeof sent === 'number' ? sent : typeof sent === 'string' ? decimalOf(sent) : Number.NaN
  if (!Number.isFinite(number) || Math.abs(number) > LARGEST_NUMBER) return bad('precisa ser um número, como 12 ou 12,5.')
  if (Number(number.toFixed(decimals)) !== number)
    return bad(
      decimals === 0 ? 'precisa ser um número inteiro.' : `pode ter até ${count(decimals, 'casa', 'casas')} depois da vírgula.`,
    )
  if (least !== undefined && number < least) return bad(`precisa ser pelo menos ${numberText(least)}.`)
  if (most !== undefined && number > most) return bad(`pode ser no máximo ${numberText(most)}.`)
  // Zero has no sign.
  return good(number === 0 ? 0 : number)
}

/** «1.234,5», «1234,5» and «1234.5». */
function decimalOf(text: string): number {
  const typed = text.trim()
  if (/^[+-]?\d{1,3}(\.\d{3})+,\d+$/.test(typed)) return Number(typed.replaceAll('.', '').replace(',', '.'))
  return /^[+-]?\d+([.,]\d+)?$/.test(typed) ? Number(typed.replace(',', '.')) : Number.NaN
}

/** What was meant whatever its capitals and spaces; told as the field has it. */
function readChoices(sent: unknown, choices: readonly string[], most = Infinity): ReadValue {
  const list = Array.isArray(sent) ? (sent as unknown[]) : most === 1 ? [sent] : listIn(sent)
  const fold = (text: string) => text.trim().toLocaleLowerCase('pt-BR')
  const found: string[] = []
  for (const one of list.slice(0, choices.length + 1)) {
    const choice = choices.find((name) => fold(name) === fold(typeof one === 'string' ? one : String(one)))
    if (choice === undefined) return bad(`«${short(one)}» não é uma das opções: ${told(choices)}.`)
    if (!found.includes(choice)) found.push(choice)
  }
  if (found.length > most) return bad('só pode ter uma das opções.')
  return good(most === 1 ? found[0]! : choices.filter((name) => found.includes(name)))
}

/** «Algodão, Linho» in a table's cell, or a list as JSON. */
function listIn(sent: unknown): unknown[] {
  if (typeof sent !== 'string') return [sent]
  if (sent.startsWith('['))
    try {
      const list: unknown = JSON.parse(sent)
      if (Array.isArray(list)) return list
    } catch {
      // A text that only looks like a list.
    }
  return sent.split(/(?<!\\),/).map((one) => one.replaceAll('\\,', ','))
}

function readDate(sent: unknown): ReadValue {
  const text = String(sent).trim()
  const [, year, month, date] = /^(\d{4})-?(\d\d)-?(\d\d)(?:$|[T ])/.exec(text) ?? []
  const [, d, m, y] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(text) ?? []
  const day = year === undefined ? `${y}-${m}-${d}` : `${year}-${month}-${date}`
  return isDay(day) ? good(day) : bad('precisa ser uma data, como 31/12/2026.')
}

const YES = new Set(['1', 'true', 'sim', 's', 'yes'])
const NO = new Set(['0', 'false', 'não', 'nao', 'n', 'no'])
function readFlag(sent: unknown): ReadValue {
  const word = String(sent).trim().toLowerCase()
  return YES.has(word) ? good(true) : NO.has(word) ? good(false) : bad('precisa ser sim ou não.')
}

function readColor(sent: unknown): ReadValue {
  const hex = String(sent).trim().toLowerCase()
  const [, r, g, b] = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(hex) ?? []
  const color = r === undefined ? hex : `#${r}${r}${g}${g}${b}${b}`
  return /^#[0-9a-f]{6}$/.test(color) ? good(color) : bad('precisa ser uma cor, como #a0522d.')
}

/** A picture is named by its number, or as `{ id }`; 0 is none. */
function readNumberOf(sent: unknown): ReadValue {
  const named =
    typeof sent === 'object' && sent !== null ? ((sent as { id?: unknown }).id ?? (sent as { ID?: unknown }).ID) : sent
  const id =
    typeof named === 'number' ? named : typeof named === 'string' && /^\d{1,15}$/.test(named) ? Number(named) : Number.NaN
  if (!Number.isSafeInteger(id) || id < 0) return bad('precisa ser o número (ID) de algo que existe na loja.')
  return good(id === 0 ? null : id)
}

export const numberText = (value: number) => value.toLocaleString('pt-BR', { maximumFractionDigits: 10 })
const short = (sent: unknown) => (typeof sent === 'string' ? sent : (JSON.stringify(sent) ?? '')).slice(0, 60)
const told = (choices: readonly string[]) => choices.slice(0, 10).join(', ') + (choices.length > 10 ? '…' : '')
