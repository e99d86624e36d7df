import { expect, test } from 'vitest'
import { isChoosable, isNamedBy, refuseAttributes, tidyValues } from './attribute-rules.ts'

const COLOR = 1
const SIZE = 2
const blueSmall = {
  attributes: [
    { id: COLOR, option: 'Azul' },
    { id: SIZE, option: 'P' },
  ],
}

test('a value is kept once, and none that says nothing', () =>
  expect(tidyValues(['Azul', ' Verde ', 'Azul', '  '])).toEqual(['Azul', 'Verde']))

test('an attribute without a value is refused by its name', () => {
  expect(refuseAttributes([{ name: 'Cor', options: ['Azul'] }])).toBeUndefined()
  expect(
    refuseAttributes([
      { name: 'Cor', options: ['Azul'] },
      { name: 'Gola', options: [] },
    ]),
  ).toBe('Dê um valor a “Gola”, ou retire-o.')
})

test('buyers choose by what a variation names', () => {
  expect(isNamedBy([{ attributes: [] }, blueSmall], SIZE)).toBe(true)
  expect(isNamedBy([{ attributes: [] }], SIZE)).toBe(false)
})

test('a variation can be chosen while the product has all of its values', () => {
  const colors = (...options: string[]) => ({ id: COLOR, options })
  const sizes = { id: SIZE, options: ['P', 'M'] }
  expect(isChoosable(blueSmall, { attributes: [colors('Azul', 'Verde'), sizes] })).toBe(true)
  expect(isChoosable(blueSmall, { attributes: [colors('Verde'), sizes] })).toBe(false)
  expect(isChoosable(blueSmall, { attributes: [colors('Azul')] })).toBe(false)
  expect(isChoosable({ attributes: [] }, { attributes: [] })).toBe(true)
})
