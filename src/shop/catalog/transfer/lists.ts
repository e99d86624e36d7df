import { isTooDeep } from '#kit/json.ts'

/** Several values in one cell, as WooCommerce writes them: parted by commas, a comma in a value with a stroke before it. */
export const joinList = (values: readonly string[]) => values.map((value) => value.replaceAll(',', '\\,')).join(', ')

export const splitList = (cell: string): string[] =>
  cell.trim() === '' ? [] : cell.split(/(?<!\\),/).map((value) => value.replaceAll('\\,', ',').trim())

/** «Casa > Cozinha»: a category with those above it, the topmost first. */
export const joinPath = (names: readonly string[]) => names.map((name) => name.replaceAll('>', '&gt;')).join(' > ')
export const splitPath = (path: string): string[] =>
  path
    .split('>')
    .map((name) => name.replaceAll('&gt;', '>').trim())
    .filter((name) => name !== '')

/** What other programs keep beside a product: text as it is, anything else as JSON that says so. */
export const metaCell = (value: unknown) =>
  typeof value === 'string' && value !== '' && !value.startsWith('json:') ? value : `json:${JSON.stringify(value ?? null)}`

export function readMetaCell(cell: string): unknown {
  if (cell === '') return null
  if (!cell.startsWith('json:')) return cell
  const json = cell.slice('json:'.length)
  try {
    // What the database can't keep stays the text that it is.
    return isTooDeep(json) || json.includes('\\u0000') ? cell : (JSON.parse(json) as unknown)
  } catch {
    return cell
  }
}
