import { slugOf } from '#kit/pt-br.ts'
import { decimalOf } from './numbers.ts'
import type { CsvOffer, CsvProduct } from './product-things.ts'
import type { CsvLine } from './records.ts'

const LEVELS = [1, 2, 3, 4, 5]

/** Lines of a variation follow their product and name it. */
export const lojaIntegradaKey = ({ cell }: CsvLine) => (cell('tipo') === 'variacao' ? cell('sku-pai') : cell('sku') || cell('id'))

/** A product of Loja Integrada by its own line and those of its variations. */
export function lojaIntegradaProduct(key: string, lines: readonly CsvLine[]): CsvProduct {
  const { cell: first, columns } = lines[0]!
  const variations = lines.filter(({ cell }) => cell('tipo') === 'variacao')
  const grids = columns.filter((name) => name.startsWith('grade-') && variations.some(({ cell }) => cell(name) !== ''))
  const sold = variations.length > 0 ? variations : lines.slice(0, 1)
  const category = LEVELS.map((at) => first(`categoria-nome-nivel-${at}`)).filter((name) => name !== '')
  const address = first('url-antiga')
  return {
    id: `loja-integrada:${first('id') || key}`,
    name: first('nome'),
    slug: slugOf(address.replace(/\/+$/, '').split('/').at(-1) || first('nome')),
    path: address,
    description: first('descricao-completa'),
    isPublished: /^s/i.test(first('ativo') || 'S'),
    brand: first('marca'),
    tags: [],
    categories: category.length > 0 ? [category] : [],
    optionNames: grids.map((name) => name.slice('grade-'.length)),
    offers: sold.map(({ cell }) => offerOf(cell, grids)),
    pictures: LEVELS.map((at) => ({ src: first(`imagem-${at}`), alt: '' })).filter(({ src }) => src !== ''),
    seoTitle: first('seo-tag-title'),
    seoDescription: first('seo-tag-description'),
    extra: { ncm: first('ncm'), custo: decimalOf(first('preco-custo')), video: first('url-video-youtube') },
  }
}

function offerOf(cell: CsvLine['cell'], grids: readonly string[]): CsvOffer {
  return {
    options: grids.map((name) => cell(name)),
    sku: cell('sku'),
    gtin: cell('gtin').replaceAll(/\D/g, ''),
    regularPrice: decimalOf(cell('preco-cheio')),
    salePrice: decimalOf(cell('preco-promocional')),
    stock: /^s/i.test(cell('estoque-gerenciado')) ? Math.trunc(Number(decimalOf(cell('estoque-quantidade'))) || 0) : undefined,
    allowsBackorders: false,
    weightKg: decimalOf(cell('peso-em-kg')),
    lengthCm: decimalOf(cell('comprimento-em-cm')),
    widthCm: decimalOf(cell('largura-em-cm')),
    heightCm: decimalOf(cell('altura-em-cm')),
    picture: '',
  }
}
