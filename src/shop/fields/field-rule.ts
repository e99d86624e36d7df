import {
  FIELD_KINDS,
  type FieldKind,
  type FieldOptions,
  LONGEST_CHOICE,
  LONGEST_TEXT,
  MOST_CHOICES,
  MOST_DECIMALS,
} from '#kit/typed-fields/definition.ts'
import { slugOf } from '#kit/pt-br.ts'
import { typedLine } from '#kit/typed-text.ts'
import { ASKABLE, CARDABLE, type FieldInput, type FieldNoun, FILTERABLE, LINK_TARGETS, SEARCHABLE } from './contract.ts'

const KEY = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/
export const LONGEST_KEY = 60

/** The key that a name suggests: «Tecido principal» → «tecido_principal». */
export const keyOf = (name: string) =>
  slugOf(name)
    .replaceAll('-', '_')
    .replace(/^[^a-z]+/, '')
    .slice(0, LONGEST_KEY)
    .replace(/_+$/, '')

export const isKey = (key: string) => key.length <= LONGEST_KEY && KEY.test(key)

const ASKED: ReadonlySet<FieldNoun> = new Set(['customer', 'order'])

type Checked = { ok: true; field: FieldInput } | { ok: false; text: string }
const no = (text: string): Checked => ({ ok: false, text })

/** A definition as it is kept: what its kind has no use for falls away, what would make no sense is refused. */
export function checkField(noun: FieldNoun, input: FieldInput): Checked {
  const name = typedLine(input.name, 80)
  if (name === '') return no('Escreva o nome do campo.')
  if (!FIELD_KINDS.includes(input.kind)) return no('Escolha o tipo do campo.')
  const options = checkOptions(input.kind, input.options)
  if (typeof options === 'string') return no(options)
  const isSeen = input.seenBy === 'customers'
  const isOfProducts = noun === 'product' && isSeen
  return {
    ok: true,
    field: {
      name,
      help: typedLine(input.help, 300),
      kind: input.kind,
      options,
      required: input.required,
      seenBy: input.seenBy,
      onPage: isSeen && input.onPage && (noun === 'product' || noun === 'category'),
      onCard: isOfProducts && input.onCard && CARDABLE.includes(input.kind),
      filterable: isOfProducts && input.filterable && FILTERABLE.includes(input.kind),
      searchable: isOfProducts && input.searchable && SEARCHABLE.includes(input.kind),
      asked: isSeen && input.asked && ASKED.has(noun) && ASKABLE.includes(input.kind),
    },
  }
}

/** The options that the kind has, or why they make no sense. */
function checkOptions(
  kind: FieldKind,
  { unit, least, most, decimals, longest, choices, target }: FieldOptions,
): FieldOptions | string {
  switch (kind) {
    case 'number': {
      if (least !== undefined && most !== undefined && least > most) return 'O menor valor não pode passar do maior.'
      const kept = typedLine(unit ?? '', 20)
      return {
        ...(kept !== '' && { unit: kept }),
        ...(least !== undefined && { least }),
        ...(most !== undefined && { most }),
        ...(decimals !== undefined && { decimals: Math.min(Math.max(0, Math.trunc(decimals)), MOST_DECIMALS) }),
      }
    }
    case 'choice':
    case 'choices':
      return checkChoices(choices ?? [])
    case 'text':
    case 'long_text':
      return longest === undefined ? {} : { longest: Math.min(Math.max(1, Math.trunc(longest)), LONGEST_TEXT[kind]) }
    case 'link': {
      const known = LINK_TARGETS.find((one) => one === target)
      return known ? { target: known } : 'Escolha para onde o link leva.'
    }
    default:
      return {}
  }
}

/** Two options that read the same in an address could not be told apart in a filter. */
function checkChoices(sent: readonly string[]): FieldOptions | string {
  const choices = sent.map((one) => typedLine(one, LONGEST_CHOICE + 1)).filter((one) => one !== '')
  if (choices.length === 0) return 'Escreva ao menos uma opção.'
  if (choices.length > MOST_CHOICES) return `Um campo pode ter até ${MOST_CHOICES} opções.`
  const long = choices.find((one) => one.length > LONGEST_CHOICE)
  if (long) return `A opção «${long.slice(0, 30)}…» é longa demais: até ${LONGEST_CHOICE} letras.`
  const unnamed = choices.find((one) => slugOf(one) === '')
  if (unnamed) return `A opção «${unnamed}» precisa ter letras ou números.`
  const slugs = choices.map(slugOf)
  const twin = choices.find((_, at) => slugs.indexOf(slugs[at]!) !== at)
  return twin ? `A opção «${twin}» está duas vezes.` : { choices }
}
