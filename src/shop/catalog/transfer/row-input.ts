import { typedLine } from '#kit/typed-text.ts'
import type { LinkKind, OfferInput, ProductInput } from '../editing/contract.ts'
import { decimalOf, flagOf, wholeOf } from './cell-values.ts'
import type { Cells } from './cells.ts'
import { headingOf, metaKeyOf, MOST_NUMBERED } from './columns.ts'
import { type CellReader as Help, number, readFields, short } from './field-cells.ts'
import { readMetaCell, splitList, splitPath } from './lists.ts'
import { readShopTime } from './shop-time.ts'

export type NamedAttribute = { name: string; options: string[]; visible: boolean | undefined; variation: boolean | undefined }
export type NamedPicture = { source: string; alt: string | undefined }

/** What a line of a table wants, with categories, pictures and the like still by their names. */
export type RowInput = {
  scalars: ProductInput & { enabled?: boolean }
  categories?: string[][]
  tags?: string[]
  pictures?: NamedPicture[]
  attributes?: NamedAttribute[]
  downloads?: { name: string; file: string }[]
  links?: Partial<Record<LinkKind, string[]>>
}

type Reading = { wish: RowInput; problems: string[] }

/** Reads the cells that changed; cells that belong together are read together, changed or not. */
export function readWish(cells: Cells, changed: ReadonlySet<string>, isVariation: boolean): Reading {
  const problems: string[] = []
  const problem = (column: string, why: string) => void problems.push(`${headingOf(column, 'pt')}: ${why}`)
  const help = { cells, problem }
  const has = (column: string) => changed.has(column)
  const any = (pattern: RegExp) => [...changed].some((column) => pattern.test(column))
  const wish: RowInput = {
    scalars: { ...offerWish(help, has), ...metaWish(cells, changed), ...(isVariation ? {} : productWish(help, has)) },
  }
  if (isVariation && has('Published')) wish.scalars.enabled = cells.Published === '1'
  if (has('Position')) wish.scalars.position = number(help, 'Position', -2_147_483_647) ?? 0
  if (has('Images') || (has('Image descriptions') && cells.Images)) wish.pictures = picturesOf(cells)
  if (any(/^Attribute \d+ (name|value|visible|variation)/)) wish.attributes = attributesOf(help)
  if (isVariation) return { wish, problems }
  if (has('Categories'))
    wish.categories = splitList(cells.Categories ?? '')
      .map(splitPath)
      .filter((path) => path.length > 0)
  if (has('Tags')) wish.tags = [...new Set(splitList(cells.Tags ?? '').filter((tag) => tag !== ''))]
  if (wish.categories?.flat().some((name) => name.length > 200)) problem('Categories', 'há um nome com mais de 200 letras.')
  if (wish.tags?.some((name) => name.length > 200)) problem('Tags', 'há um nome com mais de 200 letras.')
  if (any(/^Download \d+/)) wish.downloads = downloadsOf(help)
  const links: Partial<Record<LinkKind, string[]>> = {
    ...(has('Upsells') && { upsell: refsOf(cells.Upsells) }),
    ...(has('Cross-sells') && { cross_sell: refsOf(cells['Cross-sells']) }),
    ...(has('Related products') && { related: refsOf(cells['Related products']) }),
  }
  if (Object.keys(links).length > 0) wish.links = links
  return { wish, problems }
}

const refsOf = (cell: string | undefined) => [...new Set(splitList(cell ?? '').filter((ref) => ref !== ''))].slice(0, 100)

function offerWish({ cells, problem }: Help, has: (column: string) => boolean): OfferInput {
  const wish: OfferInput = {}
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
    wish.sku = cells.SKU!.trim()
    if (wish.sku.length > 100) problem('SKU', 'tem mais de 100 letras.')
  }
  if (has('GTIN, UPC, EAN, or ISBN')) {
    wish.gtin = cells['GTIN, UPC, EAN, or ISBN']!.trim()
    if (!/^[0-9-]{0,30}$/.test(wish.gtin)) problem('GTIN, UPC, EAN, or ISBN', 'só pode ter números e traços.')
  }
  if (has('Regular price')) wish.regularCents = price('Regular price')
  if (has('Sale price')) wish.saleCents = price('Sale price')
  if (has('Date sale price starts')) wish.saleFrom = day('Date sale price starts', 'start')
  if (has('Date sale price ends')) wish.saleTo = day('Date sale price ends', 'end')
  if (has('Stock') || has('In stock?')) Object.assign(wish, stockWish({ cells, problem }))
  if (has('Backorders allowed?')) {
    const cell = cells['Backorders allowed?']!.trim().toLowerCase()
    const isAllowed = flagOf(cell)
    if (isAllowed === undefined && cell !== 'notify') problem('Backorders allowed?', 'escreva 1, 0 ou notify.')
    wish.backorders = cell === 'notify' ? 'notify' : isAllowed ? 'yes' : 'no'
  }
  return wish
}

/** A number of units means that they are counted; none means that they are not. */
function stockWish({ cells, problem }: Help): OfferInput {
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

function productWish(help: Help, has: (column: string) => boolean): ProductInput {
  const { cells, problem } = help
  const wish: ProductInput = readFields(help, has)
  if (has('Name')) {
    wish.name = typedLine(cells.Name, 300)
    if (wish.name === '') problem('Name', 'falta o nome.')
  }
  if (has('Published')) {
    wish.status = STATUSES[cells.Published!.trim() as '1']
    if (!wish.status) problem('Published', 'escreva 1 (publicado), 0 (privado) ou -1 (rascunho).')
  }
  if (has('Brands')) wish.brand = typedLine(splitList(cells.Brands!)[0] ?? '', 70)
  if (has('Slug') && cells.Slug !== '') wish.slug = cells.Slug!.slice(0, 200)
  if (has('Published at') && cells['Published at'] !== '') {
    wish.publishedAt = readShopTime(cells['Published at']!.trim(), 'start')
    if (!wish.publishedAt) problem('Published at', 'não é uma data. Escreva como 2026-12-31 09:00:00.')
  }
  if (has('Type')) {
    const kinds = splitList(cells.Type!.toLowerCase())
    wish.virtual = kinds.includes('virtual')
    wish.downloadable = kinds.some((kind) => kind === 'downloadable' || kind === 'baixável')
  }
  return wish
}

function metaWish(cells: Cells, changed: ReadonlySet<string>): Pick<OfferInput, 'meta'> {
  const meta = [...changed].flatMap((column) => {
    const key = metaKeyOf(column)
    return key === undefined ? [] : [{ key, value: readMetaCell(cells[column]!.toWellFormed().replaceAll('\0', '')) }]
  })
  return meta.length > 0 ? { meta } : {}
}

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
