import { expect, test } from 'vitest'
import { allAskedWhen, type Asked, askedWhen, isAsked } from './conditions.ts'
import type { Condition } from './fields.ts'
import { choice, text, toggle } from './fields.ts'

const aSetting = (name: string, more: Partial<Asked> = {}): Asked => ({
  name,
  control: 'text',
  fallback: '',
  options: [],
  when: null,
  ...more,
})
const ORIGIN = aSetting('origin', {
  control: 'choice',
  fallback: 'youtube',
  options: [{ value: 'youtube' }, { value: 'vimeo' }, { value: '' }],
})
const SWITCH = aSetting('on', { control: 'switch', fallback: false })
const ACTIONS = aSetting('actions', { control: 'choice', fallback: ['email'], options: [{ value: 'email' }, { value: 'popup' }] })
const PLAIN = aSetting('plain')

test.each<[what: string, when: Condition, values: Record<string, unknown>, isAsked: boolean]>([
  ['a choice that stands', { origin: ['vimeo'] }, { origin: 'vimeo' }, true],
  ['a choice that is another', { origin: ['vimeo'] }, { origin: 'youtube' }, false],
  ['one of several choices', { origin: ['vimeo', ''] }, { origin: '' }, true],
  ['a choice that nobody made is what stands in for it', { origin: ['youtube'] }, {}, true],
  ['a choice that is gone is what stands in for it', { origin: ['youtube'] }, { origin: 'dailymotion' }, true],
  ['one among many that are ticked', { actions: ['popup'] }, { actions: ['email', 'popup'] }, true],
  ['none among many that are ticked', { actions: ['popup'] }, { actions: ['email'] }, false],
  ['nothing ticked', { actions: ['email'] }, { actions: [] }, false],
  ['a switch that is on', { on: true }, { on: 'yes' }, true],
  ['a switch that is on by other words', { on: true }, { on: true }, true],
  ['a switch that is off', { on: true }, { on: 'no' }, false],
  ['a switch that must be off', { on: false }, {}, true],
  ['words', { plain: true }, { plain: 'Faixa' }, true],
  ['blanks', { plain: true }, { plain: '  ' }, false],
  ['a link with an address', { plain: true }, { plain: { url: '/loja/', is_external: '' } }, true],
  ['a link without one', { plain: true }, { plain: { url: '', is_external: 'on' } }, false],
  ['a picture', { plain: true }, { plain: { id: 7, alt: '' } }, true],
  ['no picture', { plain: false }, { plain: { id: 0, alt: 'Vaso' } }, true],
  ['two facts, both true', { origin: ['vimeo'], on: true }, { origin: 'vimeo', on: 'yes' }, true],
  ['two facts, one true', { origin: ['vimeo'], on: true }, { origin: 'vimeo' }, false],
  ['the look', { _skin: ['cards'] }, { _skin: 'cards' }, true],
  ['another look', { _skin: ['cards'] }, { _skin: 'classic' }, false],
  ['something that nobody knows', { ghost: true }, {}, true],
])('a setting is asked for by what others hold: %s', (_what, when, values, expected) => {
  const setting = aSetting('asked', { when })
  expect(isAsked(setting, [ORIGIN, SWITCH, ACTIONS, PLAIN, setting], values)).toBe(expected)
})

test('what hangs on a setting that is not asked for itself is not asked for either', () => {
  const all = [
    SWITCH,
    aSetting('blur', { control: 'switch', fallback: false, when: { on: true } }),
    aSetting('speed', { when: { blur: true } }),
  ]
  const asked = (values: Record<string, unknown>) => all.filter((one) => isAsked(one, all, values)).map(({ name }) => name)
  expect(asked({})).toEqual(['on'])
  expect(asked({ on: 'yes' })).toEqual(['on', 'blur'])
  expect(asked({ on: 'yes', blur: true })).toEqual(['on', 'blur', 'speed'])
  expect(asked({ blur: 'yes' })).toEqual(['on'])
})

test('a field keeps what it hung on when its group hangs on more', () => {
  const { heading, tag } = allAskedWhen(
    { show: true },
    { heading: text('Título'), tag: askedWhen({ heading: true }, choice('Etiqueta', { h2: 'H2' }, 'h2')) },
  )
  expect(heading.when).toEqual({ show: true })
  expect(tag.when).toEqual({ show: true, heading: true })
  expect(toggle('Livre').when).toBeUndefined()
})
