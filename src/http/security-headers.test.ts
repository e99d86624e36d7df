import { expect, test } from 'vitest'
import { pageGuards, pagePolicy } from './security-headers.ts'

const directives = (policy: string) =>
  Object.fromEntries(policy.split('; ').map((line) => [line.split(' ', 1)[0], line.slice(line.indexOf(' ') + 1)]))

test('a page without widgets from outside lets nobody in', () => {
  const policy = pagePolicy({ styles: ['a{}'] })
  expect(policy).not.toContain('http')
  expect(directives(policy)).toMatchObject({ 'frame-src': "'none'", 'frame-ancestors': "'none'", 'script-src': "'self'" })
})

test('what widgets reach outside is allowed for just what they need it for', () => {
  const outside = {
    scripts: ['https://s.example'],
    frames: ['https://f.example'],
    connects: ['https://c.example'],
    images: ['https://i.example'],
    media: ['https://m.example'],
  }
  expect(directives(pagePolicy({ styles: [], frames: ['https://map.example'], outside }))).toMatchObject({
    'script-src': "'self' https://s.example",
    'frame-src': 'https://map.example https://f.example',
    'connect-src': "'self' https://c.example",
    'img-src': "'self' data: https://i.example",
    'media-src': "'self' https://m.example",
    'object-src': "'none'",
    'require-trusted-types-for': "'script'",
  })
})

test('[CORE-4] scripts that the merchant added run by their hosts and their code alone, and may use markup, styles, frames and sockets', () => {
  const policy = directives(
    pagePolicy({ styles: ['a{}'], scripts: ['ours()'], others: { hosts: ['https://t.example'], codes: ['chat()'] } }),
  )
  expect(policy).toMatchObject({
    'script-src': expect.stringMatching(/^'self' 'sha256-[^ ]+' 'sha256-[^ ]+' https:\/\/t\.example$/),
    'style-src': "'self' 'unsafe-inline' https://t.example",
    'connect-src': "'self' https://t.example wss://t.example",
    'frame-src': 'https://t.example',
    'font-src': "'self' data: https://t.example",
    'media-src': "'self' https://t.example",
    'img-src': "'self' data: https://t.example",
    'object-src': "'none'",
    'form-action': "'self'",
  })
  expect(policy).not.toHaveProperty('require-trusted-types-for')
  expect(policy).not.toHaveProperty('trusted-types')
  expect(policy['script-src']).not.toContain('unsafe')
})

test('one policy of ours makes markup of text, unless scripts of others may come; what is stopped is told', () => {
  expect(directives(pagePolicy({ styles: [] }))['trusted-types']).toBe('fragments')
  expect(directives(pagePolicy({ styles: [], hasApp: true }))['trusted-types']).toBe('fragments app')
  expect(directives(pagePolicy({ styles: [], outside: { scripts: ['https://s.example'] } }))).not.toHaveProperty('trusted-types')
  const guards = pageGuards({ styles: [] })
  expect(directives(guards['content-security-policy'])).toMatchObject({
    'report-to': 'seguranca',
    'report-uri': '/relatos-de-seguranca',
  })
  expect(guards['reporting-endpoints']).toBe('seguranca="/relatos-de-seguranca"')
})

test('[CORE-7] only a page in the builder may stand in a frame, and only in one of the shop', () => {
  expect(directives(pagePolicy({ styles: [], inBuilder: true }))['frame-ancestors']).toBe("'self'")
})
