import { readGlyphIndex } from './glyph-index.ts'
import { coordinatesOf, readAxes, readWidthChanges } from './variations.ts'
import { type FontTables, readWoff2 } from './woff2.ts'

/** What of a font decides where lines break and how high they are, as shares of the font's size. */
export type FontMetrics = {
  ascent: number
  descent: number
  lineGap: number
  /** The average width of a letter of Portuguese text, in running text and in titles. */
  textWidth: number
  titleWidth: number
  /** The weights that are in the file; the same twice where there is one. */
  weights: readonly [least: number, most: number]
}
export type ReadFont = { metrics: FontMetrics; name: string; isSerif: boolean; missing: string[] }

export const TEXT_WEIGHT = 400
export const TITLE_WEIGHT = 600

/** Letters as often as shops write them. */
const SAMPLE =
  'Vaso de cerâmica feito à mão, queimado em forno a lenha. Cada peça é única: pequenas variações de cor e de tamanho fazem parte ' +
  'do processo. Entregamos em todo o Brasil, com frete grátis a partir de R$ 250,00. Adicionar ao carrinho. Você também pode gostar.'
/** Without these a Brazilian shop would be written in two typefaces. */
const NEEDED = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789ÁÂÃÀÇÉÊÍÓÔÕÚáâãàçéêíóôõú.,:;!?$%'

/** Reads a WOFF2 file; undefined when it is none, or lacks what browsers draw with. */
export function readFont(bytes: Buffer): ReadFont | undefined {
  const font = readWoff2(bytes)
  try {
    return font && measure(font)
  } catch {
    // A table that ends before what it promises.
    return undefined
  }
}

function measure({ tables, rewritten }: FontTables): ReadFont | undefined {
  const [head, hhea, os2, cmap, hmtx] = ['head', 'hhea', 'OS/2', 'cmap', 'hmtx'].map((tag) => tables.get(tag))
  const hasOutlines = ['glyf', 'CFF ', 'CFF2'].some((tag) => tables.has(tag))
  const glyphOf = cmap && readGlyphIndex(cmap)
  if (!head || !hhea || !os2 || !hmtx || !glyphOf || !hasOutlines) return undefined
  const em = head.readUInt16BE(18)
  const axes = readAxes(tables.get('fvar'))
  const weightAxis = axes.find(({ tag }) => tag === 'wght')
  const ownWeight = os2.readUInt16BE(4)
  // Rewritten, the table begins with a byte of flags.
  const widths = rewritten.has('hmtx') ? hmtx.subarray(1) : hmtx
  const step = rewritten.has('hmtx') ? 2 : 4
  const counted = hhea.readUInt16BE(34)
  const widthAt = (weight: number) => {
    const change = readWidthChanges(tables.get('HVAR'), coordinatesOf(axes, weight, tables.get('avar')))
    const sum = [...SAMPLE].reduce((total, letter) => {
      const glyph = glyphOf(letter.codePointAt(0)!)
      return total + widths.readUInt16BE(Math.min(glyph, counted - 1) * step) + change(glyph)
    }, 0)
    return sum / [...SAMPLE].length / em
  }
  return {
    metrics: {
      ...heights(hhea, os2, em),
      textWidth: widthAt(TEXT_WEIGHT),
      titleWidth: widthAt(TITLE_WEIGHT),
      weights: weightAxis ? [Math.round(weightAxis.least), Math.round(weightAxis.most)] : [ownWeight, ownWeight],
    },
    name: readName(tables.get('name')),
    isSerif: os2.readUInt8(33) >= 2 && os2.readUInt8(33) <= 10,
    missing: [...NEEDED].filter((letter) => glyphOf(letter.codePointAt(0)!) === 0),
  }
}

/** Bit 7 of the selection says that the typographic heights are the ones to use. */
function heights(hhea: Buffer, os2: Buffer, em: number) {
  const usesTypographic = (os2.readUInt16BE(62) & 128) !== 0
  const [table, at] = usesTypographic ? ([os2, 68] as const) : ([hhea, 4] as const)
  const [ascent, descent, lineGap] = [0, 2, 4].map((offset) => table.readInt16BE(at + offset) / em) as [number, number, number]
  return { ascent, descent: -descent, lineGap }
}

/** The family's name: the typographic one where there is one. */
function readName(name: Buffer | undefined): string {
  if (!name) return ''
  const strings = name.readUInt16BE(4)
  const found = Array.from({ length: name.readUInt16BE(2) }, (_, index) => 6 + index * 12)
    .filter((at) => name.readUInt16BE(at) === 3 && [1, 16].includes(name.readUInt16BE(at + 6)))
    .sort((one, other) => name.readUInt16BE(other + 6) - name.readUInt16BE(one + 6))[0]
  if (found === undefined) return ''
  const start = strings + name.readUInt16BE(found + 10)
  return new TextDecoder('utf-16be').decode(name.subarray(start, start + name.readUInt16BE(found + 8)))
}
