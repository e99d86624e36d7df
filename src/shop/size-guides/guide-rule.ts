import { typedLine, typedText } from '#kit/typed-text.ts'
import { type GuideInput, LONGEST_CELL, LONGEST_INTRO, LONGEST_NAME, MOST_COLUMNS, MOST_ROWS, MOST_TARGETS } from './contract.ts'

type Checked = { ok: true; guide: GuideInput } | { ok: false; text: string }
const no = (text: string): Checked => ({ ok: false, text })

/** A guide as it is kept: what is empty on all sides falls away, what nobody could read is refused. */
export function checkGuide(input: GuideInput): Checked {
  const name = typedLine(input.name, LONGEST_NAME)
  if (name === '') return no('Escreva o nome do guia, como «Camisetas».')
  const { columns, rows } = withoutEmpty(input)
  if (columns.length > MOST_COLUMNS) return no(`Um guia tem até ${MOST_COLUMNS} colunas.`)
  if (rows.length > MOST_ROWS) return no(`Um guia tem até ${MOST_ROWS} linhas.`)
  const nameless = columns.findIndex((column) => column.name === '')
  if (nameless >= 0) return no(`A coluna ${nameless + 1} tem medidas, mas não tem nome.`)
  const twin = columns.find((column, at) => columns.slice(0, at).some((before) => before.name === column.name))
  if (twin) return no(`A coluna «${twin.name}» está duas vezes.`)
  if (columns.length < 2) return no('O guia precisa da coluna dos tamanhos e de ao menos uma medida.')
  if (rows.length === 0) return no('Escreva ao menos uma linha com medidas.')
  const long = [...columns.map((column) => column.name), ...rows.flat()].find((text) => text.length > LONGEST_CELL)
  if (long) return no(`«${long.slice(0, LONGEST_CELL)}…» é longo demais para a tabela: até ${LONGEST_CELL} letras.`)
  const sizeless = rows.findIndex(([size]) => size === '')
  if (sizeless >= 0) return no(`A linha ${sizeless + 1} não diz de que tamanho é.`)
  const sizes = rows.map(([size]) => size)
  const again = sizes.find((size, at) => sizes.indexOf(size) !== at)
  if (again !== undefined) return no(`O tamanho «${again}» está em duas linhas.`)
  const intro = typedText(input.intro, LONGEST_INTRO)
  if (intro.length > LONGEST_INTRO) return no(`O texto de introdução tem até ${LONGEST_INTRO} letras.`)
  const targets = { productIds: once(input.productIds), categoryIds: once(input.categoryIds), tagIds: once(input.tagIds) }
  if (Object.values(targets).some((ids) => ids.length > MOST_TARGETS))
    return no(`Um guia vale para até ${MOST_TARGETS} produtos, categorias ou etiquetas.`)
  return { ok: true, guide: { name, intro, columns, rows, ...targets } }
}

/** Columns and rows in which nothing is written; every row as long as there are columns. */
function withoutEmpty({ columns, rows }: Pick<GuideInput, 'columns' | 'rows'>): Pick<GuideInput, 'columns' | 'rows'> {
  // One sign more than fits, so that what is too long is told and not cut.
  const line = (text: string | undefined) => typedLine(text ?? '', LONGEST_CELL + 1)
  const cells = rows.map((row) => columns.map((_, at) => line(row[at]))).filter((row) => row.some((cell) => cell !== ''))
  const named = columns.map((column) => ({ ...column, name: line(column.name) }))
  const isUsed = named.map(({ name }, at) => name !== '' || cells.some((row) => row[at] !== ''))
  return { columns: named.filter((_, at) => isUsed[at]), rows: cells.map((row) => row.filter((_, at) => isUsed[at])) }
}

const once = (ids: readonly number[]) => [...new Set(ids)]
