import { expect, test } from 'vitest'
import { readPopupSettings } from '#content/popups/settings.ts'
import { translatePopup } from './popups.ts'

const POPUP = {
  pageSettings: {
    width: { unit: 'px', size: 720 },
    horizontal_position: 'right',
    vertical_position: 'bottom',
    entrance_animation: 'bounceIn',
    entrance_animation_duration: { unit: 'sec', size: 1.2 },
    prevent_scroll: 'yes',
    close_button: '',
  },
  displaySettings: {
    triggers: {
      page_load: 'yes',
      page_load_delay: 5,
      scrolling_to: 'yes',
      scrolling_to_selector: '#fim',
      click: '',
      click_times: 3,
    },
    timing: { times: 'yes', times_times: 2, schedule: 'yes', schedule_start_date: '2026-01-01' },
  },
  conditions: ['include/general', 'exclude/singular/page/4', 'include/jet'],
}

test('what shows a popup, where, and how it looks, are rules that the shop reads', () => {
  const { settings, notes } = translatePopup(POPUP, (_kind, oldId) => oldId + 100)
  const read = readPopupSettings(settings)
  expect(read.problems).toEqual([])
  expect(read.conditions).toEqual(['include/general', 'exclude/singular/page/104'])
  expect(read.settings).toMatchObject({
    triggers: { page_load: 'yes', page_load_delay: 5, scrolling_to: 'yes', scrolling_to_selector: '#fim' },
    timing: { times: 'yes', times_times: 2 },
    width: 720,
    horizontal_position: 'end',
    vertical_position: 'end',
    entrance_animation: 'zoomIn',
    close_button: false,
  })
  expect(read.settings.triggers).not.toHaveProperty('click')
  expect(notes).toEqual([
    'Lugares que não existem aqui: include/jet.',
    'Regra do popup que não existe aqui: só em certas datas e horas.',
  ])
})

test('a popup that says nothing has no rules', () => {
  const { settings, notes } = translatePopup({ pageSettings: [], displaySettings: null, conditions: '' }, () => undefined)
  expect(settings).toMatchObject({ triggers: {}, timing: {}, conditions: [], close_button: 'yes' })
  expect(notes).toEqual([])
})
