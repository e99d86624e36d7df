import type { Purchase } from '#shop/catalog/contract.ts'
import { type AvailableVariation, fieldOf, type SwatchAttribute } from '#shop/catalog/variation.ts'
import { stockLeftText } from '#shop/catalog/variation-words.ts'

/** A variation by its values («cor», «tamanho»; empty fits any) and its units; null: not counted. */
export function aVariation(
  id: number,
  values: Record<string, string>,
  { units = 8, ...over }: Partial<AvailableVariation> & { units?: number | null } = {},
): AvailableVariation {
  return {
    variation_id: id,
    attributes: Object.fromEntries(Object.entries(values).map(([slug, value]) => [fieldOf(slug), value])),
    sku: `CAM-${id}`,
    display_price: 119,
    display_regular_price: 119,
    price_html: '',
    availability_html: '',
    is_in_stock: units === null || units > 0,
    is_purchasable: true,
    backorders_allowed: false,
    min_qty: 1,
    max_qty: units ?? '',
    stock_quantity: units,
    variation_stock_left: units === null ? '' : stockLeftText(units),
    is_sold_individually: 'no',
    is_virtual: false,
    is_downloadable: false,
    variation_is_active: true,
    variation_is_visible: true,
    variation_description: '',
    variation_permalink: '/produto/camiseta/',
    weight: '',
    weight_html: 'N/D',
    dimensions: { length: '', width: '', height: '' },
    dimensions_html: 'N/D',
    image: false,
    image_id: 0,
    variation_image_id: 0,
    ...over,
  }
}

const term = (slug: string, name: string, color?: string) => ({ slug, name, color, picture: undefined })
const COLOR: SwatchAttribute = {
  slug: 'cor',
  name: 'Cor',
  swatch: 'color',
  terms: [term('branco', 'Branco', '#f4efe6'), term('terracota', 'Terracota', '#c8694a'), term('oliva', 'Oliva', '#6f7a4a')],
}
const SIZE: SwatchAttribute = {
  slug: 'tamanho',
  name: 'Tamanho',
  swatch: 'button',
  terms: [term('p', 'P'), term('m', 'M'), term('g', 'G')],
}

const aPurchase = (id: number, over: Partial<Purchase> = {}): Purchase => ({
  id,
  name: `Jarro de barro nº ${id}`,
  url: `/produto/jarro-${id}/`,
  type: 'simple',
  sku: `JAR-${id}`,
  stock: { is_in_stock: true, stock_quantity: 3, backorders_allowed: false },
  maxQty: 3,
  attributes: [],
  variations: [],
  members: [],
  ...over,
})

/** A shirt in three colours and sizes: terracota is not made in G, oliva is sold out in M and almost gone in P. */
export const aShirt = (over: Partial<Purchase> = {}): Purchase =>
  aPurchase(12, {
    name: 'Camiseta de algodão',
    url: '/produto/camiseta/',
    type: 'variable',
    sku: 'CAM',
    stock: { is_in_stock: true, stock_quantity: null, backorders_allowed: false },
    maxQty: '',
    attributes: [COLOR, SIZE],
    variations: [
      aVariation(101, { cor: 'branco', tamanho: 'p' }),
      aVariation(102, { cor: 'branco', tamanho: 'm' }),
      aVariation(
        103,
        { cor: 'branco', tamanho: 'g' },
        { display_price: 129, display_regular_price: 129, price_html: 'R$ 129,00' },
      ),
      aVariation(104, { cor: 'terracota', tamanho: 'p' }),
      aVariation(105, { cor: 'terracota', tamanho: 'm' }),
      aVariation(106, { cor: 'oliva', tamanho: 'p' }, { units: 2 }),
      aVariation(107, { cor: 'oliva', tamanho: 'm' }, { units: 0 }),
      aVariation(108, { cor: 'oliva', tamanho: 'g' }, { units: null }),
    ],
    ...over,
  })

const PURCHASES = [aPurchase(11), aShirt(), aShirt({ id: 15, name: 'Camiseta de linho', url: '/produto/camiseta-linho/' })]

export const standInPurchase = async (id: number) => PURCHASES.find((purchase) => purchase.id === id)
