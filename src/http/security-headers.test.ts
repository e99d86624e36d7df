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
  expect(
    directives(pagePolicy({ styles: [], frames: ['https://map.example'], tagHosts: ['https://t.example'], outside })),
  ).toMatchObject({
    'script-src': "'self' https://t.example https://s.example",
    'frame-src': 'https://map.example https://f.example',
    'connect-src': "'self' https://t.example https://c.example",
    'img-src': "'self' data: https://t.example https://i.example",
    'media-src': "'self' https://m.example",
    'object-src': "'none'",
    'require-trusted-types-for': "'script'",
  })
})

test('one policy of ours makes markup of text, unless scripts of others may come; what is stopped is told', () => {
  expect(directives(pagePolicy({ styles: [] }))['trusted-types']).toBe('fragments')
  for (const more of [{ tagHosts: ['https://t.example'] }, { outside: { scripts: ['https://s.example'] } }])
    expect(directives(pagePolicy({ styles: [], ...more }))).not.toHaveProperty('trusted-types')
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
