import type { FieldRules } from '#kit/typed-fields/check-meta.ts'
import type { EditedProduct } from '../editing/read-products.ts'
import { editProduct, type ProductColumns } from '../editing/product-rule.ts'
import { attributeSlug } from '../editing/product-attributes.ts'
import { type Around, type Cells, productCells } from './cells.ts'
import { headingOf } from './columns.ts'
import type { FileIndex, Row } from './file-index.ts'
import type { FindPicture } from './pictures.ts'
import { plainCell, type PlannedAttribute, type PlannedPicture, type ProductPlan } from './plan.ts'
import { type NamedPicture, readInput, type RowInput } from './row-input.ts'
import { isSameTiers, type NamedTier, readTierCell } from './tier-cell.ts'
import { missingPicture, REFUSALS, refusalText } from './text.ts'

/** Columns that don't say anything of the product itself. */
const UNTOLD = new Set(
  ['ID', 'Parent', 'Tax status', 'Tax class', 'Allow customer reviews?', 'Shipping class'].concat([
    'Download limit',
    'Download expiry days',
  ]),
)
const isUntold = (column: string) => UNTOLD.has(column) || /^Attribute \d+ (global|default)$|^Download \d+ ID$/.test(column)

/** The columns of a line that say something else than what is there. */
export const changedColumns = (cells: Cells, before: Cells): ReadonlySet<string> =>
  new Set(Object.keys(cells).filter((column) => !isUntold(column) && plainCell(cells[column]) !== plainCell(before[column])))

/** The headings of the columns in which two lines differ. */
export const headingsOf = (before: Cells, after: Cells): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((column) => plainCell(before[column]) !== plainCell(after[column]))
    .map((column) => headingOf(column, 'pt'))

type Help = {
  index: FileIndex
  around: Around
  findPicture: FindPicture
  categoryIdOf: (path: string[]) => number | undefined
  tagIdOf: (group: string) => number | undefined
  at: Date
  rules: FieldRules
}

/** What becomes of a product by a line of a table. */
export function planProduct(row: Row, now: EditedProduct | undefined, help: Help): ProductPlan {
  const plan: ProductPlan = {
    what: 'product',
    row,
    outcome: 'refused',
    fields: [],
    notes: [],
    id: now?.id,
    version: now?.version ?? 0,
    slug: undefined,
    units: undefined,
    columns: undefined,
  }
  const before = now ? productCells(now, help.around) : {}
  const changed = changedColumns(row.cells, before)
  if (now && changed.size === 0) return { ...plan, outcome: 'same' }
  if (now?.type === 'variable' && row.kind !== undefined && row.kind !== 'variable')
    return { ...plan, notes: [REFUSALS.typeChange] }
  const { input, problems } = readInput(row.cells, changed, false)
  if (!now && !input.scalars.name) problems.push(REFUSALS.noName)
  const tiers = changed.has('Price tiers') ? readTierCell(row.cells['Price tiers'] ?? '', help.tagIdOf) : undefined
  if (typeof tiers === 'string') problems.push(`${headingOf('Price tiers', 'pt')}: ${tiers}`)
  if (problems.length > 0 || typeof tiers === 'string') return { ...plan, notes: [...new Set(problems)] }
  // A line of a variation is never planned here.
  const type = row.kind === undefined || row.kind === 'variation' ? (now?.type ?? 'simple') : row.kind
  const edited = editProduct(now, { ...input.scalars, type }, help)
  if (!edited.ok) return { ...plan, notes: [refusalText(edited.problem)] }
  const notes: string[] = []
  const parts = partsOf({ input, row, now, type, help, notes, tiers })
  const units = type === 'simple' && edited.columns.manage_stock ? input.scalars.units : undefined
  const slug = input.scalars.slug
  if (!now) return { ...plan, ...parts.planned, outcome: 'new', columns: edited.columns, units, slug, notes }
  const fields = [...scalarFields(now, { columns: edited.columns, units, slug }, help.around), ...parts.fields]
  if (fields.length === 0) return { ...plan, outcome: 'same', notes }
  return { ...plan, ...parts.planned, outcome: 'changed', columns: edited.columns, units, slug, fields, notes }
}

type After = { columns: ProductColumns; units: number | undefined; slug: string | undefined }
function scalarFields(now: EditedProduct, { columns, units, slug }: After, around: Around): string[] {
  const after: EditedProduct = { ...now, ...columns, on_hand: units ?? now.on_hand, slug: slug ?? now.slug }
  return headingsOf(productCells(now, around), productCells(after, around))
}

type Parts = {
  input: RowInput
  row: Row
  now: EditedProduct | undefined
  type: string
  help: Help
  notes: string[]
  tiers: NamedTier[] | undefined
}
type Planned = Pick<ProductPlan, 'categories' | 'tags' | 'pictures' | 'attributes' | 'downloads' | 'links' | 'kit' | 'tiers'>

function partsOf({ input, row, now, type, help, notes, tiers }: Parts): { planned: Planned; fields: string[] } {
  const planned: Planned = {}
  const fields: string[] = []
  const take = <K extends keyof Planned>(part: K, column: string, value: Planned[K], isOther: boolean) => {
    if (value === undefined || (now && !isOther)) return
    planned[part] = value
    fields.push(headingOf(column, 'pt'))
  }
  const ids = input.categories?.map(help.categoryIdOf)
  const has = now?.categories.map(({ id }) => id) ?? []
  take(
    'categories',
    'Categories',
    input.categories,
    ids?.length !== has.length || ids.some((id) => id === undefined || !has.includes(id)),
  )
  const fold = (name: string) => name.toLocaleLowerCase('pt-BR')
  const tags = now?.tags.map(({ name }) => fold(name)) ?? []
  take('tags', 'Tags', input.tags, input.tags?.length !== tags.length || input.tags.some((tag) => !tags.includes(fold(tag))))
  const pictures = input.pictures && findAll(input.pictures, help.findPicture, notes)
  take('pictures', 'Images', pictures, !isSameGallery(pictures ?? [], now))
  const attributes = input.attributes && plannedAttributes(input.attributes, { row, now, type, index: help.index })
  const known = now ? plannedAttributes(namedOf(now), { row, now, type, index: help.index }) : []
  take('attributes', 'Attribute 1 value(s)', attributes, sign(attributes ?? []) !== sign(known))
  const downloads = input.downloads?.map((file) => ({ ...file, id: now?.downloads.find((one) => one.file === file.file)?.id }))
  const files = (list: readonly { name: string; file: string }[]) => JSON.stringify(list.map(({ name, file }) => [name, file]))
  take('downloads', 'Download 1 URL', downloads, files(downloads ?? []) !== files(now?.downloads ?? []))
  take('links', 'Upsells', input.links as Record<string, string[]> | undefined, true)
  if (type === 'bundle') take('kit', 'Bundled items', input.kit, true)
  take('tiers', 'Price tiers', tiers, !isSameTiers(tiers ?? [], now?.tiers ?? []))
  return { planned, fields }
}

/** The pictures that can be had; of the others a note. */
export function findAll(named: readonly NamedPicture[], find: FindPicture, notes: string[]): PlannedPicture[] {
  return named.flatMap((picture) => {
    const found = find(picture)
    if (!found) notes.push(missingPicture(picture.source))
    return found ?? []
  })
}

const isSameGallery = (pictures: readonly PlannedPicture[], now: EditedProduct | undefined) =>
  pictures.length === (now?.pictures.length ?? 0) &&
  pictures.every((picture, at) => {
    const there = now?.pictures[at]
    return 'mediaId' in picture && picture.mediaId === there?.id && (picture.alt === undefined || picture.alt === there.alt)
  })

type Naming = { row: Row; now: EditedProduct | undefined; type: string; index: FileIndex }

/** Shoppers choose by what the line says; without a word of it by what they did, or by what its variations name. */
function plannedAttributes(wanted: NonNullable<RowInput['attributes']>, { row, now, type, index }: Naming): PlannedAttribute[] {
  const refs = [row.sku ?? '', `id:${row.fileId}`]
  return wanted.map(({ name, options, visible, variation }) => {
    const there = now?.terms.find((term) => term.attribute === attributeSlug(name))
    const isNamed = refs.some((ref) => index.namedBy.get(ref)?.has(attributeSlug(name)))
    return {
      name,
      options,
      visible: visible ?? there?.visible ?? true,
      variation: type === 'variable' && (variation ?? there?.variation ?? isNamed),
    }
  })
}

const namedOf = ({ terms }: EditedProduct): NonNullable<RowInput['attributes']> =>
  [...Map.groupBy(terms, (term) => term.attribute_id).values()].map((list) => ({
    name: list[0]!.attribute_name,
    options: list.map(({ name }) => name),
    visible: list[0]!.visible ?? true,
    variation: undefined,
  }))

const sign = (attributes: readonly PlannedAttribute[]) =>
  JSON.stringify(
    attributes.map(({ name, options, visible, variation }) => [
      attributeSlug(name),
      options.map((option) => option.toLocaleLowerCase('pt-BR')),
      visible,
      variation,
    ]),
  )
