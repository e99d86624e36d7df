import { expect, test } from 'vitest'
import { addressGroup, createLimiter } from './rate-limit.ts'

test('who asks too often waits until the window is over', () => {
  const clock = { time: 0, now: () => clock.time }
  const limiter = createLimiter({ clock, enabled: true })
  const ask = (key = 'a') => limiter.take('login', key, { max: 3, windowSeconds: 60 })
  for (let time = 0; time < 3; time++) ask()
  expect(() => ask()).toThrow('Muitas tentativas')
  expect(() => ask('b')).not.toThrow()
  clock.time += 60_001
  expect(() => ask()).not.toThrow()
})

test('a clock that was put back an hour keeps nobody waiting for it', () => {
  const clock = { time: 7_200_000, now: () => clock.time }
  const limiter = createLimiter({ clock, enabled: true })
  const limit = { max: 2, windowSeconds: 60 }
  for (let time = 0; time < 2; time++) limiter.take('login', 'a', limit)
  expect(() => limiter.check('login', 'a', limit)).toThrow('Muitas tentativas')
  clock.time -= 3_600_000
  expect(() => limiter.check('login', 'a', limit)).not.toThrow()
  expect(() => limiter.take('login', 'a', limit)).not.toThrow()
})

test('who came once is forgotten when their window is over, and who is still counted is not', () => {
  const clock = { time: 0, now: () => clock.time }
  const limiter = createLimiter({ clock, enabled: true })
  const comesBy = (key: string, windowSeconds = 60) => limiter.take('page', key, { max: 1, windowSeconds })
  for (let visitor = 0; visitor < 1_000; visitor++) comesBy(`visitor ${visitor}`)
  comesBy('guesser', 3_600)
  expect(limiter.held()).toBe(1_001)
  clock.time += 61_000
  comesBy('the next one')
  expect(limiter.held()).toBe(2)
  expect(() => comesBy('guesser', 3_600)).toThrow('Muitas tentativas')
})

test('a use case is told how long to wait, and nothing is thrown', async () => {
  const limiter = createLimiter({ clock: { now: () => 0 }, enabled: true })
  const limit = { max: 1, windowSeconds: 42 }
  expect(await limiter.waitTogether('card', 'a', limit)).toBe(0)
  expect(await limiter.countTogether('card', 'a', limit)).toBe(0)
  expect(await limiter.waitTogether('card', 'a', limit)).toBe(42)
  expect(await limiter.countTogether('card', 'a', limit)).toBe(42)
  expect(await limiter.waitTogether('card', 'b', limit)).toBe(0)
})

test('the answer says how long to wait', () => {
  const limiter = createLimiter({ clock: { now: () => 0 }, enabled: true })
  const ask = () => limiter.take('login', 'a', { max: 1, windowSeconds: 42 })
  ask()
  expect(ask).toThrow(expect.objectContaining({ status: 429, headers: { 'retry-after': '42' } }))
})

test('limits can be switched off for load tests', () => {
  const limiter = createLimiter({ clock: { now: () => 0 }, enabled: false })
  expect(() => Array.from({ length: 100 }, () => limiter.take('x', 'a', { max: 1, windowSeconds: 60 }))).not.toThrow()
})

test.each([
  ['203.0.113.7', '203.0.113.200', true],
  ['203.0.113.7', '203.0.114.7', false],
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['::ffff:203.0.113.7', '203.0.113.9', true],
])('%s and %s count together: %s', (one, other, together) => {
  expect(addressGroup(one) === addressGroup(other)).toBe(together)
})
