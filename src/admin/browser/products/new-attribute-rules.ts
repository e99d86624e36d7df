import { slugOf } from '#kit/pt-br.ts'
import type { AttributeRecord } from '../attributes/swatch-labels.ts'
import { tidyValues } from './attribute-rules.ts'

export type NewValue = { name: string; color: string; pictureId: number }

/** More would be typed into the attribute's own screen. */
const MOST_VALUES = 100

/** «P, M» or one a line; the same value in other letters is the same. */
export function newValues(typed: string): string[] {
  const seen = new Set<string>()
  return tidyValues(typed.split(/[,;\n]/)).filter((value) => {
    const key = value.toLocaleLowerCase('pt-BR')
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

/** Why it can't be made. */
export function refuseNewAttribute(
  { name, values }: { name: string; values: readonly unknown[] },
  taken: readonly string[],
): string | undefined {
  if (name.trim() === '') return 'Dê um nome ao atributo.'
  if (taken.some((one) => slugOf(one) === slugOf(name))) return 'Já existe um atributo com este nome: escolha-o na lista.'
  if (values.length === 0) return 'Dê ao menos um valor.'
  return values.length > MOST_VALUES ? `No máximo ${MOST_VALUES} valores de uma vez.` : undefined
}

/** What buyers choose a value by. */
export function swatchOf({ color, pictureId }: NewValue, type: AttributeRecord['type']) {
  if (type === 'color' && color !== '') return { woo_variation_swatches: { primary_color: color } }
  return type === 'image' && pictureId > 0 ? { woo_variation_swatches: { image_id: pictureId } } : {}
}
