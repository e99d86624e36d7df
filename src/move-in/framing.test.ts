import { expect, test } from 'vitest'
import { framingOf, hostsOf } from './framing.ts'

test.each([
  [200, {}, 'framed'],
  [301, {}, 'framed'],
  [200, { 'x-frame-options': 'SAMEORIGIN' }, 'refused'],
  [200, { 'content-security-policy': "default-src 'self'; frame-ancestors 'self'" }, 'refused'],
  [200, { 'content-security-policy': 'frame-ancestors *' }, 'framed'],
  [200, { 'content-security-policy': "default-src 'self'" }, 'framed'],
  [404, {}, 'away'],
  [503, { 'x-frame-options': 'DENY' }, 'away'],
] as const)('an old page that answers %i with %j is %s', (status, headers, framing) => {
  expect(framingOf({ status, headers })).toBe(framing)
})

test('a shop is known with and without www', () => {
  expect(hostsOf('www.antiga.example')).toEqual(['antiga.example', 'www.antiga.example'])
  expect(hostsOf('antiga.example')).toEqual(['antiga.example', 'www.antiga.example'])
})
