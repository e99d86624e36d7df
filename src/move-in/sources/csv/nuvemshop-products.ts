import { slugOf } from '#kit/pt-br.ts'
import { decimalOf } from './numbers.ts'
import type { CsvOffer, CsvProduct } from './product-things.ts'
import type { CsvLine } from './records.ts'
import { listOf } from './shopify-products.ts'

const OPTIONS = [1, 2, 3]

/** A product of Nuvemshop by all of its lines: one for each variation, the product's own fields only in the first. */
export function nuvemshopProduct(handle: string, lines: readonly CsvLine[]): CsvProduct {
  const first = lines[0]!.cell
  const optionNames = OPTIONS.map((at) => first(`nome da variação ${at}`, `nombre de propiedad ${at}`)).filter(
    (name) => name !== '',
  )
  return {
    id: `nuvemshop:${handle}`,
    name: first('nome', 'nombre'),
    slug: handle,
    path: `/produtos/${handle}/`,
    description: first('descrição', 'descripción'),
    isPublished: !/^(n|oculto|invis)/i.test(first('exibir na loja', 'mostrar en tienda', 'visibilidade', 'visibilidad')),
    brand: first('marca'),
    tags: listOf(first('tags', 'etiquetas'), ','),
    categories: listOf(first('categorias', 'categorías'), ',').map((line) => listOf(line, '>')),
    categoryPath: (line) => `/${line.map(slugOf).join('/')}/`,
    optionNames,
    offers: lines.map((line, at) => ({
      ...offerOf(line.cell, optionNames.length),
      picture: at > 0 ? (picturesOf(line)[0] ?? '') : '',
    })),
    pictures: unique(lines.flatMap(picturesOf)).map((src) => ({ src, alt: '' })),
    isVirtual: /^n/i.test(first('produto físico', 'producto físico')),
    seoTitle: first('título para seo'),
    seoDescription: first('descrição para seo', 'descripción para seo'),
    extra: {
      mpn: first('mpn (cód. exclusivo modelo fabricante)', 'mpn (número de pieza del fabricante)'),
      sexo: first('sexo'),
      faixa_etaria: first('faixa etária', 'rango de edad'),
      custo: decimalOf(first('custo', 'costo')),
    },
  }
}

/** Columns of addresses are many things to many tools: «Imagem 1», «URL da imagem», «Fotos». */
const PICTURES =
  /^((url|link)s? d[aeo]s? )?(imagem|imagens|imagen|imágenes|fotos?|images?)( principal| do produto)?( \d+)?( url)?$/
const picturesOf = ({ columns, cell }: CsvLine): string[] =>
  columns
    .filter((column) => PICTURES.test(column))
    .flatMap((column) => cell(column).match(/https?:\/\/[^\s"|;]+?(?=,?\s|,https?:|[|;]|$)/g) ?? [])
const unique = (list: string[]) => [...new Set(list)]

function offerOf(cell: CsvLine['cell'], options: number): CsvOffer {
  const stock = cell('estoque', 'stock')
  return {
    options: OPTIONS.slice(0, options).map((at) => cell(`valor da variação ${at}`, `valor de propiedad ${at}`)),
    sku: cell('sku'),
    gtin: cell('código de barras', 'código de barra').replaceAll(/\D/g, ''),
    regularPrice: decimalOf(cell('preço', 'precio')),
    salePrice: decimalOf(cell('preço promocional', 'precio promocional')),
    // Empty means that there is always some.
    stock: stock === '' ? undefined : Math.trunc(Number(decimalOf(stock)) || 0),
    allowsBackorders: false,
    weightKg: decimalOf(cell('peso (kg)', 'peso')),
    lengthCm: decimalOf(cell('comprimento (cm)', 'comprimento', 'profundidad (cm)')),
    widthCm: decimalOf(cell('largura (cm)', 'largura', 'ancho (cm)')),
    heightCm: decimalOf(cell('altura (cm)', 'altura', 'alto (cm)')),
    picture: '',
  }
}
