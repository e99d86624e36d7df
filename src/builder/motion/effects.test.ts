import { expect, test } from 'vitest'
import { readFields } from '../fields.ts'
import { EFFECT_FIELDS } from './effect-fields.ts'
import { effectsOf } from './effects.ts'

const effects = (settings: Record<string, unknown>) =>
  Object.fromEntries(effectsOf(readFields(EFFECT_FIELDS, settings).settings).map(({ property, value }) => [property, value]))
const scrolling = (settings: Record<string, unknown>) => effects({ motion_fx_motion_fx_scrolling: 'yes', ...settings })

/** What a custom property's formula gives when an element is this far on its way. */
function at(formula: string | undefined, way: number): number {
  const script = formula!
    .replaceAll('var(--motion-p)', String(way))
    .replaceAll('calc', '')
    .replaceAll('min(', 'Math.min(')
    .replaceAll(/(px|deg)/g, '')
  // oxlint-disable-next-line no-new-func -- our own formula, read as arithmetic
  return new Function('clamp', `return ${script}`)((low: number, value: number, high: number) =>
    Math.min(high, Math.max(low, value)),
  ) as number
}

test('an element without effects, or on no device, stands still', () => {
  expect(effects({})).toEqual({})
  expect(effects({ motion_fx_translateY_effect: 'yes' })).toEqual({})
  expect(scrolling({ motion_fx_translateY_effect: 'yes', motion_fx_devices: [] })).toEqual({})
  expect(scrolling({ motion_fx_translateY_effect: 'yes', motion_fx_translateY_speed: 0 })).toEqual({})
})

test('a parallax passes through its own place in the middle of the window, at the speed and in the direction chosen', () => {
  const up = scrolling({ motion_fx_translateY_effect: 'yes' })['--fx-y']
  expect([at(up, 0), at(up, 0.5), at(up, 1)]).toEqual([200, 0, -200])
  const right = scrolling({
    motion_fx_translateX_effect: 'yes',
    motion_fx_translateX_direction: 'negative',
    motion_fx_translateX_speed: { unit: 'px', size: 1 },
  })['--fx-x']
  expect([at(right, 0), at(right, 1)]).toEqual([-50, 50])
})

test('an effect happens only inside of its range', () => {
  const turned = scrolling({
    motion_fx_rotateZ_effect: 'yes',
    motion_fx_rotateZ_affectedRange: { unit: '%', size: '', sizes: { start: 40, end: 60 } },
  })['--fx-rotate']
  expect([0.1, 0.4, 0.6, 0.9].map((way) => Math.round(at(turned, way)))).toEqual([50, 50, -50, -50])
  expect(at(turned, 0.5)).toBeCloseTo(0)
})

test.each([
  ['out-in', [0, 0, 0.5, 1, 1]],
  ['in-out', [1, 1, 0.5, 0, 0]],
  ['out-in-out', [0, 1, 1, 1, 0]],
  ['in-out-in', [1, 0, 0, 0, 1]],
])('transparency %s', (direction, seen) => {
  const opacity = scrolling({ motion_fx_opacity_effect: 'yes', motion_fx_opacity_direction: direction })['--fx-opacity']
  const found = [0, 0.2, 0.5, 0.8, 1].map((way) => at(opacity, way))
  found.forEach((value, index) => expect(value).toBeCloseTo(seen[index]!, 5))
})

test('blur goes away as an element comes in, and growing stops at its speed', () => {
  const blur = scrolling({ motion_fx_blur_effect: 'yes' })['--fx-blur']!
  expect(at(blur.replace('blur', ''), 0)).toBe(7)
  expect(at(blur, 1)).toBe(0)
  const scale = scrolling({ motion_fx_scale_effect: 'yes' })['--fx-scale']
  expect([at(scale, 0), at(scale, 1)]).toEqual([1, 1.4])
})

test('the mouse is followed, or fled from, as far as the speed says', () => {
  const mouse = { motion_fx_motion_fx_mouse: 'yes', motion_fx_mouseTrack_effect: 'yes', motion_fx_tilt_effect: 'yes' }
  expect(effects(mouse)).toEqual({ '--fx-track': '-10px', '--fx-tilt': '8deg' })
  expect(effects({ ...mouse, motion_fx_mouseTrack_direction: 'negative', motion_fx_tilt_direction: 'negative' })).toEqual({
    '--fx-track': '10px',
    '--fx-tilt': '-8deg',
  })
})
