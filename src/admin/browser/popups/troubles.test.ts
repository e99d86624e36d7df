import { expect, test } from 'vitest'
import { readPopupSettings } from '#content/popups/settings.ts'
import { switched, TIMING, TRIGGERS } from './rules.ts'
import { popupTroubles } from './troubles.ts'

const isSelector = (words: string) => !words.includes('[[')
const { settings } = readPopupSettings({ triggers: { page_load: 'yes' } })
const troubles = (change: object) => popupTroubles({ settings: { ...settings, ...change } }, isSelector)

test('a popup as the shop reads it can be saved, and so can every rule with what the form suggests', () => {
  expect(troubles({})).toEqual({})
  const timing = TIMING.filter(({ name }) => name !== 'url').reduce((rules, rule) => switched(rules, rule, true), {})
  const triggers = TRIGGERS.filter(({ name }) => name !== 'scrolling_to').reduce((rules, rule) => switched(rules, rule, true), {})
  expect(troubles({ triggers, timing })).toEqual({})
})

test('[POPUP-7] an expression that can’t be matched in bounded time is told at its field, with the part that is at fault', () => {
  const told = (url_url: string) => troubles({ timing: { url: 'yes', url_action: 'regex', url_url } })
  expect(told('^https://(www\\.)?blog\\.[a-z]{2,}/?$')).toEqual({})
  expect(told('^(?!.*loja)')).toEqual({
    settings: { timing: { url_url: expect.stringContaining('«(?!…)» (lookahead ou lookbehind)') } },
  })
  expect(troubles({ timing: { url: 'yes', url_action: 'show', url_url: '(?!' } })).toEqual({})
})

test('what can never work is told at its field', () => {
  expect(
    troubles({
      width: 20,
      close_automatically: null,
      open_selector: 'h1[[',
      triggers: { scrolling_to: 'yes', scrolling_to_selector: ' ', click: 'yes', click_times: '' },
      timing: { devices: 'yes', devices_devices: [], sources: 'yes', sources_sources: [], times: 'yes', times_times: 0 },
    }),
  ).toEqual({
    settings: {
      width: 'Escreva um número de 160 a 2.000.',
      close_automatically: 'Escreva um número de 0 a 86.400.',
      open_selector: 'O navegador não entende este seletor.',
      triggers: { scrolling_to_selector: 'Diga qual elemento.', click_times: 'Escreva um número de 1 a 1.000.' },
      timing: {
        devices_devices: 'Escolha ao menos um aparelho.',
        sources_sources: 'Escolha ao menos uma origem.',
        times_times: 'Com menos de 1 ele nunca apareceria.',
      },
    },
  })
  expect(troubles({ triggers: { scrolling_to: 'yes', scrolling_to_selector: 'h1[[' } })).toMatchObject({
    settings: { triggers: { scrolling_to_selector: 'O navegador não entende este seletor.' } },
  })
})
