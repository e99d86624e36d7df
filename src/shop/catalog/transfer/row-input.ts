import type { MetaChange } from '#kit/meta-data.ts'
import { resolveSeo } from '#kit/seo-variables.ts'
import { typedLine } from '#kit/typed-text.ts'
import type { LinkKind, OfferInput, ProductInput } from '../editing/contract.ts'
import { LONGEST_OWN_TEXT } from '../own-text.ts'
import { decimalOf, flagOf, wholeOf } from './cell-values.ts'
import type { Cells } from './cells.ts'
import { headingOf, metaKeyOf, MOST_NUMBERED } from './columns.ts'
import { type CellReader as Help, number, readFields, readMeasures, short, words } from './field-cells.ts'
import { readKitCell, readKitDiscount } from './kit-cell.ts'
import { readMetaCell, splitList, splitPath } from './lists.ts'
import { readShopTime } from './shop-time.ts'

export type NamedAttribute = { name: string; options: string[]; visible: boolean | undefined; variation: boolean | undefined }
export type NamedPicture = { source: string; alt: string | undefined }

/** What a line of a table wants, with categories, pictures and the like still by their names. */
export type RowInput = {
  scalars: ProductInput & { enabled?: boolean; description?: string }
  categories?: string[][]
  tags?: string[]
  pictures?: NamedPicture[]
  attributes?: NamedAttribute[]
  downloads?: { name: string; file: string }[]
  links?: Partial<Record<LinkKind, string[]>>
  /** Parts of a kit, as `kitPart` reads them. */
  kit?: string[]
}

type Reading = { input: RowInput; problems: string[] }

/** Reads the cells that changed; cells that belong together are read together, changed or not. */
export function readInput(cells: Cells, changed: ReadonlySet<string>, isVariation: boolean): Reading {
  const problems: string[] = []
  const problem = (column: string, why: string) => void problems.push(`${headingOf(column, 'pt')}: ${why}`)
  const help = { cells, problem }
  const has = (column: string) => changed.has(column)
  const any = (pattern: RegExp) => [...changed].some((column) => pattern.test(column))
  const input: RowInput = {
    scalars: {
      ...offerInput(help, has),
      ...metaInput(metaChanges(cells, [...changed])),
      ...(isVariation ? readMeasures(help, has) : productInput(help, has)),
    },
  }
  if (isVariation && has('Description')) input.scalars.description = words(help, 'Description', LONGEST_OWN_TEXT)
  if (isVariation && has('Published')) input.scalars.enabled = cells.Published === '1'
  if (has('Position')) input.scalars.position = number(help, 'Position', -2_147_483_647) ?? 0
  if (has('Images') || (has('Image descriptions') && cells.Images)) input.pictures = picturesOf(cells)
  if (any(/^Attribute \d+ (name|value|visible|variation)/)) input.attributes = attributesOf(help)
  if (isVariation) return { input, problems }
  if (has('Categories'))
    input.categories = splitList(cells.Categories ?? '')
      .map(splitPath)
      .filter((path) => path.length > 0)
  if (has('Tags')) input.tags = [...new Set(splitList(cells.Tags ?? '').filter((tag) => tag !== ''))]
  if (input.categories?.flat().some((name) => name.length > 200)) problem('Categories', 'há um nome com mais de 200 letras.')
  if (input.tags?.some((name) => name.length > 200)) problem('Tags', 'há um nome com mais de 200 letras.')
  if (any(/^Download \d+/)) input.downloads = downloadsOf(help)
  const links: Partial<Record<LinkKind, string[]>> = {
    ...(has('Upsells') && { upsell: refsOf(cells.Upsells) }),
    ...(has('Cross-sells') && { cross_sell: refsOf(cells['Cross-sells']) }),
    ...(has('Grouped products') && { grouped: refsOf(cells['Grouped products']) }),
    ...(has('Related products') && { related: refsOf(cells['Related products']) }),
  }
  if (Object.keys(links).length > 0) input.links = links
  return { input: withKit(input, { cells, problem }, has), problems }
}

function withKit(input: RowInput, { cells, problem }: Help, has: (column: string) => boolean): RowInput {
  const parts = has('Bundled items') ? readKitCell(cells['Bundled items'] ?? '') : undefined
  const discount = has('Bundle discount') ? readKitDiscount(cells['Bundle discount'] ?? '') : undefined
  if (parts && !parts.ok) problem('Bundled items', parts.text)
  if (discount && !discount.ok) problem('Bundle discount', discount.text)
  return {
    ...input,
    ...(parts?.ok && { kit: parts.value }),
    scalars: { ...input.scalars, ...(discount?.ok && discount.value) },
  }
}

const refsOf = (cell: string | undefined) => [...new Set(splitList(cell ?? '').filter((ref) => ref !== ''))].slice(0, 100)

function offerInput({ cells, problem }: Help, has: (column: string) => boolean): OfferInput {
  const input: OfferInput = {}
  const price = (column: string) => {
    const cell = cells[column]!.trim()
    if (cell === '') return null
    const cents = decimalOf(cell, 2)
    if (cents === undefined) problem(column, `“${short(cell)}” não é um valor. Escreva como 49,90.`)
    return cents ?? null
  }
  const day = (column: string, edge: 'start' | 'end') => {
    const cell = cells[column]!.trim()
    if (cell === '') return null
    const at = readShopTime(cell, edge)
    if (!at) problem(column, `“${short(cell)}” não é uma data. Escreva como 2026-12-31.`)
    return at ?? null
  }
  if (has('SKU')) {
    input.sku = cells.SKU!.trim()
    if (input.sku.length > 100) problem('SKU', 'tem mais de 100 letras.')
  }
  if (has('GTIN, UPC, EAN, or ISBN')) {
    input.gtin = cells['GTIN, UPC, EAN, or ISBN']!.trim()
    if (!/^[0-9-]{0,30}$/.test(input.gtin)) problem('GTIN, UPC, EAN, or ISBN', 'só pode ter números e traços.')
  }
  if (has('Regular price')) input.regularCents = price('Regular price')
  if (has('Sale price')) input.saleCents = price('Sale price')
  if (has('Date sale price starts')) input.saleFrom = day('Date sale price starts', 'start')
  if (has('Date sale price ends')) input.saleTo = day('Date sale price ends', 'end')
  if (has('Stock') || has('In stock?')) Object.assign(input, stockInput({ cells, problem }))
  if (has('Backorders allowed?')) {
    const cell = cells['Backorders allowed?']!.trim().toLowerCase()
    const isAllowed = flagOf(cell)
    if (isAllowed === undefined && cell !== 'notify') problem('Backorders allowed?', 'escreva 1, 0 ou notify.')
    input.backorders = cell === 'notify' ? 'notify' : isAllowed ? 'yes' : 'no'
  }
  return input
}

/** A number of units means that they are counted; none means that they are not. */
function stockInput({ cells, problem }: Help): OfferInput {
  const cell = cells.Stock?.trim()
  if (cell !== undefined && cell !== '' && cell !== 'parent') {
    const units = wholeOf(cell)
    if (units === undefined) problem('Stock', `“${short(cell)}” não é um número de unidades.`)
    // Units that are owed are no units.
    return { manageStock: true, units: Math.max(0, units ?? 0) }
  }
  const word = cells['In stock?']?.trim().toLowerCase()
  const isThere = word === undefined ? undefined : flagOf(word)
  if (word !== undefined && isThere === undefined && word !== 'backorder') problem('In stock?', 'escreva 1, 0 ou backorder.')
  return {
    ...(cell !== undefined && { manageStock: false }),
    ...(word !== undefined && { stockStatus: word === 'backorder' ? 'onbackorder' : isThere ? 'instock' : 'outofstock' }),
  }
}

const STATUSES = { '1': 'publish', '0': 'private', '-1': 'draft' } as const

function productInput(help: Help, has: (column: string) => boolean): ProductInput {
  const { cells, problem } = help
  const input: ProductInput = readFields(help, has)
  // A table of WooCommerce has Yoast's variables in them.
  for (const field of ['seo_title', 'seo_description'] as const)
    if (input[field]) input[field] = resolveSeo(input[field], { title: cells.Name ?? '' }).text
  if (has('Name')) {
    input.name = typedLine(cells.Name, 300)
    if (input.name === '') problem('Name', 'falta o nome.')
  }
  if (has('Published')) {
    input.status = STATUSES[cells.Published!.trim() as '1']
    if (!input.status) problem('Published', 'escreva 1 (publicado), 0 (privado) ou -1 (rascunho).')
  }
  if (has('Brands')) input.brand = typedLine(splitList(cells.Brands!)[0] ?? '', 70)
  if (has('Slug') && cells.Slug !== '') input.slug = cells.Slug!.slice(0, 200)
  if (has('Published at') && cells['Published at'] !== '') {
    input.publishedAt = readShopTime(cells['Published at']!.trim(), 'start')
    if (!input.publishedAt) problem('Published at', 'não é uma data. Escreva como 2026-12-31 09:00:00.')
  }
  if (has('Type')) {
    const kinds = splitList(cells.Type!.toLowerCase())
    input.virtual = kinds.includes('virtual')
    input.downloadable = kinds.some((kind) => kind === 'downloadable' || kind === 'baixável')
  }
  return input
}

/** What columns of meta say. */
export const metaChanges = (cells: Cells, columns: readonly string[]): MetaChange[] =>
  columns.flatMap((column) => {
    const key = metaKeyOf(column)
    return key === undefined ? [] : [{ key, value: readMetaCell(cells[column]!.toWellFormed().replaceAll('\0', '')) }]
  })

const metaInput = (meta: MetaChange[]): Pick<OfferInput, 'meta'> => (meta.length > 0 ? { meta } : {})

function picturesOf(cells: Cells): NamedPicture[] {
  const alts = cells['Image descriptions'] === undefined ? undefined : splitList(cells['Image descriptions'])
  return splitList(cells.Images ?? '')
    .slice(0, 100)
    .map((source, at) => ({ source, alt: alts && (alts[at] ?? '').slice(0, 1_000) }))
    .filter(({ source }) => source !== '')
}

function attributesOf({ cells, problem }: Help): NamedAttribute[] {
  const found: NamedAttribute[] = []
  for (let at = 1; at <= MOST_NUMBERED; at++) {
    const name = typedLine(cells[`Attribute ${at} name`] ?? '', 200)
    if (name === '') continue
    const column = `Attribute ${at} value(s)`
    const options = [...new Set(splitList(cells[column] ?? '').filter((option) => option !== ''))]
    if (options.length > 1_000 || options.some((option) => option.length > 200))
      problem(column, 'valores demais ou longos demais.')
    const said = (part: string) => {
      const cell = cells[`Attribute ${at} ${part}`]
      return cell === undefined || cell === '' ? undefined : flagOf(cell)
    }
    found.push({ name, options, visible: said('visible'), variation: said('variation') })
  }
  return found
}

function downloadsOf({ cells, problem }: Help) {
  const found: { name: string; file: string }[] = []
  for (let at = 1; at <= MOST_NUMBERED; at++) {
    const file = (cells[`Download ${at} URL`] ?? '').trim()
    if (file === '') continue
    // A file of the shop's own folder for bought files.
    if (!/^[^/\\.][^/\\]{0,199}$/.test(file))
      problem(`Download ${at} URL`, 'precisa ser o nome de um arquivo que já está na pasta de downloads da loja.')
    found.push({ name: typedLine(cells[`Download ${at} name`] ?? '', 300) || file, file })
  }
  return found
}
