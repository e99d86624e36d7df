import { typedLine } from '#kit/typed-text.ts'
import { listOf, recordOf, textOf } from '#kit/unknown-json.ts'
import type { ProductInput } from '#shop/catalog/editing/contract.ts'
import { PRODUCT_FIELDS } from '#shop/catalog/product-fields.ts'
import { type OldShop, type Reading, refused } from '../../kind.ts'
import { flagOf, momentOf, oldIdOf, wholeOf, type Wire } from '../../wire.ts'
import { measuresOf, offerOf } from '../offer.ts'
import { pictureOf, slugFrom } from '../term.ts'

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
}

/** Kinds of products that this shop does not sell, by their names. */
const NOT_SOLD: Record<string, string> = {
  grouped: 'Produto agrupado: aqui cada produto é vendido por si.',
  external: 'Produto de afiliado: é vendido em outro site.',
  subscription: 'Assinatura: a loja ainda não vende assinaturas.',
  'variable-subscription': 'Assinatura: a loja ainda não vende assinaturas.',
  booking: 'Reserva: a loja não vende horários.',
}
const STATUSES = ['draft', 'pending', 'publish', 'private'] as const

/** A product of wc/v3 as this shop keeps one. */
export function readProduct(data: Wire, shop: OldShop): Reading<ProductRow> {
  const notes: string[] = []
  const name = typedLine(data['name'], 300)
  const title = name || `Produto ${String(data['id'] ?? '')}`
  const type = textOf(data['type']) || 'simple'
  const notSold = NOT_SOLD[type]
  if (notSold) return refused(title, notSold)
  if (data['status'] === 'trash') return refused(title, 'Está na lixeira da loja antiga.')
  if (type !== 'simple' && type !== 'variable') notes.push(`O tipo «${type}» não existe aqui: veio como produto simples.`)
  if (data['status'] === 'future') notes.push('Estava agendado: veio como rascunho.')
  if (name === '') notes.push('Não tinha nome.')
  const html = (column: 'description' | 'short_description' | 'purchase_note', label: string) => {
    const text = textOf(data[column])
    const { longest } = PRODUCT_FIELDS[column].kind
    if (text.length > longest) notes.push(`${label} passava de ${longest} letras e foi cortado.`)
    if (/\[\/?[a-z_-]{3,40}[^[\]]{0,200}\]/i.test(text))
      notes.push(`${label} usa códigos de plug-in ([…]), que aparecem como texto.`)
    return text.slice(0, longest)
  }
  const row: ProductRow = {
    input: {
      ...offerOf(data, notes),
      ...measuresOf(data, shop),
      type: type === 'variable' ? 'variable' : 'simple',
      status: STATUSES.find((one) => one === data['status']) ?? 'draft',
      name: title,
      description: html('description', 'A descrição'),
      short_description: html('short_description', 'O resumo'),
      purchase_note: html('purchase_note', 'O recado depois da compra'),
      visibility: (['catalog', 'search', 'hidden'] as const).find((one) => one === data['catalog_visibility']) ?? 'visible',
      featured: flagOf(data['featured']),
      virtual: flagOf(data['virtual']),
      downloadable: flagOf(data['downloadable']),
      sold_individually: flagOf(data['sold_individually']),
      low_stock: lowStockOf(data),
      position: wholeOf(data['menu_order']) ?? 0,
      brand: typedLine(recordOf(listOf(data['brands'])[0])['name'], 70),
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
  }
  if (row.input.downloadable && listOf(data['downloads']).length > 0)
    notes.push('Os arquivos para baixar não vêm: envie-os de novo no produto.')
  return { is: 'row', title, oldUrl: textOf(data['permalink']), row, notes }
}

function lowStockOf(data: Wire): number | null {
  const bound = wholeOf(data['low_stock_amount'])
  return bound === undefined || bound < 0 ? null : bound
}

const idsOf = (value: unknown) => [...new Set(listOf(value).flatMap((one) => oldIdOf(recordOf(one)['id']) ?? []))]

function attributesOf(data: Wire): OldAttribute[] {
  return listOf(data['attributes']).flatMap((one) => {
    const { name, slug, options, visible, variation } = recordOf(one)
    const label = typedLine(name, 200)
    const values = [...new Set(listOf(options).map((option) => typedLine(option, 200)))].filter((option) => option !== '')
    const key = slugFrom((textOf(slug) || label).replace(/^pa_/, ''))
    return key === ''
      ? []
      : [{ name: label || key, slug: key, options: values, visible: flagOf(visible), variation: flagOf(variation) }]
  })
}
