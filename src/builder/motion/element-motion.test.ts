import { expect, test } from 'vitest'
import { elementCss } from '../element-css.ts'
import { items, number, perDevice, readFields } from '../fields.ts'
import { elementMotion, MOTION_FIELDS } from './element-motion.ts'
import { ENTRANCES } from './entrance.ts'

const motion = (settings: Record<string, unknown>, isContainer = false) =>
  elementMotion('abc', readFields(MOTION_FIELDS, settings).settings, isContainer)

test('an element that neither moves nor stays carries nothing of it', () => {
  expect(motion({})).toBeUndefined()
  expect(motion({ sticky: 'top', sticky_on: [] })).toBeUndefined()
})

test('[MEDIA-5] a widget and a container keep their entrance under the names of the ecosystem', () => {
  expect(motion({ _animation: 'fadeInUp' })).toMatchObject({
    className: 'animated fadeInUp',
    data: { 'data-entrance': 'fadeInUp' },
    kinds: ['entrance'],
  })
  expect(motion({ animation: 'zoomIn' }, true)?.data['data-entrance']).toBe('zoomIn')
  expect(motion({ animation: 'zoomIn' })).toBeUndefined()
  expect(motion({ _animation: 'no such entrance' })).toBeUndefined()
  const names = Object.keys(ENTRANCES).filter((name) => name !== '')
  expect(names.filter((name) => motion({ _animation: name })?.data['data-entrance'] !== name)).toEqual([])
})

test('what stays says where, on which devices and whether it may leave its box', () => {
  expect(motion({ sticky: 'bottom', sticky_on: ['tablet', 'x'], sticky_parent: 'yes' })).toEqual({
    className: 'elementor-sticky',
    data: {
      'data-sticky': 'bottom',
      'data-sticky-on': 'tablet',
      'data-sticky-parent': '',
    },
    css: '',
    kinds: ['sticky'],
  })
  expect(motion({ sticky: 'top', sticky_effects_offset: 80 })?.data['data-sticky-effects']).toBe('80')
})

test('effects are rules of the element alone', () => {
  const found = motion({ motion_fx_motion_fx_scrolling: 'yes', motion_fx_translateY_effect: 'yes', motion_fx_range: 'page' })!
  expect(found.css).toMatch(/^\.elementor-element-abc\{--fx-y:calc\(.*\)\}$/)
  expect(found.data).toMatchObject({ 'data-motion': 'y', 'data-motion-way': 'page', 'data-motion-on': 'desktop tablet mobile' })
  expect(found.kinds).toEqual(['scroll'])
})

test('rows of a list have rules of their own, per device, by their place', () => {
  const fields = {
    spots: items('Pontos', { x: perDevice(number('X', { min: 0, max: 100, fallback: 50 }), '--x', (x) => `${x}%`) }),
  }
  const raw = { spots: [{ x: 10 }, 'nonsense', { x: 20, x_mobile: 30 }] }
  expect(elementCss('abc', fields, raw, readFields(fields, raw).settings)).toBe(
    '.elementor-element-abc .elementor-repeater-item-0{--x:10%}' +
      '.elementor-element-abc .elementor-repeater-item-1{--x:20%}' +
      '@media(max-width:767px){.elementor-element-abc .elementor-repeater-item-1{--x:30%}}',
  )
})
