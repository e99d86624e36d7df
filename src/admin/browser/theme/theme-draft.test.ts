import { expect, test } from 'vitest'
import type { PresetItem, ThemeRecord } from '#api/vitrine/theme-routes.ts'
import { FIRST_COLOURS } from '#content/settings/colours.ts'
import { FIRST_CHOICES } from '#content/settings/theme/theme.ts'
import { draftOf, firstDraft, isSame, presetOf, sentOf, withParts, withPreset, wrongColours } from './theme-draft.ts'

const record: ThemeRecord = {
  ...FIRST_CHOICES,
  colours: { brand: '#0b5394' },
  logo_id: 7,
  icon_id: 0,
  fonts: '',
  card_ratio: 'portrait',
  placed: [],
  past: [],
  presets: [],
  font_pairs: [],
  headers: {},
  footers: {},
}
const preset: PresetItem = {
  ...FIRST_CHOICES,
  scheme: 'dark',
  id: 'joalheria',
  name: 'Joalheria',
  about: '',
  colours: { ...FIRST_COLOURS, brand: '#80620f' },
  fonts: 'joalheria',
  card_ratio: 'square',
  header: 'centred',
  footer: 'simple',
}

test('a preset brings its look and leaves the shop’s own pictures, header and footer', () => {
  const draft = withPreset(draftOf(record), preset, { parts: false })
  expect(draft).toMatchObject({ scheme: 'dark', logo_id: 7, fonts: 'joalheria', header: '', footer: '' })
  expect(withPreset(draft, preset, { parts: true })).toMatchObject({ header: 'centred', footer: 'simple' })
  expect(presetOf(draft, [preset])?.id).toBe('joalheria')
  expect(presetOf({ ...draft, corners: 'square' }, [preset])).toBeUndefined()
})

test('header and footer may be wanted after the preset was chosen, and be let go again', () => {
  const draft = { ...withPreset(draftOf(record), preset, { parts: false }), fonts: 'cafe' }
  const wanted = withParts(draft, preset, { parts: true })
  expect(wanted).toMatchObject({ header: 'centred', footer: 'simple', fonts: 'cafe' })
  expect(withParts(wanted, preset, { parts: false })).toEqual(draft)
})

test('what is not chosen is sent as such: colours follow the others, fonts and parts stay', () => {
  const sent = sentOf(draftOf(record))
  expect(sent).toMatchObject({ colours: { brand: '#0b5394', paper: null, dark: null }, corners: 'round' })
  expect(Object.keys(sent)).not.toEqual(expect.arrayContaining(['fonts', 'header', 'footer']))
})

test('the first look keeps the pictures, and is told from another', () => {
  const draft = draftOf(record)
  expect(firstDraft(draft)).toMatchObject({ colours: {}, logo_id: 7 })
  expect([isSame(draft, draftOf(record)), isSame(draft, firstDraft(draft))]).toEqual([true, false])
})

test.each([
  [{ brand: '#ffee00' }, ['brand']],
  [{ paper: '#12' }, ['paper']],
  [{ dark: '#777777', sand: '#fffffe' }, ['dark']],
  [{}, []],
])('%j can’t be saved because of %j', (colours, wrong) => {
  expect(wrongColours({ ...draftOf(record), colours })).toEqual(wrong)
})
