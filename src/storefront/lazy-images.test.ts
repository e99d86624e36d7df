import { expect, test } from 'vitest'
import { lazyImages } from './lazy-images.ts'
import { LAZY_EXCLUSION_CLASSES } from '#kit/lazy-exclusions.ts'

test('[MEDIA-2] an image of a page waits until it is near', () => {
  expect(lazyImages('<p><img src="/a.webp" alt="a"/></p><img>')).toBe(
    '<p><img loading="lazy" src="/a.webp" alt="a"/></p><img loading="lazy">',
  )
})

test.each([
  ...LAZY_EXCLUSION_CLASSES.map((name) => `class="big ${name}"`),
  'data-lazy-src="/b.webp"',
  'data-crazy-lazy="exclude"',
  'data-no-lazy',
  'data-no-lazy="1"',
  'loading="eager"',
  'loading="lazy"',
  'fetchPriority="high"',
])('[MEDIA-2] one with %s is left as it is', (attribute) => {
  const tag = `<img src="/a.webp" ${attribute}/>`
  expect(lazyImages(tag)).toBe(tag)
})

test.each(['class="no-lazy-at-all"', 'data-crazy-lazy="include"', 'alt="no-lazy"', 'data-loading="x"'])(
  '[MEDIA-2] %s is no exclusion',
  (attribute) => {
    expect(lazyImages(`<img ${attribute}>`)).toBe(`<img loading="lazy" ${attribute}>`)
  },
)
