import { cleanHtml } from '#kit/safe-html.ts'
import type { FieldRules } from '#kit/typed-fields/check-meta.ts'
import type { EditedProduct } from '../editing/read-products.ts'
import { changeMeasures, changeOffer, NEW_OFFER } from '../editing/offer-rule.ts'
import { attributeSlug } from '../editing/product-attributes.ts'
import { type Around, variationCells } from './cells.ts'
import { headingOf } from './columns.ts'
import type { Row } from './file-index.ts'
import type { FindPicture } from './pictures.ts'
import type { VariationPlan } from './plan.ts'
import { changedColumns, findAll, headingsOf } from './plan-product.ts'
import type { StoredVariation } from './read-things.ts'
import { readInput } from './row-input.ts'
import { isSameTiers, readTierCell } from './tier-cell.ts'
import { REFUSALS, refusalText } from './text.ts'

export type Parent = {
  /** Undefined where it is only planned. */
  id: number | undefined
  line: number | undefined
  /** What its buyers may choose by: values by attribute. */
  offers: ReadonlyMap<string, ReadonlySet<string>>
}
type Help = {
  parent: Parent
  around: Around
  findPicture: FindPicture
  tagIdOf: (group: string) => number | undefined
  rules: FieldRules
}

/** What becomes of a variation by a line of a table. */
export function planVariation(
  row: Row,
  now: StoredVariation | undefined,
  { parent, around, findPicture, tagIdOf, rules }: Help,
): VariationPlan {
  const plan: VariationPlan = {
    what: 'variation',
    row,
    outcome: 'refused',
    fields: [],
    notes: [],
    id: now?.id,
    version: now?.version ?? 0,
    productId: parent.id,
    parentLine: parent.line,
    units: undefined,
    columns: undefined,
  }
  const before = now ? variationCells(now, around) : {}
  const changed = new Set([...changedColumns(row.cells, before)].filter((column) => column !== 'Name' && column !== 'Type'))
  if (now && changed.size === 0) return { ...plan, outcome: 'same' }
  const { input, problems } = readInput(row.cells, changed, true)
  const terms = (input.attributes ?? []).flatMap(({ name, options }) => (options[0] ? [{ name, option: options[0] }] : []))
  for (const { name, option } of terms)
    if (!parent.offers.get(attributeSlug(name))?.has(option.toLocaleLowerCase('pt-BR')))
      problems.push(REFUSALS.notOffered(option, name))
  const tiers = changed.has('Price tiers') ? readTierCell(row.cells['Price tiers'] ?? '', tagIdOf) : undefined
  if (typeof tiers === 'string') problems.push(`${headingOf('Price tiers', 'pt')}: ${tiers}`)
  if (problems.length > 0 || typeof tiers === 'string') return { ...plan, notes: [...new Set(problems)] }
  const offer = changeOffer(now ?? NEW_OFFER, input.scalars, rules)
  if (!offer.ok) return { ...plan, notes: [refusalText(offer.problem)] }
  const notes: string[] = []
  const pictures = input.pictures && findAll(input.pictures.slice(0, 1), findPicture, notes)
  const columns = {
    ...offer.columns,
    ...changeMeasures(now, input.scalars),
    description: input.scalars.description === undefined ? (now?.description ?? '') : cleanHtml(input.scalars.description),
    enabled: input.scalars.enabled ?? now?.enabled ?? true,
    position: input.scalars.position ?? now?.position ?? 0,
  }
  const units = columns.manage_stock ? input.scalars.units : undefined
  const parts = { ...(input.attributes && { terms }), ...(pictures && { pictures }), ...(tiers && { tiers }) }
  const done = { ...plan, columns, units, notes, ...parts }
  if (!now) return { ...done, outcome: 'new' }
  const fields = fieldsOf(now, done, around)
  return fields.length === 0 ? { ...plan, outcome: 'same', notes } : { ...done, outcome: 'changed', fields }
}

function fieldsOf(now: StoredVariation, { columns, units, terms, pictures, tiers }: VariationPlan, around: Around): string[] {
  const after: StoredVariation = { ...now, ...columns!, on_hand: units ?? now.on_hand }
  const fields = headingsOf(variationCells(now, around), variationCells(after, around))
  const sign = (list: readonly { name: string; option: string }[]) =>
    JSON.stringify(list.map(({ name, option }) => [attributeSlug(name), option.toLocaleLowerCase('pt-BR')]).sort())
  if (terms && sign(terms) !== sign(now.terms)) fields.push('Valores dos atributos')
  const [picture] = pictures ?? []
  const isSame = picture ? 'mediaId' in picture && picture.mediaId === now.picture_id : now.picture_id === null
  if (pictures && !isSame) fields.push('Imagens')
  if (tiers && !isSameTiers(tiers, now.tiers)) fields.push(headingOf('Price tiers', 'pt'))
  return fields
}

/** What buyers of a product may choose by. */
export const offersOf = ({ terms }: Pick<EditedProduct, 'terms'>): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(
    [...Map.groupBy(terms, (term) => term.attribute)].map(([slug, list]) => [
      slug,
      new Set(list.map(({ name }) => name.toLocaleLowerCase('pt-BR'))),
    ]),
  )
