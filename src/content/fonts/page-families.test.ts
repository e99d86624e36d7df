import { describe, expect, test } from 'vitest'
import { familyOf } from './families.ts'
import { fontsOf, pageFamilies } from './page-families.ts'

const isKnown = (id: string) => familyOf(id) !== undefined || id === 'own-3'
const SHOP = { text: 'dm-sans', display: 'fraunces' }
const SYSTEM = { text: undefined, display: undefined }

describe('the families of a page', () => {
  test.each([
    [SYSTEM, [], []],
    [SHOP, [], ['dm-sans', 'fraunces']],
    [SHOP, ['Fraunces', 'dm-sans'], ['dm-sans', 'fraunces']],
    [{ text: 'figtree', display: 'figtree' }, ['Lora'], ['figtree', 'lora']],
    [{ text: 'figtree', display: undefined }, ['own-3'], ['figtree', 'own-3']],
    [SYSTEM, ['Lora', 'Karla'], ['lora', 'karla']],
    [SYSTEM, ['LORA', ' lora ', 'lora'], ['lora']],
    [{ text: 'own-9', display: 'fraunces' }, [], ['fraunces']],
  ])('%j with %j: %j', (choice, named, families) => {
    expect(pageFamilies(choice, named, isKnown)).toEqual({ families, problems: [] })
  })

  test('a third family is left out, and said to be', () => {
    const { families, problems } = pageFamilies(SHOP, ['Lora', 'Karla'], isKnown)
    expect(families).toEqual(['dm-sans', 'fraunces'])
    expect(problems).toEqual([expect.stringContaining('"lora" is the third'), expect.stringContaining('"karla" is the third')])
  })

  test('a family that the shop does not have is said to be missing, and takes no place', () => {
    const { families, problems } = pageFamilies(SYSTEM, ['Montserrat', 'Lora', 'Karla'], isKnown)
    expect(families).toEqual(['lora', 'karla'])
    expect(problems).toEqual([expect.stringContaining('no font is named "montserrat"')])
  })
})

describe('what a document names', () => {
  test('every setting that ends in font_family, of elements within elements and of rows', () => {
    const title = { widgetType: 'heading', settings: { typography_font_family: 'Lora', title: 'font_family' } }
    const slides = { widgetType: 'slides', settings: { slides: [{ heading_font_family: 'Karla' }, { heading_font_family: '' }] } }
    expect(fontsOf([{ elements: [title, { elements: [slides, title] }] }])).toEqual(['Lora', 'Karla'])
  })

  test.each([undefined, null, 'text', 7, [], [{ settings: { font_family: 12, title_font_family: 'display' } }]])(
    '%j names none',
    (document) => {
      expect(fontsOf(document)).toEqual([])
    },
  )
})

test('a font of a kit that an element refers to is carried', () => {
  const document = [
    { settings: { __globals__: { typography_typography: 'globals/typography?id=big', color: 'globals/colors?id=big' } } },
  ]
  expect(fontsOf(document, { typography: { big: { font_family: 'Lora' }, other: { font_family: 'Karla' } } })).toEqual(['Lora'])
  expect(fontsOf(document)).toEqual([])
})
