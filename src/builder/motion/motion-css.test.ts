import { expect, test } from 'vitest'
import { elementMotion, MOTION_FIELDS } from './element-motion.ts'
import { readFields } from '../fields.ts'
import { motionCss } from './motion-css.ts'

const moving = (...settings: Record<string, unknown>[]) =>
  settings.map((one) => elementMotion('abc', readFields(MOTION_FIELDS, one).settings, false)!)
const css = (...settings: Record<string, unknown>[]) => motionCss(moving(...settings), { isWhole: false })

test('a page where nothing moves or stays has no style for it', () => {
  expect(css()).toBe('')
})

test('an entrance comes with its own steps alone', () => {
  const one = css({ _animation: 'fadeInUp' })
  expect(one).toContain('[data-entrance]{animation:')
  expect(one).toContain('[data-entrance$=Up]{--entrance-from:0,3rem}')
  expect(one).toContain('@keyframes enter-fade')
  expect(one).toContain('@property --entrance-from')
  expect(one).toContain('.motion-mark')
  for (const other of ['Down]', 'wobble', 'call-', 'enter-zoom', '--entrance-turn', 'elementor-sticky', 'data-motion-way'])
    expect(one).not.toContain(other)
})

test('what an entrance shares with others stays: its side, its corner and its own way', () => {
  const turned = css({ _animation: 'rotateInDownRight' })
  for (const needed of [
    '[data-entrance^=rotateIn]{',
    '[data-entrance=rotateInDownRight]{--entrance-turn:45deg}',
    '[data-entrance^=rotateIn][data-entrance$=Right]{',
    '@keyframes enter-rotate',
    '@property --entrance-turn',
  ])
    expect(turned).toContain(needed)
  expect(turned).not.toContain('[data-entrance$=Left]')
  expect(css({ _animation: 'swing' }, { _animation: 'tada' })).toMatch(/call-swing[\s\S]*call-cheer/)
})

test('what stays at the edge and what follows the page bring their own rules', () => {
  const held = css({ sticky: 'top' })
  expect(held).toContain('.elementor-sticky[data-sticky=top]')
  expect(held).not.toContain('data-entrance]{animation:var')
  const followed = css({ motion_fx_motion_fx_scrolling: 'yes', motion_fx_translateY_effect: 'yes' })
  expect(followed).toContain('[data-motion-way]{animation')
  expect(followed).not.toContain('.elementor-sticky')
})

test('in the editor everything is at hand, since any of it may be chosen', () => {
  const whole = motionCss(moving({ _animation: 'fadeInUp' }), { isWhole: true })
  for (const one of ['elementor-sticky', 'call-cheer', 'data-motion-way', '.motion-mark']) expect(whole).toContain(one)
})
