import type { Transaction } from 'kysely'
import { readFieldRules } from '#db/field-rules.ts'
import type { Database } from '#db/schema.ts'
import { readProducts } from '../editing/read-products.ts'
import { MOST_VARIATIONS } from '../editing/save-variations.ts'
import type { Around } from './cells.ts'
import type { ImportOptions } from './contract.ts'
import { entryOf, type FileIndex, refOf, type Row } from './file-index.ts'
import { findThings, type FoundThings, productMeant } from './find-things.ts'
import { findPictures, type PictureHelp } from './pictures.ts'
import type { Plan, ProductPlan, VariationPlan } from './plan.ts'
import { planProduct } from './plan-product.ts'
import { offersOf, type Parent, planVariation } from './plan-variation.ts'
import { readRefs, readVariations, type StoredVariation } from './read-things.ts'
import { loadTaxonomy } from './taxonomy-lookup.ts'
import { readFieldCells } from './field-meta.ts'
import { splitList } from './lists.ts'
import { metaChanges } from './row-input.ts'
import { REFUSALS, SKIPS } from './text.ts'

type Trx = Transaction<Database>
export type BatchHelp = {
  transferId: number
  index: FileIndex
  options: ImportOptions
  pictures: PictureHelp
  addressOf: (file: string) => string
  at: Date
}

/** What a few lines of a table would do, decided together; what they change is locked until the transaction ends. */
export async function planBatch(trx: Trx, rows: readonly Row[], help: BatchHelp) {
  const { index, transferId, at } = help
  const found = await findThings(trx, transferId, rows, index)
  const taxonomy = await loadTaxonomy(trx, {
    tags: rows.flatMap(({ cells }) => splitList(cells.Tags ?? '')),
    attributes: rows.flatMap(({ cells }) => attributeNames(cells)),
  })
  const meant = new Map(rows.map((row) => [row, row.kind === 'variation' ? undefined : productMeant(row, found)]))
  const parentIds = rows.flatMap((row) => (row.kind === 'variation' ? (parentHere(row, found, index) ?? []) : []))
  const productIds = [...new Set([...[...meant.values()].flatMap((one) => one?.id ?? []), ...parentIds])].sort((a, b) => a - b)
  if (productIds.length > 0)
    await trx.selectFrom('products').select('id').where('id', 'in', productIds).orderBy('id').forUpdate().execute()
  const products = new Map((await readProducts(trx, productIds)).map((one) => [one.id, one]))
  const variations = parentIds.length === 0 ? [] : await readVariations(trx, { productIds: [...new Set(parentIds)] })
  const refs = await readRefs(trx, [
    ...[...products.values()].flatMap(({ links }) => links.map(({ linked_id }) => linked_id)),
    ...parentIds,
  ])
  const around: Around = {
    pathOf: taxonomy.pathOf,
    addressOf: help.addressOf,
    refOf: refs,
    fieldCell: await readFieldCells(trx),
  }
  const metaOf = (areVariations: boolean) =>
    rows.filter(({ kind }) => (kind === 'variation') === areVariations).map(({ cells }) => metaChanges(cells, Object.keys(cells)))
  const rules = {
    product: await readFieldRules(trx, 'product', metaOf(false)),
    variation: await readFieldRules(trx, 'variation', metaOf(true)),
  }
  const sources = rows.flatMap(({ cells }) => splitList(cells.Images ?? '').map((source) => ({ source, alt: undefined })))
  const findPicture = await findPictures(trx, sources, help.pictures)

  const tagIdOf = await findGroups(trx, rows)

  const plans: Plan[] = []
  const byLine = new Map<number, Plan>()
  const add = (plan: Plan) => {
    const checked = allowed(checkSku(plan, found), help.options)
    plans.push(checked)
    byLine.set(plan.row.line, checked)
  }
  for (const row of rows.filter(({ kind }) => kind !== 'variation')) {
    const refusal = row.refusal || twice(row, index) || skuTrouble(row, found)
    const now = products.get(meant.get(row)?.id ?? 0)
    if (refusal) add(refusedProduct(row, refusal))
    else {
      const finding = { index, around, findPicture, categoryIdOf: taxonomy.category, tagIdOf }
      add(planProduct(row, now, { ...finding, at, rules: rules.product }))
    }
  }
  const counts = new Map(parentIds.map((id) => [id, variations.filter((one) => one.product_id === id).length]))
  for (const row of rows.filter(({ kind }) => kind === 'variation')) {
    const parent = row.refusal || twice(row, index) || parentOf(row, { found, index, byLine, products })
    if (typeof parent === 'string') {
      add(refusedVariation(row, parent))
      continue
    }
    const target = variationMeant(row, parent.id, variations, found)
    if (typeof target === 'string') {
      add(refusedVariation(row, target))
      continue
    }
    const plan = planVariation(row, target, { parent, around, findPicture, tagIdOf, rules: rules.variation })
    const there = parent.id === undefined ? 0 : (counts.get(parent.id) ?? 0)
    if (plan.outcome === 'new' && there >= MOST_VARIATIONS) add(refusedVariation(row, REFUSALS.tooManyVariations))
    else add(plan)
    if (plan.outcome === 'new' && parent.id !== undefined) counts.set(parent.id, there + 1)
  }
  return { plans, taxonomy }
}

/** Tags of customers by their names, where prices of groups are told. */
async function findGroups(trx: Trx, rows: readonly Row[]) {
  const isAsked = rows.some(({ cells }) => cells['Price tiers']?.includes(':'))
  const tags = isAsked ? await trx.selectFrom('customer_tags').select(['id', 'name']).execute() : []
  const fold = (name: string) => name.trim().toLocaleLowerCase('pt-BR')
  const known = new Map(tags.map(({ id, name }) => [fold(name), id]))
  return (name: string) => known.get(fold(name))
}

const attributeNames = (cells: Row['cells']) =>
  Object.keys(cells).flatMap((column) => (/^Attribute \d+ name$/.test(column) && cells[column] ? cells[column] : []))

const EMPTY = { outcome: 'refused', fields: [], id: undefined, version: 0, units: undefined, columns: undefined } as const
const refusedProduct = (row: Row, note: string): ProductPlan => ({
  ...EMPTY,
  what: 'product',
  row,
  fields: [],
  notes: [note],
  slug: undefined,
})
const refusedVariation = (row: Row, note: string): VariationPlan => ({
  ...EMPTY,
  what: 'variation',
  row,
  fields: [],
  notes: [note],
  productId: undefined,
  parentLine: undefined,
})

/** The first line that has a SKU or a number is the one. */
function twice({ line, sku, fileId }: Row, { bySku, byId }: FileIndex): string | undefined {
  const first = sku === null ? undefined : bySku.get(sku)
  if (first && first.line !== line) return REFUSALS.twice(`O SKU “${sku}”`, first.line)
  const same = fileId === null ? undefined : byId.get(fileId)
  return same && same.line !== line ? REFUSALS.twice(`O ID ${fileId}`, same.line) : undefined
}

const skuTrouble = ({ sku }: Row, found: FoundThings) =>
  sku !== null && found.variation.bySku(sku) ? REFUSALS.skuOfVariation : undefined

/** A code that is new to a thing must be nobody else's. */
function checkSku(plan: Plan, found: FoundThings): Plan {
  const sku = plan.columns?.sku
  if (!sku) return plan
  const holder = found.product.bySku(sku) ?? found.variation.bySku(sku)
  if (!holder || holder.id === plan.id) return plan
  return { ...plan, outcome: 'refused', columns: undefined, fields: [], notes: ['Este SKU já é de outro produto da loja.'] }
}

/** What the merchant asked to leave alone is left alone. */
function allowed(plan: Plan, { creates, updates }: ImportOptions): Plan {
  if (plan.outcome === 'new' && !creates) return { ...plan, outcome: 'skipped', columns: undefined, notes: [SKIPS.new] }
  if (plan.outcome === 'changed' && !updates)
    return { ...plan, outcome: 'skipped', columns: undefined, fields: [], notes: [SKIPS.known] }
  return plan
}

/** The product of a variation, as far as the shop has it before this batch. */
function parentHere(row: Row, found: FoundThings, index: FileIndex): number | undefined {
  const ref = refOf(row.cells.Parent ?? '')
  if (!ref) return undefined
  if ('sku' in ref) return found.product.bySku(ref.sku)?.id
  const entry = entryOf(index, row.cells.Parent ?? '')
  if (!entry) return found.product.byId(ref.fileId)?.id
  return found.line(entry.line)?.thing_id ?? found.product.byId(ref.fileId)?.id
}

type Around4Parents = {
  found: FoundThings
  index: FileIndex
  byLine: ReadonlyMap<number, Plan>
  products: ReadonlyMap<number, Awaited<ReturnType<typeof readProducts>>[number]>
}

function parentOf(row: Row, { found, index, byLine, products }: Around4Parents): Parent | string {
  const ref = row.cells.Parent?.trim() ?? ''
  if (ref === '') return REFUSALS.noParent
  const entry = entryOf(index, ref)
  if (entry) {
    const plan = byLine.get(entry.line)
    const outcome = plan?.outcome ?? found.line(entry.line)?.outcome
    if (entry.kind === 'variation') return REFUSALS.notVariable
    if (outcome === 'refused') return REFUSALS.refusedParent
    if (outcome === undefined && entry.line > row.line) return REFUSALS.laterParent
    const id = plan ? plan.id : (found.line(entry.line)?.thing_id ?? parentHere(row, found, index))
    const now = id === undefined || id === null ? undefined : products.get(id)
    if (outcome === 'skipped' && !now) return REFUSALS.refusedParent
    if (entry.kind !== 'variable' && now?.type !== 'variable') return REFUSALS.notVariable
    const offers = entry.offers && entry.offers.size > 0 ? entry.offers : now ? offersOf(now) : new Map()
    return { id: id ?? undefined, line: entry.line, offers }
  }
  const now = products.get(parentHere(row, found, index) ?? 0)
  if (!now) return REFUSALS.unknownParent(ref.slice(0, 100))
  return now.type === 'variable' ? { id: now.id, line: undefined, offers: offersOf(now) } : REFUSALS.notVariable
}

/** By its SKU; else by its number here; else the one of the same product that is made of the same values. */
function variationMeant(
  row: Row,
  parentId: number | undefined,
  variations: readonly StoredVariation[],
  found: FoundThings,
): StoredVariation | string | undefined {
  if (row.sku !== null && found.product.bySku(row.sku)) return REFUSALS.skuOfProduct
  const bySku = row.sku === null ? undefined : found.variation.bySku(row.sku)
  if (bySku && bySku.product_id !== parentId) return REFUSALS.skuElsewhere
  const own = variations.filter((one) => one.product_id === parentId)
  if (bySku) return own.find(({ id }) => id === bySku.id)
  const byId = own.find(({ id }) => id === row.fileId)
  if (byId) return byId
  const wanted = choiceOf(
    attributeNumbers(row.cells).map((at) => ({
      name: row.cells[`Attribute ${at} name`] ?? '',
      option: splitList(row.cells[`Attribute ${at} value(s)`] ?? '')[0] ?? '',
    })),
  )
  if (wanted === '[]') return undefined
  return own.find((one) => (one.sku === null || row.sku === null) && choiceOf(one.terms) === wanted)
}

const attributeNumbers = (cells: Row['cells']) =>
  Object.keys(cells).flatMap((column) => /^Attribute (\d+) name$/.exec(column)?.[1] ?? [])
const choiceOf = (terms: readonly { name: string; option: string }[]) =>
  JSON.stringify(
    terms
      .filter(({ option }) => option !== '')
      .map(({ name, option }) => [name.toLocaleLowerCase('pt-BR'), option.toLocaleLowerCase('pt-BR')])
      .sort(),
  )
