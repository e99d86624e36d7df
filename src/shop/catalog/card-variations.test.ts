import { expect, test } from 'vitest'
import { type CardVariation, choosingQuery, ofTerm, onlyOf, priceOf, shownOf, variationsThatFit } from './card-variations.ts'
import { NO_FILTERS } from './filters.ts'

let made = 0
const aVariation = (terms: Record<string, string>, over: Partial<CardVariation> = {}): CardVariation => ({
  id: ++made,
  picture_id: null,
  cents: 1_000,
  regular_cents: 1_000,
  in_stock: true,
  terms: Object.entries(terms).map(([attribute, value]) => ({ attribute, value })),
  ...over,
})
const by = (slug: string, ...terms: string[]) => ({ slug, terms, any: true })
const narrowed = (...attributes: ReturnType<typeof by>[]) => ({ ...NO_FILTERS, attributes })

const blue = aVariation({ cor: 'azul', tamanho: 'p' }, { cents: 900, in_stock: false })
const blueLarge = aVariation({ cor: 'azul', tamanho: 'g' }, { cents: 1_200 })
const green = aVariation({ cor: 'verde', tamanho: 'p' })
const anyColor = aVariation({ tamanho: 'g' })
const all = [blue, blueLarge, green]

test.each([
  ['nothing', undefined, []],
  ['a price alone', { ...NO_FILTERS, minCents: 1 }, []],
  ['a colour', narrowed(by('cor', 'azul')), [blue, blueLarge]],
  ['two colours', narrowed(by('cor', 'azul', 'verde')), all],
  ['a colour and a size', narrowed(by('cor', 'azul'), by('tamanho', 'p')), [blue]],
  ['a colour that is not made', narrowed(by('cor', 'preto')), []],
  ['a colour up to a price', { ...narrowed(by('cor', 'azul')), maxCents: 1_000 }, [blue]],
  ['a colour that is there', { ...narrowed(by('cor', 'azul')), inStock: true }, [blueLarge]],
  ['a colour at a price that it has not', { ...narrowed(by('cor', 'azul')), maxCents: 1 }, [blue, blueLarge]],
  ['an attribute that variations do not have', narrowed(by('material', 'barro')), all],
])('[LIST-4] narrowed by %s, these variations are meant', (_what, filters, fitting) => {
  expect(variationsThatFit(all, filters)).toEqual(fitting)
})

test('[LIST-4] a variation that leaves the attribute open fits every choice of it', () => {
  expect(variationsThatFit([anyColor], narrowed(by('cor', 'azul')))).toEqual([anyColor])
})

test('[LIST-4] what can be bought stands for the others, at the least price', () => {
  expect(shownOf([blue, blueLarge])).toBe(blueLarge)
  expect(shownOf([blue])).toBe(blue)
  expect(priceOf([blue, blueLarge])).toEqual({ cents: 900, regularCents: 1_000, upToCents: 1_200 })
  expect(priceOf([green])).toEqual({ cents: 1_000, regularCents: 1_000 })
})

test('[LIST-4] the link chooses what the list was narrowed by, and nothing else', () => {
  expect(choosingQuery(blueLarge, narrowed(by('cor', 'azul')))).toBe('?attribute_pa_cor=azul')
  expect(choosingQuery(blueLarge, narrowed(by('cor', 'azul'), by('tamanho', 'g')))).toBe(
    '?attribute_pa_cor=azul&attribute_pa_tamanho=g',
  )
  expect(choosingQuery(anyColor, narrowed(by('cor', 'azul')))).toBe('')
})

test('[SWATCH-9] a colour alone means a variation only when nothing else is left to choose and it is there', () => {
  const cups = [aVariation({ cor: 'azul' }), aVariation({ cor: 'verde' }, { in_stock: false })]
  expect(onlyOf(cups, ofTerm(cups, 'cor', 'azul'))).toBe(cups[0])
  expect(onlyOf(cups, ofTerm(cups, 'cor', 'verde'))).toBeUndefined()
  expect(onlyOf(all, ofTerm(all, 'cor', 'verde'))).toBe(green)
  expect(onlyOf(all, ofTerm(all, 'cor', 'azul'))).toBeUndefined()
  const open = [aVariation({ cor: 'azul' }), aVariation({ cor: 'verde', tamanho: 'p' })]
  expect(onlyOf(open, ofTerm(open, 'cor', 'azul'))).toBeUndefined()
})
