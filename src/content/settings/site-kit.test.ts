import { expect, test } from 'vitest'
import { kitOfSite, readSiteKit } from './site-kit.ts'

const SITE = {
  system_colors: [
    { _id: 'primary', title: 'Primary', color: '#6EC1E4' },
    { _id: 'text', title: 'Text', color: '#7A7A7A' },
  ],
  custom_colors: [
    { _id: 'ab12cd3', title: 'Saved Color #1', color: '#123456' },
    { _id: 'ab12cd4', title: 'Brand again', color: '#6ec1e4' },
    { _id: 'bad id', title: 'x', color: '#fff' },
    'nonsense',
  ],
  system_typography: [{ _id: 'text', title: 'Text', typography_typography: 'custom', typography_font_family: 'Roboto' }],
  custom_typography: [
    {
      _id: 'big',
      title: 'Big',
      typography_typography: 'custom',
      typography_font_family: 'Lora',
      typography_font_size: { unit: 'px', size: 50 },
      typography_font_size_mobile: { unit: 'px', size: 30 },
    },
    { _id: 'small', title: 'Small', typography_font_family: 'Roboto', typography_font_weight: '300', other: 1 },
  ],
}

test('colours of a site keep their ids; one that equals a role of the site follows the theme', () => {
  expect(kitOfSite(SITE)?.colours).toEqual({ ab12cd3: '#123456', ab12cd4: 'brand' })
})

test('fonts of a site keep their measures; a family that has a role follows the theme', () => {
  expect(kitOfSite(SITE)?.typography).toEqual({
    big: { font_family: 'Lora', font_size: { unit: 'px', size: 50 }, font_size_mobile: { unit: 'px', size: 30 } },
    small: { font_family: 'text', font_weight: '300' },
  })
})

test.each([undefined, null, 'x', [], {}, { custom_colors: 'x' }, { custom_colors: [] }])('%j holds no kit', (settings) => {
  expect(kitOfSite(settings)).toBeUndefined()
})

test.each([undefined, 'x', [], { colours: { a: 7, 'b c': '#fff' }, typography: { t: { constructor: 1 } } }])(
  'whatever is stored, %j is read as a kit',
  (stored) => {
    const { colours, typography } = readSiteKit(stored)
    expect(colours).toEqual({})
    expect(Object.values(typography).flatMap(Object.keys)).toEqual([])
  },
)
