import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPopupSettings } from './settings.ts'

test('[POPUP-1] what a merchant switched on is read with its values; the rest is left out', () => {
  const { settings, conditions, problems } = readPopupSettings({
    open_selector: '.abrir',
    close_button_delay: '3',
    close_automatically: { unit: 's', size: 20 },
    prevent_scroll: 'yes',
    prevent_close_on_background_click: 'yes',
    prevent_close_on_esc_key: '',
    avoid_multiple_popups: true,
    triggers: { page_load: 'yes', page_load_delay: 5, scrolling: '', scrolling_offset: 30, exit_intent: 'yes' },
    timing: { times: 'yes', times_times: 1, devices: 'yes', devices_devices: ['mobile', 'fridge'], url: 'no' },
    conditions: ['include/general', 'exclude/private', 'javascript:alert(1)'],
  })
  expect(settings).toMatchObject({
    open_selector: '.abrir',
    close_button: true,
    close_button_delay: 3,
    close_automatically: 20,
    prevent_scroll: true,
    prevent_close_on_background_click: true,
    prevent_close_on_esc_key: false,
    avoid_multiple_popups: true,
  })
  expect(settings.triggers).toEqual({ page_load: 'yes', page_load_delay: 5, exit_intent: 'yes' })
  expect(settings.timing).toEqual({
    times: 'yes',
    times_times: 1,
    times_count: 'open',
    devices: 'yes',
    devices_devices: ['mobile'],
  })
  expect(conditions).toEqual(['include/general', 'exclude/private'])
  expect(problems).toEqual([])
})

test('[POPUP-1] a value out of its bounds falls back and is told', () => {
  const { settings, problems } = readPopupSettings({ width: 9e9, triggers: { click: 'yes', click_times: 'muitas' } })
  expect(settings.width).toBe(560)
  expect(settings.triggers).toEqual({ click: 'yes', click_times: 1 })
  expect(problems).toEqual(['click_times was not understood', 'width was not understood'])
})

test.each(['^(a+)+$', '(?=x)', '(', 'x'.repeat(201)])(
  '[POPUP-7] the merchant is told at once when the expression %s will be ignored',
  (pattern) => {
    const { problems } = readPopupSettings({ timing: { url: 'yes', url_action: 'regex', url_url: pattern } })
    // The first is only slow in other engines: here it is matched like any other.
    expect(problems).toHaveLength(pattern === '^(a+)+$' ? 0 : 1)
  },
)

test('a popup that nothing would close keeps its close button', () => {
  const trap = { close_button: '', prevent_close_on_background_click: 'yes', prevent_close_on_esc_key: 'yes' }
  expect(readPopupSettings(trap).settings.close_button).toBe(true)
  expect(readPopupSettings({ ...trap, close_automatically: 5 }).settings.close_button).toBe(false)
})

test('settings of any shape are read without a throw', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (raw, group) => {
      const { settings } = readPopupSettings(raw)
      readPopupSettings({ triggers: group, timing: { url: 'yes', url_url: group, url_action: 'regex' }, conditions: group })
      expect(settings.triggers).toBeTypeOf('object')
    }),
  )
})
