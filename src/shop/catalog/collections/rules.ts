export const COLLECTION_FIELDS = [
  'price',
  'sale',
  'stock',
  'featured',
  'category',
  'tag',
  'attribute',
  'brand',
  'name',
  'new',
  'sold',
] as const
export type CollectionField = (typeof COLLECTION_FIELDS)[number]

/** What a product must be like. `ids` are of categories, tags or values of attributes, `texts` of brands or parts of names; amounts are centavos. */
export type CollectionCondition = {
  field: CollectionField
  /** The other way round. */
  not?: boolean
  ids?: number[]
  texts?: string[]
  least?: number
  most?: number
  days?: number
  /** Of values of an attribute: which attribute, for the form. */
  attribute?: number
}
export type CollectionRules = { match: 'all' | 'any'; conditions: CollectionCondition[] }
type ReadRules = { ok: true; rules: CollectionRules } | { ok: false; problem: string }

export const MOST_CONDITIONS = 10
export const MOST_VALUES = 50
export const LONGEST_TEXT = 70
/** R$ 10.000.000,00, or more units than anybody sells. */
const LARGEST = 1_000_000_000
const MOST_DAYS = 730

const BY_ID: ReadonlySet<CollectionField> = new Set(['category', 'tag', 'attribute'])
const BY_TEXT: ReadonlySet<CollectionField> = new Set(['brand', 'name'])
const BY_RANGE: ReadonlySet<CollectionField> = new Set(['price', 'sold'])
const BY_DAYS: ReadonlySet<CollectionField> = new Set(['new', 'sold'])

/** Which parts a condition on a field has. */
export const partsOf = (field: CollectionField) => ({
  ids: BY_ID.has(field),
  texts: BY_TEXT.has(field),
  range: BY_RANGE.has(field),
  days: BY_DAYS.has(field),
})

/** Rules as they are kept: what a condition needs and nothing else, or the merchant's words for what is missing. */
export function readCollectionRules({ match, conditions }: CollectionRules): ReadRules {
  if (conditions.length === 0) return { ok: false, problem: 'Falta uma regra: sem ela nenhum produto entra.' }
  if (conditions.length > MOST_CONDITIONS) return { ok: false, problem: `Uma lista tem até ${MOST_CONDITIONS} regras.` }
  const read = conditions.map(readCondition)
  const wrong = read.findIndex((one) => typeof one === 'string')
  if (wrong >= 0) return { ok: false, problem: `Regra ${wrong + 1}: ${read[wrong] as string}` }
  return { ok: true, rules: { match, conditions: read as CollectionCondition[] } }
}

function readCondition({
  field,
  not,
  ids = [],
  texts = [],
  least,
  most,
  days,
  attribute,
}: CollectionCondition): CollectionCondition | string {
  const needs = partsOf(field)
  const named = [...new Set(texts.map((text) => text.trim()).filter((text) => text !== ''))]
  const trouble =
    (needs.ids && lengthTrouble(ids.length, 'escolha ao menos uma opção.')) ||
    (needs.texts && lengthTrouble(named.length, 'escreva ao menos um texto.')) ||
    (needs.texts && named.some((text) => text.length > LONGEST_TEXT) && `cada texto tem até ${LONGEST_TEXT} letras.`) ||
    (needs.range && rangeTrouble(least, most)) ||
    (needs.days && !(days !== undefined && days >= 1 && days <= MOST_DAYS) && `o número de dias vai de 1 a ${MOST_DAYS}.`)
  if (trouble) return trouble
  return {
    field,
    ...(not && { not: true }),
    ...(needs.ids && { ids: [...new Set(ids)] }),
    ...(needs.texts && { texts: named }),
    ...(needs.range && least !== undefined && { least }),
    ...(needs.range && most !== undefined && { most }),
    ...(needs.days && { days: days! }),
    ...(field === 'attribute' && attribute && { attribute }),
  }
}

function lengthTrouble(length: number, missing: string) {
  if (length === 0) return missing
  return length > MOST_VALUES && `escolha até ${MOST_VALUES}.`
}

function rangeTrouble(least: number | undefined, most: number | undefined) {
  if (least === undefined && most === undefined) return 'preencha o mínimo ou o máximo.'
  if (Number.isNaN(least) || Number.isNaN(most)) return 'escreva um número.'
  if (Math.max(least ?? 0, most ?? 0) > LARGEST) return 'o número é grande demais.'
  return least !== undefined && most !== undefined && least > most && 'o mínimo é maior que o máximo.'
}
