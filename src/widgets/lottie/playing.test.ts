import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { animationAddress, DEFAULT_ANIMATION, hostOfAnimation } from './animation-address.ts'
import { type Playing, playsAgain, readAnimation, scrolledFrame, segmentOf, stillFrame } from './playing.ts'

const whole: Playing = { loop: false, times: 0, speed: 1, startPercent: 0, endPercent: 100, isReversed: false }
const from = (source: 'media_file' | 'external_url', own: string, outside: string) =>
  animationAddress({ source, source_json: { url: own }, source_external_url: { url: outside } })

test('[MEDIA-4] an animation comes from where the merchant says, or from the shop’s own', () => {
  expect(from('media_file', '/midia/a.json', 'https://a.example/b.json')).toBe('/midia/a.json')
  expect(from('external_url', '/midia/a.json', 'https://a.example/b.json')).toBe('https://a.example/b.json')
  expect(from('media_file', '', 'https://a.example/b.json')).toBe(DEFAULT_ANIMATION)
  expect(from('external_url', '', 'http://a.example/b.json')).toBe(DEFAULT_ANIMATION)
  expect(from('media_file', '//a.example/b.json', '')).toBe(DEFAULT_ANIMATION)
  expect([hostOfAnimation(DEFAULT_ANIMATION), hostOfAnimation('https://a.example/b.json')]).toEqual([undefined, 'a.example'])
})

test('[MEDIA-4] the shop’s own animation is one', () => {
  const file = readFileSync(join(import.meta.dirname, 'vaso.json'), 'utf8')
  expect(readAnimation(JSON.parse(file))?.layers.length).toBeGreaterThan(3)
})

test.each([
  [null],
  ['text'],
  [[]],
  [{}],
  [{ ip: 0, op: 0, fr: 30, w: 1, h: 1, layers: [] }],
  [{ ip: 0, op: 9, fr: 30, w: 1, h: 1 }],
])('[MEDIA-4] %j is no animation', (json) => {
  expect(readAnimation(json)).toBeUndefined()
})

test('[MEDIA-4] a part is shown by its percents; an end before the beginning shows the whole', () => {
  expect(segmentOf({ ip: 10, op: 110 }, { ...whole, startPercent: 20, endPercent: 50 })).toEqual([30, 60])
  expect(segmentOf({ ip: 10, op: 110 }, { ...whole, startPercent: 60, endPercent: 50 })).toEqual([10, 110])
})

test('[MEDIA-4] it plays once, as often as it is told, or always', () => {
  expect(playsAgain(1, { loop: false, times: 3 })).toBe(false)
  expect([1, 2, 3].map((played) => playsAgain(played, { loop: true, times: 3 }))).toEqual([true, true, false])
  expect(playsAgain(1_000, { loop: true, times: 0 })).toBe(true)
})

test('[MEDIA-4] where nothing may move stands the frame where it would come to rest', () => {
  expect([stillFrame(90, whole), stillFrame(90, { isReversed: true }), stillFrame(0, whole)]).toEqual([89, 0, 0])
})

test('[MEDIA-4] scrolling leads through the frames, from below the window to above it', () => {
  const frameAt = (top: number, isReversed = false) => scrolledFrame({ top, height: 200 }, 800, 101, isReversed)
  expect([frameAt(800), frameAt(300), frameAt(-200)]).toEqual([0, 50, 100])
  expect([frameAt(5_000), frameAt(-5_000)]).toEqual([0, 100])
  expect(frameAt(800, true)).toBe(100)
})
