import { ungrouped } from './words.ts'

/** The largest number of units that the shop counts. */
const MOST_UNITS = 2_147_483_647

/** What people type as a price or a measure, as the API writes it: «1.234,50», «1234,50» and «1234.50» are the same. */
export const wireAmount = (typed: string) => ungrouped(typed.replace(/^\s*R\$/, '')).replace(',', '.')
export const shownAmount = (wire: string | null | undefined) => wire?.replace('.', ',') ?? ''

/** Why it is no price; without one there is nothing to refuse. */
export const refuseAmount = (wire: unknown) =>
  !wire || /^\d{1,9}(\.\d{1,2})?$/.test(String(wire)) ? undefined : 'Escreva um valor como 49,90.'
export const refuseMeasure = (wire: unknown) =>
  !wire || /^\d{1,6}(\.\d{1,3})?$/.test(String(wire)) ? undefined : 'Escreva um número como 0,35.'

/** A number of things: what is none stays as it was typed, to be refused. */
export function wireWhole(typed: string): number | string | null {
  const bare = typed.trim()
  if (bare === '') return null
  return /^\d+$/.test(bare) ? Number(bare) : bare
}
export function refuseWhole(wire: unknown): string | undefined {
  if (wire === null || wire === undefined) return undefined
  if (!Number.isInteger(wire) || Number(wire) < 0) return 'Um número inteiro'
  return Number(wire) > MOST_UNITS ? `No máximo ${MOST_UNITS.toLocaleString('pt-BR')}` : undefined
}
