import type { WireField } from '#api/vitrine/widget-shape.ts'

/** `value` is undefined where a smaller device does as the larger; so is what `onChange` is told to go back to that. */
export type InputOptions = {
  setting: WireField
  value: unknown
  onChange: (value: unknown) => void
  inherits: boolean
  /** Of a field of a list: what else stands in its row, for fields that ask for it. */
  row?: Record<string, unknown>
}

export const AS_LARGER = 'Como no computador'
export const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
