import { expect, test } from 'vitest'
import { settingLabel } from '#content/popups/setting-labels.ts'
import { readPopupSettings } from '#content/popups/settings.ts'
import { comingText } from './popup-labels.ts'
import { type Rules, switched, TIMING, TRIGGERS } from './rules.ts'

test('a rule comes with its values and takes them along; the others stay', () => {
  const [load, scrolling] = [TRIGGERS[0]!, TRIGGERS[1]!]
  const both = switched(switched({}, load, true), scrolling, true)
  expect(both).toEqual({
    page_load: 'yes',
    page_load_delay: 0,
    scrolling: 'yes',
    scrolling_direction: 'down',
    scrolling_offset: 50,
  })
  expect(switched(both, scrolling, false)).toEqual({ page_load: 'yes', page_load_delay: 0 })
})

test('the form asks for what the shop understands, by its names and within its bounds', () => {
  const all = (rules: typeof TRIGGERS) => rules.reduce<Rules>((on, rule) => switched(on, rule, true), {})
  const input = { triggers: all(TRIGGERS), timing: all(TIMING) }
  const { settings, problems } = readPopupSettings(input)
  expect(problems).toEqual([])
  expect(settings.triggers).toEqual(input.triggers)
  expect(settings.timing).toEqual(input.timing)
})

test('a value that is refused has the name that the form gives it', () => {
  for (const { name, values } of [...TRIGGERS, ...TIMING])
    for (const value of values) expect(settingLabel(`${name}_${value.name}`)).toBe(value.label)
})

test('when a popup comes is told in a few words', () => {
  const { settings } = readPopupSettings({ triggers: { page_load: 'yes', exit_intent: 'yes' } })
  expect(comingText(settings)).toBe('ao abrir a página, ao sair')
  expect(comingText(readPopupSettings({}).settings)).toBe('só quando algo o abre')
})
