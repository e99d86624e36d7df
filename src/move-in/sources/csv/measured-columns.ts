import { columnOf } from '#shop/catalog/transfer/columns.ts'
import { GRAMS, MILLIMETRES } from '../../units.ts'
import { decimalOf } from './numbers.ts'

export type WooColumn = { name: string; value: (cell: string) => string }

/** The column of WooCommerce's table that a heading stands for. Weights and lengths come in the unit that the heading names. */
export function wooColumnOf(heading: string): WooColumn | undefined {
  const name = columnOf(heading)
  if (name !== undefined) return { name, value: (cell) => cell }
  const [, measure = '', unit = ''] = /^([^()]+)\(\s*([a-z]+)\s*\)\s*$/i.exec(heading.trim()) ?? []
  const weight = inUnit(measure, 'kg', GRAMS, unit)
  return weight ?? inUnit(measure, 'cm', MILLIMETRES, unit)
}

function inUnit(measure: string, ours: string, units: Record<string, number>, unit: string): WooColumn | undefined {
  const name = columnOf(`${measure} (${ours})`)
  const factor = Object.hasOwn(units, unit.toLowerCase()) ? units[unit.toLowerCase()]! / units[ours]! : undefined
  if (name === undefined || factor === undefined) return undefined
  return { name, value: (cell) => scaled(decimalOf(cell), factor) }
}

const scaled = (decimal: string, factor: number) => (decimal === '' ? '' : String(Number((Number(decimal) * factor).toFixed(6))))
