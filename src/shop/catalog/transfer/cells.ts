import type { Meta } from '#kit/meta-data.ts'
import { decimalMoney } from '#kit/money.ts'
import { isChosenBy } from '../chosen-by.ts'
import type { LinkKind } from '../editing/contract.ts'
import { stockStatusOf } from '../editing/offer-rule.ts'
import type { EditedProduct } from '../editing/read-products.ts'
import { hasOwnPrice } from '../product-kind.ts'
import { metaColumn, metaKeyOf } from './columns.ts'
import type { FieldCell } from './field-meta.ts'
import { fieldCells, measureCells } from './field-cells.ts'
import { kitCell, kitDiscountCell } from './kit-cell.ts'
import { joinList, joinPath, metaCell } from './lists.ts'
import type { StoredVariation } from './read-things.ts'
import { edgeText, shopTime } from './shop-time.ts'
import { tierCell } from './tier-cell.ts'

/** A line of a table by its columns' English names. */
export type Cells = Record<string, string>
export type Around = {
  /** A category and those above it. */
  pathOf: (categoryId: number) => string[]
  /** Where a file of the library stands. */
  addressOf: (file: string) => string
  /** How a table names another product: by its SKU, else by its number. */
  refOf: (productId: number) => string
  fieldCell: FieldCell
}

const yes = (is: boolean) => (is ? '1' : '0')
const amount = (cents: number | null) => (cents === null ? '' : decimalMoney(cents))

/** What a table tells of a product. */
export function productCells(product: EditedProduct, { pathOf, addressOf, refOf, fieldCell }: Around): Cells {
  const linked = (kind: LinkKind) =>
    joinList(product.links.filter((link) => link.kind === kind).map((link) => refOf(link.linked_id)))
  return {
    ...offerCells(product, hasOwnPrice(product.type)),
    ...metaCells(product.meta, (key, value) => fieldCell('product', key, value)),
    ID: String(product.id),
    Type: [product.type, product.virtual && 'virtual', product.downloadable && 'downloadable'].filter(Boolean).join(', '),
    Name: product.name,
    Published: { publish: '1', private: '0' }[product.status as 'publish'] ?? '-1',
    ...fieldCells(product),
    'Tax status': 'none',
    'Allow customer reviews?': '1',
    Categories: joinList(product.categories.map(({ id }) => joinPath(pathOf(id)))),
    Tags: joinList(product.tags.map(({ name }) => name)),
    Images: joinList(product.pictures.map(({ file }) => addressOf(file))),
    'Image descriptions': joinList(product.pictures.map(({ alt }) => alt)),
    Upsells: linked('upsell'),
    'Cross-sells': linked('cross_sell'),
    'Grouped products': linked('grouped'),
    'Related products': linked('related'),
    Position: String(product.position),
    Brands: product.brand,
    'Price tiers': tierCell(product.tiers),
    'Bundled items': kitCell(product.bundle_items),
    'Bundle discount': kitDiscountCell(product),
    Slug: product.slug,
    'Published at': product.published_at === null ? '' : shopTime(product.published_at),
    ...attributeCells(product),
    ...downloadCells(product),
  }
}

/** What a table tells of a variation. Its words are its product's, and so is what it does not weigh or measure for itself. */
export function variationCells(variation: StoredVariation, { addressOf, refOf, fieldCell }: Around): Cells {
  const attributes = variation.terms.flatMap(({ name, option }, index): [string, string][] => [
    [`Attribute ${index + 1} name`, name],
    [`Attribute ${index + 1} value(s)`, joinList([option])],
    [`Attribute ${index + 1} global`, '1'],
  ])
  return {
    ...offerCells(variation, true),
    ...metaCells(variation.meta, (key, value) => fieldCell('variation', key, value)),
    ID: String(variation.id),
    Type: 'variation',
    Name: [variation.product_name, variation.terms.map(({ option }) => option).join(', ')].filter(Boolean).join(' - '),
    Published: yes(variation.enabled),
    'Visibility in catalog': 'visible',
    Description: variation.description,
    ...measureCells(variation),
    'Tax status': 'none',
    Images: variation.file === null ? '' : joinList([addressOf(variation.file)]),
    Parent: refOf(variation.product_id),
    Position: String(variation.position),
    'Price tiers': tierCell(variation.tiers),
    ...Object.fromEntries(attributes),
  }
}

type Offered = Pick<
  EditedProduct,
  | 'sku'
  | 'gtin'
  | 'priced'
  | 'price_cents'
  | 'sale_price_cents'
  | 'sale_from'
  | 'sale_to'
  | 'manage_stock'
  | 'in_stock'
  | 'backorders'
  | 'on_hand'
>
const STOCK_WORDS = { instock: '1', outofstock: '0', onbackorder: 'backorder' }
const BACKORDER_WORDS = { no: '0', yes: '1', notify: 'notify' }

function offerCells(one: Offered, isSold: boolean): Cells {
  const own: Cells = isSold
    ? {
        'Regular price': one.priced ? amount(one.price_cents) : '',
        'Sale price': amount(one.sale_price_cents),
        'Date sale price starts': one.sale_from === null ? '' : edgeText(one.sale_from, 'start'),
        'Date sale price ends': one.sale_to === null ? '' : edgeText(one.sale_to, 'end'),
        'In stock?': STOCK_WORDS[stockStatusOf(one)],
        Stock: one.manage_stock ? String(one.on_hand ?? 0) : '',
        'Backorders allowed?': BACKORDER_WORDS[one.backorders],
      }
    : {}
  return { ...own, SKU: one.sku ?? '', 'GTIN, UPC, EAN, or ISBN': one.gtin }
}

/** The first entry of a key is the one that counts. */
function metaCells(meta: readonly Meta[], fieldCell: (key: string, value: unknown) => string | undefined): Cells {
  const cells = meta
    .map(({ key, value }) => [metaColumn(key), fieldCell(key, value) ?? metaCell(value)] as const)
    .filter(([column]) => metaKeyOf(column) !== undefined)
  return Object.fromEntries(cells.toReversed())
}

function attributeCells({ terms, type }: EditedProduct): Cells {
  const groups = [...Map.groupBy(terms, (term) => term.attribute_id).values()]
  return Object.fromEntries(
    groups.flatMap((list, index) => {
      const { attribute_name, visible, variation, is_named } = list[0]!
      const isChosen = isChosenBy({ isNamed: Boolean(is_named), said: variation, values: list.length })
      return [
        [`Attribute ${index + 1} name`, attribute_name],
        [`Attribute ${index + 1} value(s)`, joinList(list.map(({ name }) => name))],
        [`Attribute ${index + 1} visible`, yes(visible ?? true)],
        [`Attribute ${index + 1} global`, '1'],
        [`Attribute ${index + 1} variation`, type === 'variable' ? yes(isChosen) : ''],
      ]
    }),
  )
}

const downloadCells = ({ downloads }: EditedProduct): Cells =>
  Object.fromEntries(
    downloads.flatMap(({ name, file }, index) => [
      [`Download ${index + 1} name`, name],
      [`Download ${index + 1} URL`, file],
    ]),
  )
