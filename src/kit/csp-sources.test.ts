import { expect, test } from 'vitest'
import { joinOutside, NOTHING_OUTSIDE, outsideOrigin } from './csp-sources.ts'

test('what several widgets reach outside is named once, in one order', () => {
  const one = { scripts: ['https://b.example', 'https://a.example'], frames: ['https://c.example'] }
  const other = { scripts: ['https://a.example'], media: ['https://d.example'] }
  expect(joinOutside([one, other])).toEqual(joinOutside([other, one]))
  expect(joinOutside([one, other])).toEqual({
    ...NOTHING_OUTSIDE,
    scripts: ['https://a.example', 'https://b.example'],
    frames: ['https://c.example'],
    media: ['https://d.example'],
  })
})

test.each([
  ['https://videos.example/a.mp4?x=1', 'https://videos.example'],
  ['https://videos.example:8443/a.mp4', 'https://videos.example:8443'],
  ['http://videos.example/a.mp4', undefined],
  ['https://me@videos.example/a.mp4', undefined],
  ['/midia/a.mp4', undefined],
  ['javascript:alert(1)', undefined],
  ['', undefined],
])('the host of %s in a policy is %s', (address, origin) => {
  expect(outsideOrigin(address)).toBe(origin)
})
