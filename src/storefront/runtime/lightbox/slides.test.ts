import { expect, test } from 'vitest'
import { largestOf, slideOf } from './slides.ts'

const origin = 'https://loja.example'
const open = (href: string, choice?: string) => slideOf({ href, origin, choice, title: 'T', alt: 'A' })

test.each([
  ['/midia/a.webp', undefined, 'image'],
  ['https://loja.example/midia/a.JPG?v=2', undefined, 'image'],
  ['/midia/a.webp', 'no', undefined],
  ['/produto/a/', undefined, undefined],
  ['/produto/a/', 'yes', undefined],
  ['/midia/a.mp4', 'yes', 'video'],
  ['/midia/a.mp4', undefined, undefined],
  ['https://outra.example/a.png', 'yes', undefined],
  ['javascript:alert(1)//a.png', 'yes', undefined],
  ['data:image/svg+xml,a.svg', 'yes', undefined],
  ['https://youtu.be/dQw4w9WgXcQ', 'yes', 'frame'],
  ['https://youtu.be/dQw4w9WgXcQ', undefined, undefined],
  ['http://[', 'yes', undefined],
])('[MEDIA-1] a link to %s that says %s opens %s', (href, choice, kind) => {
  expect(open(href, choice)?.kind).toBe(kind)
})

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'],
  ['https://youtu.be/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
  [
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=0&start=5&end=9&mute=1&list=x&origin=https://evil.example',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&start=5&end=9&mute=1',
  ],
  [
    'https://player.vimeo.com/video/76979871?h=abc1234567&muted=1#t=12s',
    'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=abc1234567&muted=1#t=12s',
  ],
  ['https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ', undefined],
  ['https://www.youtube.com/watch?v=%22%3E%3Cscript%3E', undefined],
  ['http://youtu.be/dQw4w9WgXcQ', undefined],
])('[MEDIA-1] the player of %s is %s', (href, src) => {
  expect(open(href, 'yes')?.kind === 'frame' ? open(href, 'yes') : undefined).toEqual(
    src === undefined ? undefined : { kind: 'frame', src, title: 'T' },
  )
})

test('the widest candidate of a srcset is found, and nonsense gives none', () => {
  expect(largestOf('/a-320.webp 320w, /a-1200.webp 1200w, /a-640.webp 640w')).toBe('/a-1200.webp')
  expect(largestOf('nonsense')).toBeUndefined()
})
