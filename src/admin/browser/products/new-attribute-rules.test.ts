import { expect, test } from 'vitest'
import { newValues, refuseNewAttribute, swatchOf } from './new-attribute-rules.ts'

test.each<[typed: string, values: string[]]>([
  ['', []],
  [' P, M ,G', ['P', 'M', 'G']],
  ['Azul\nCru; azul,,', ['Azul', 'Cru']],
])('«%s» names the values', (typed, values) => expect(newValues(typed)).toEqual(values))

test.each([
  [' ', ['P'], 'Dê um nome ao atributo.'],
  ['côr', ['P'], 'Já existe um atributo com este nome: escolha-o na lista.'],
  ['Tamanho', [], 'Dê ao menos um valor.'],
  ['Tamanho', Array.from({ length: 101 }, String), 'No máximo 100 valores de uma vez.'],
  ['Tamanho', ['P'], undefined],
])('an attribute «%s» with %j: %s', (name, values, problem) =>
  expect(refuseNewAttribute({ name, values }, ['Cor'])).toBe(problem),
)

test('a value has the swatch of its attribute’s kind alone', () => {
  const value = { name: 'Azul', color: '#0000ff', pictureId: 7 }
  expect(swatchOf(value, 'color')).toEqual({ woo_variation_swatches: { primary_color: '#0000ff' } })
  expect(swatchOf(value, 'image')).toEqual({ woo_variation_swatches: { image_id: 7 } })
  expect([swatchOf(value, 'button'), swatchOf({ ...value, color: '' }, 'color')]).toEqual([{}, {}])
})
