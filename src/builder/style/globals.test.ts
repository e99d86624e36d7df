import { expect, test } from 'vitest'
import { kitWith, SYSTEM_KIT, withGlobals, type Kit } from './globals.ts'

const KIT: Kit = {
  colours: { ...SYSTEM_KIT.colours, ab12cd3: '#123456' },
  typography: { ...SYSTEM_KIT.typography, big: { font_family: 'Poppins', font_size: { unit: 'px', size: 50 } } },
}

test('settings without references are handed on as they are', () => {
  const settings = { title_color: '#fff' }
  expect(withGlobals(settings, KIT).settings).toBe(settings)
})

test("a colour of the site wins over the setting's own", () => {
  const settings = {
    title_color: '#fff',
    __globals__: { title_color: 'globals/colors?id=primary', background_color: 'globals/colors?id=ab12cd3' },
  }
  expect(withGlobals(settings, KIT)).toMatchObject({
    settings: { title_color: 'brand', background_color: '#123456' },
    unknown: [],
  })
})

test('an empty reference is switched off', () => {
  expect(withGlobals({ title_color: '#fff', __globals__: { title_color: '' } }, KIT)).toMatchObject({
    settings: { title_color: '#fff' },
    unknown: [],
  })
})

test('a font of the site replaces the whole group, on every device', () => {
  const { settings } = withGlobals(
    {
      typography_typography: 'custom',
      typography_font_size_mobile: { unit: 'px', size: 9 },
      typography_line_height: { unit: 'em', size: 2 },
      description_typography_font_size: { unit: 'px', size: 12 },
      __globals__: { typography_typography: 'globals/typography?id=big' },
    },
    KIT,
  )
  expect(settings).toMatchObject({
    typography_typography: 'custom',
    typography_font_family: 'Poppins',
    typography_font_size: { unit: 'px', size: 50 },
  })
  expect(settings).not.toHaveProperty('typography_font_size_mobile')
  expect(settings).not.toHaveProperty('typography_line_height')
  expect(settings).toHaveProperty('description_typography_font_size')
})

test.each(['globals/colors?id=c0lor99', 'globals/colors?id=constructor', 'globals/x?id=primary', 'nonsense'])(
  'the reference «%s» leaves the own value and is told',
  (reference) => {
    const { settings, unknown } = withGlobals({ title_color: '#fff', __globals__: { title_color: reference } }, KIT)
    expect(settings.title_color).toBe('#fff')
    expect(unknown).toHaveLength(1)
  },
)

test('whatever stands in the place of references, nothing fails', () => {
  for (const references of [[], null, 'x', 7, { a: 7, b: {}, c: null }])
    expect(withGlobals({ __globals__: references }, KIT).unknown).toEqual([])
})

test('what came from another site is known; the roles of the theme stay its own', () => {
  const added = { colours: { ab12cd3: '#123456', primary: '#f00' }, typography: { big: { font_size_mobile: 30 } } }
  const kit = kitWith(added)
  expect(kit.colours).toMatchObject({ ab12cd3: '#123456', primary: 'brand', astglobalcolor0: 'brand' })
  expect(kitWith({ ...added })).toBe(kit)
  const { settings } = withGlobals({ __globals__: { typography_typography: 'globals/typography?id=big' } }, kit)
  expect(settings).toMatchObject({ typography_typography: 'custom', typography_font_size_mobile: 30 })
})
