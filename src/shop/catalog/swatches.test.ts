import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aVariation } from '#tests/support/purchases.ts'
import type { AvailableVariation } from './variation.ts'
import {
  type Choices,
  choicesFromQuery,
  choose,
  chosenLabel,
  fits,
  isWhole,
  matchVariation,
  offerOf,
  pictureFor,
  stockLeftLabel,
  swatchState,
} from './swatches.ts'

const COLOR = 'attribute_pa_cor'
const SIZE = 'attribute_pa_tamanho'
const FIELDS = [COLOR, SIZE]
const inColor = (cor: string): Choices => ({ [COLOR]: cor })
const inBoth = (cor: string, tamanho: string): Choices => ({ [COLOR]: cor, [SIZE]: tamanho })

const SHIRT = [
  aVariation(1, { cor: 'azul', tamanho: 'p' }),
  aVariation(2, { cor: 'azul', tamanho: 'm' }, { units: 0 }),
  aVariation(3, { cor: 'preto', tamanho: 'm' }, { units: 5 }),
  aVariation(4, { cor: 'cru', tamanho: '' }, { units: 6 }),
]

describe('matching', () => {
  test.each<[string, Choices, number | undefined]>([
    ['both values equal', inBoth('azul', 'p'), 1],
    ['another size is another variation', inBoth('azul', 'm'), 2],
    ['a combination that nobody makes', inBoth('preto', 'p'), undefined],
    ['an empty value fits any size', inBoth('cru', 'p'), 4],
    ['… and any other', inBoth('cru', 'xxg'), 4],
    ['a colour that the shop does not know', inBoth('rosa', 'p'), undefined],
  ])('[SWATCH-2] %s', (_case, choices, id) => {
    expect(matchVariation(SHIRT, choices)?.variation_id).toBe(id)
  })

  test('[SWATCH-2] of several that fit, the first is meant', () => {
    const open = [aVariation(1, { cor: '', tamanho: 'p' }), aVariation(2, { cor: 'azul', tamanho: 'p' })]
    expect(matchVariation(open, inBoth('azul', 'p'))?.variation_id).toBe(1)
    expect(matchVariation(open.toReversed(), inBoth('azul', 'p'))?.variation_id).toBe(2)
  })

  test('[SWATCH-2] what is not chosen yet rules nothing out', () => {
    for (const choices of [{}, { [COLOR]: '' }] as Choices[])
      expect(SHIRT.every((variation) => fits(variation, choices))).toBe(true)
    expect(SHIRT.filter((variation) => fits(variation, inColor('azul'))).map((one) => one.variation_id)).toEqual([1, 2])
  })

  test('a choice is whole when every attribute has a value', () => {
    expect(isWhole(FIELDS, inBoth('azul', 'p'))).toBe(true)
    expect(isWhole(FIELDS, inColor('azul'))).toBe(false)
    expect(isWhole(FIELDS, inBoth('azul', ''))).toBe(false)
  })
})

describe('what the shop has of a value', () => {
  const ofSize = (choices: Choices, value: string) => offerOf(SHIRT, choices, { fields: FIELDS, field: SIZE, value })
  test.each<[Choices, string, string]>([
    [{}, 'p', 'in-stock'],
    [{}, 'xxg', 'in-stock'], // cru comes in any size
    [inColor('azul'), 'p', 'in-stock'],
    [inColor('azul'), 'm', 'out-of-stock'],
    [inColor('preto'), 'p', 'none'],
    [inColor('cru'), 'g', 'in-stock'],
    [inBoth('azul', 'p'), 'm', 'out-of-stock'], // its own attribute does not count
  ])('[SWATCH-3] with %o, size %s is %s', (choices, value, offer) => {
    expect(ofSize(choices, value)).toBe(offer)
  })

  test('[SWATCH-3] a value whose every variation is sold out is out of stock from the start', () => {
    const soldOut = SHIRT.map((variation) => ({ ...variation, is_in_stock: false }))
    expect(offerOf(soldOut, {}, { fields: FIELDS, field: COLOR, value: 'azul' })).toBe('out-of-stock')
  })
})

describe('how a swatch stands', () => {
  const rules = {
    selected: false,
    clickableOutOfStock: false,
    disableOutOfStock: true,
    deselectUnavailable: false,
    existsAtAll: true,
  }
  test.each([
    ['in stock', 'in-stock', {}, { disabled: false, noStock: false, unavailable: false }],
    ['out of stock', 'out-of-stock', {}, { disabled: true, noStock: false, unavailable: false }],
    [
      'out of stock, clickable',
      'out-of-stock',
      { clickableOutOfStock: true },
      { disabled: false, noStock: true, unavailable: false },
    ],
    [
      'out of stock, not disabled',
      'out-of-stock',
      { disableOutOfStock: false },
      { disabled: false, noStock: false, unavailable: false },
    ],
    ['not made', 'none', {}, { disabled: true, noStock: false, unavailable: true }],
    ['not made, others give way', 'none', { deselectUnavailable: true }, { disabled: false, noStock: false, unavailable: true }],
    [
      'never made at all',
      'none',
      { deselectUnavailable: true, existsAtAll: false },
      { disabled: true, noStock: false, unavailable: true },
    ],
    ['chosen, so it can be taken back', 'none', { selected: true }, { disabled: false, noStock: false, unavailable: true }],
  ] as const)('[SWATCH-3] %s', (_case, offer, change, state) => {
    expect(swatchState(offer, { ...rules, ...change })).toEqual(state)
  })
})

describe('choosing', () => {
  const rules = {
    fields: FIELDS,
    variations: SHIRT,
    clearOnReselect: true,
    deselectUnavailable: false,
    disableOutOfStock: true,
  }
  const azul = { field: COLOR, value: 'azul' }

  test('[SWATCH-4] an unselected swatch is selected, the selected one is cleared', () => {
    expect(choose({}, azul, rules)).toEqual(inColor('azul'))
    expect(choose(inColor('preto'), azul, rules)).toEqual(inColor('azul'))
    expect(choose(inBoth('azul', 'p'), azul, rules)).toEqual({ [SIZE]: 'p' })
  })

  test('[SWATCH-4] with clear_on_reselect off, the selected one stays', () => {
    expect(choose(inColor('azul'), azul, { ...rules, clearOnReselect: false })).toEqual(inColor('azul'))
  })

  test('[SWATCH-5] choices that do not go with the pressed one are taken back, when that is wanted', () => {
    const preto = { field: COLOR, value: 'preto' }
    expect(choose(inBoth('azul', 'p'), preto, rules)).toEqual(inBoth('preto', 'p'))
    expect(choose(inBoth('azul', 'p'), preto, { ...rules, deselectUnavailable: true })).toEqual(inColor('preto'))
    expect(choose(inBoth('cru', 'm'), preto, { ...rules, deselectUnavailable: true })).toEqual(inBoth('preto', 'm'))
  })

  test('[SWATCH-5] what is sold out counts as unavailable only where it is disabled', () => {
    const pressM = { field: SIZE, value: 'm' }
    expect(choose(inColor('azul'), pressM, { ...rules, deselectUnavailable: true })).toEqual({ [SIZE]: 'm' })
    expect(choose(inColor('azul'), pressM, { ...rules, deselectUnavailable: true, disableOutOfStock: false })).toEqual(
      inBoth('azul', 'm'),
    )
  })

  test('[SWATCH-5] of three attributes only those in the way are taken back', () => {
    const variations = [
      aVariation(1, { cor: 'azul', tamanho: 'p', aroma: 'figo' }),
      aVariation(2, { cor: 'preto', tamanho: 'p', aroma: 'madeira' }),
    ]
    const next = choose(
      { ...inBoth('azul', 'p'), attribute_pa_aroma: 'figo' },
      { field: COLOR, value: 'preto' },
      {
        ...rules,
        fields: [...FIELDS, 'attribute_pa_aroma'],
        variations,
        deselectUnavailable: true,
      },
    )
    expect(next).toEqual(inBoth('preto', 'p'))
  })

  test('[SWATCH-10] before the variations are known nothing is taken back', () => {
    const next = choose(
      inBoth('azul', 'p'),
      { field: COLOR, value: 'preto' },
      {
        ...rules,
        variations: undefined,
        deselectUnavailable: true,
      },
    )
    expect(next).toEqual(inBoth('preto', 'p'))
  })
})

test('[SWATCH-6] five left are told, six are not; nothing is told before the choice is whole, or of what is not counted', () => {
  const left = (choices: Choices, value: string, threshold = 5) =>
    stockLeftLabel(SHIRT, choices, { fields: FIELDS, field: SIZE, value, threshold })
  expect(left(inColor('preto'), 'm')).toBe('Restam 5')
  expect(left(inColor('cru'), 'm')).toBe('')
  expect(left(inColor('cru'), 'm', 6)).toBe('Restam 6')
  expect(left({}, 'm')).toBe('')
  expect(left(inColor('azul'), 'm')).toBe('')
  const one = [
    aVariation(1, { cor: 'azul', tamanho: 'p' }, { units: 1 }),
    aVariation(2, { cor: 'azul', tamanho: 'm' }, { units: null }),
  ]
  const wanted = { fields: FIELDS, field: SIZE, threshold: 5 }
  expect(stockLeftLabel(one, inColor('azul'), { ...wanted, value: 'p' })).toBe('Resta 1')
  expect(stockLeftLabel(one, inColor('azul'), { ...wanted, value: 'm' })).toBe('')
})

test('[SWATCH-8] a colour alone turns the picture, since all its sizes look the same; a size alone does not', () => {
  const image = { src: '/midia/azul.webp' } as AvailableVariation['image'] // the rest of it is not looked at
  const list = [
    aVariation(1, { cor: 'azul', tamanho: 'p' }, { image, image_id: 7 }),
    aVariation(2, { cor: 'azul', tamanho: 'm' }, { image, image_id: 7 }),
    aVariation(3, { cor: 'preto', tamanho: 'm' }, { image_id: 8 }),
  ]
  expect(pictureFor(list, inColor('azul'))).toBe(image)
  expect(pictureFor(list, { [SIZE]: 'm' })).toBeUndefined()
  expect(pictureFor(list, {})).toBeUndefined()
  expect(pictureFor(list, inColor('rosa'))).toBeUndefined()
})

test('[SWATCH-7] the chosen value stands after the separator', () => {
  expect(chosenLabel(':', 'Azul')).toBe(': Azul')
  expect(chosenLabel(' —', 'Azul')).toBe(' — Azul')
  expect(chosenLabel(':', '')).toBe('')
})

test('[SWATCH-9] an address chooses what the product has, and nothing else', () => {
  const values = { [COLOR]: ['azul', 'preto'], [SIZE]: ['p', 'm'] }
  expect(choicesFromQuery('?attribute_pa_cor=azul&utm_source=x', values)).toEqual(inColor('azul'))
  expect(choicesFromQuery('?attribute_pa_cor=roxo&attribute_pa_tamanho=m', values)).toEqual({ [SIZE]: 'm' })
  expect(choicesFromQuery('?__proto__=x&attribute_pa_cor=', values)).toEqual({})
})

describe('whatever a shop makes', () => {
  const COLORS = ['azul', 'preto', 'cru']
  const SIZES = ['p', 'm', 'g']
  const value = (list: string[]) => fc.constantFrom('', ...list)
  const variations = fc
    .array(fc.tuple(value(COLORS), value(SIZES), fc.nat(7)), { maxLength: 12 })
    .map((rows) => rows.map(([cor, tamanho, units], index) => aVariation(index + 1, { cor, tamanho }, { units })))
  const choices = fc.tuple(value(COLORS), value(SIZES)).map(([cor, tamanho]) => inBoth(cor, tamanho))

  test('[SWATCH-3] a value is offered exactly when pressing it leads to a variation, and in stock only to one that is there', () => {
    fc.assert(
      fc.property(variations, fc.constantFrom(...COLORS), fc.constantFrom(...SIZES), (list, cor, tamanho) => {
        const offer = offerOf(list, inColor(cor), { fields: FIELDS, field: SIZE, value: tamanho })
        const found = matchVariation(list, inBoth(cor, tamanho))
        expect(offer).toBe(!found ? 'none' : found.is_in_stock ? 'in-stock' : 'out-of-stock')
      }),
    )
  })

  test('[SWATCH-3] choosing more never brings back what was ruled out', () => {
    fc.assert(
      fc.property(variations, choices, fc.constantFrom(...SIZES), (list, chosen, tamanho) => {
        const wide = offerOf(list, {}, { fields: FIELDS, field: SIZE, value: tamanho })
        const narrow = offerOf(list, chosen, { fields: FIELDS, field: SIZE, value: tamanho })
        const order = ['none', 'out-of-stock', 'in-stock']
        expect(order.indexOf(narrow)).toBeLessThanOrEqual(order.indexOf(wide))
      }),
    )
  })

  test('[SWATCH-5] with deselecting on, the pressed value is kept and what is left can be had, if the value can at all', () => {
    fc.assert(
      fc.property(variations, choices, fc.constantFrom(...COLORS), (list, chosen, cor) => {
        const rules = {
          fields: FIELDS,
          variations: list,
          clearOnReselect: false,
          deselectUnavailable: true,
          disableOutOfStock: false,
        }
        const next = choose(chosen, { field: COLOR, value: cor }, rules)
        expect(next[COLOR]).toBe(cor)
        const canBeHad = list.some((variation) => fits(variation, inColor(cor)))
        fc.pre(canBeHad && chosen[COLOR] !== cor)
        expect(list.some((variation) => fits(variation, next))).toBe(true)
      }),
    )
  })

  test('[SWATCH-4] pressing twice changes nothing but what was pressed', () => {
    fc.assert(
      fc.property(choices, fc.constantFrom(...SIZES), (chosen, tamanho) => {
        const rules = {
          fields: FIELDS,
          variations: SHIRT,
          clearOnReselect: true,
          deselectUnavailable: false,
          disableOutOfStock: true,
        }
        const press = { field: SIZE, value: tamanho }
        if (chosen[SIZE] === tamanho) return
        const twice = choose(choose(chosen, press, rules), press, rules)
        expect(twice[SIZE] ?? '').toBe('')
        expect(twice[COLOR]).toBe(chosen[COLOR])
      }),
    )
  })
})

test('a press is answered well within a frame with 200 variations', () => {
  const many = Array.from({ length: 200 }, (_, index) =>
    aVariation(index + 1, { cor: `c${index % 20}`, tamanho: `t${index % 10}` }),
  )
  const press = () => {
    const started = performance.now()
    for (let value = 0; value < 30; value++) offerOf(many, inColor('c1'), { fields: FIELDS, field: SIZE, value: `t${value}` })
    return performance.now() - started
  }
  // The best of many: a busy machine takes the others away.
  expect(Math.min(...Array.from({ length: 50 }, press))).toBeLessThan(8)
})
