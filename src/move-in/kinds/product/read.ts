import { formatMoney } from '#kit/money.ts'
import { plainText } from '#kit/safe-html.ts'
import { listOf, recordOf, textOf } from '#kit/unknown-json.ts'
import type { ProductInput } from '#shop/catalog/editing/contract.ts'
import { PRODUCT_FIELDS } from '#shop/catalog/product-fields.ts'
import { builderText } from '../../elementor/wordpress/builder-pieces.ts'
import { isOfBuilder } from '../../elementor/wordpress/parse-shortcodes.ts'
import { isExternalUrl } from '#shop/catalog/product-kind.ts'
import { type OldShop, type Reading, refused } from '../../kind.ts'
import { searchWordsOf } from '../../search-words.ts'
import { centsOf, flagOf, momentOf, nameLine, oldIdOf, wholeOf, type Wire } from '../../wire.ts'
import { measuresOf, offerOf } from '../offer.ts'
import { pictureOf, slugFrom } from '../term.ts'
import { filesOf, type SoldFile } from './files.ts'
import { readKit } from './kit-parts.ts'
import { lostFactsOf } from './lost-facts.ts'

export type OldAttribute = { name: string; slug: string; options: string[]; visible: boolean; variation: boolean }
export type ProductRow = {
  input: ProductInput
  slug: string
  createdAt: Date | undefined
  totalSales: number
  categories: string[]
  tags: string[]
  pictures: { oldId: string; url: string; alt: string }[]
  attributes: OldAttribute[]
  files: SoldFile[]
}

/** Kinds of products that this shop does not sell, by their names. */
const NOT_SOLD: Record<string, string> = {
  subscription: 'Assinatura: a loja ainda não vende assinaturas.',
  'variable-subscription': 'Assinatura: a loja ainda não vende assinaturas.',
  booking: 'Reserva: a loja não vende horários.',
}
const TYPES = ['simple', 'variable', 'grouped', 'external'] as const
const STATUSES = ['draft', 'pending', 'publish', 'private'] as const

/** A product of wc/v3 as this shop keeps one. */
export function readProduct(data: Wire, shop: OldShop): Reading<ProductRow> {
  const notes: string[] = []
  const name = nameLine(data['name'], 300)
  const title = name || `Produto ${String(data['id'] ?? '')}`
  const type = textOf(data['type']) || 'simple'
  const notSold = NOT_SOLD[type]
  if (notSold) return refused(title, notSold)
  if (data['status'] === 'trash') return refused(title, 'Está na lixeira da loja antiga.')
  const kit = type === 'bundle' ? readKit(data) : undefined
  const known = kit ? 'bundle' : TYPES.find((one) => one === type)
  notes.push(...(kit?.notes ?? []))
  if (!known) notes.push(`O tipo «${type}» não existe aqui: veio como produto simples.`)
  const externalUrl = textOf(data['external_url']).trim()
  if (known === 'external' && (externalUrl === '' || externalUrl.length > 2_000 || !isExternalUrl(externalUrl)))
    return refused(title, 'Produto de afiliado sem o endereço em que é vendido.')
  notes.push(...lostFactsOf(data))
  if (data['status'] === 'future') notes.push('Estava agendado: veio como rascunho.')
  if (name === '') notes.push('Não tinha nome.')
  const html = (column: 'description' | 'short_description' | 'purchase_note', label: string) => {
    const written = textOf(data[column])
    const isBuilt = isOfBuilder(written)
    const text = isBuilt ? builderText(written) : written
    if (isBuilt) notes.push(`${label} usava códigos de um construtor de páginas: veio o texto, sem o desenho.`)
    const { longest } = PRODUCT_FIELDS[column].kind
    if (text.length > longest) notes.push(`${label} passava de ${longest} letras e foi cortado.`)
    if (!isBuilt && /\[\/?[a-z_-]{3,40}[^[\]]{0,200}\]/i.test(text))
      notes.push(`${label} usa códigos de plug-in ([…]), que aparecem como texto.`)
    return text.slice(0, longest)
  }
  const row: ProductRow = {
    input: {
      ...offerOf(data, notes),
      ...measuresOf(data, shop),
      type: known ?? 'simple',
      ...(kit && { bundlePricing: kit.bundlePricing, bundleDiscount: kit.bundleDiscount }),
      ...(known === 'external' && { external_url: externalUrl, button_text: nameLine(data['button_text'], 60) }),
      status: STATUSES.find((one) => one === data['status']) ?? 'draft',
      name: title,
      description: html('description', 'A descrição'),
      short_description: html('short_description', 'O resumo'),
      purchase_note: html('purchase_note', 'O recado depois da compra'),
      visibility: (['catalog', 'search', 'hidden'] as const).find((one) => one === data['catalog_visibility']) ?? 'visible',
      featured: flagOf(data['featured']),
      virtual: flagOf(data['virtual']),
      downloadable: flagOf(data['downloadable']),
      gift_card: flagOf(data['gift_card']),
      sold_individually: flagOf(data['sold_individually']),
      low_stock: lowStockOf(data),
      position: wholeOf(data['menu_order']) ?? 0,
      ...seoOf(data, shop, notes),
      brand: nameLine(recordOf(listOf(data['brands'])[0])['name'], 70),
      publishedAt: momentOf(data, 'date_created'),
    },
    slug: slugFrom(textOf(data['slug'])),
    createdAt: momentOf(data, 'date_created'),
    totalSales: Math.max(0, wholeOf(data['total_sales']) ?? 0),
    categories: idsOf(data['categories']),
    tags: idsOf(data['tags']),
    pictures: listOf(data['images'])
      .slice(0, 100)
      .flatMap((image) => pictureOf(image) ?? []),
    attributes: attributesOf(data),
    files: filesOf(data),
  }
  return { is: 'row', title, oldUrl: textOf(data['permalink']), row, notes }
}

function seoOf(data: Wire, { seo }: OldShop, notes: string[]) {
  const [category] = listOf(data['categories'])
  const named = (one: unknown) => nameLine(recordOf(one)['name'], 200)
  const price = textOf(data['price'])
  const words = searchWordsOf(data, seo, {
    kind: 'product',
    name: nameLine(data['name'], 300),
    summary: plainText(textOf(data['short_description'])).slice(0, 300),
    values: {
      category: named(category),
      categories: named(category),
      primary_category: named(category),
      wc_price: price === '' ? '' : formatMoney(centsOf(price) ?? 0),
      wc_sku: textOf(data['sku']),
      wc_brand: named(listOf(data['brands'])[0]),
      wc_shortdesc: plainText(textOf(data['short_description'])).slice(0, 300),
    },
    notes,
  })
  return { seo_title: words.title, seo_description: words.description }
}

function lowStockOf(data: Wire): number | null {
  const bound = wholeOf(data['low_stock_amount'])
  return bound === undefined || bound < 0 ? null : bound
}

const idsOf = (value: unknown) => [...new Set(listOf(value).flatMap((one) => oldIdOf(recordOf(one)['id']) ?? []))]

function attributesOf(data: Wire): OldAttribute[] {
  return listOf(data['attributes']).flatMap((one) => {
    const { name, slug, options, visible, variation } = recordOf(one)
    const label = nameLine(name, 200)
    const values = [...new Set(listOf(options).map((option) => nameLine(option, 200)))].filter((option) => option !== '')
    const key = slugFrom((textOf(slug) || label).replace(/^pa_/, ''))
    return key === ''
      ? []
      : [{ name: label || key, slug: key, options: values, visible: flagOf(visible), variation: flagOf(variation) }]
  })
}
