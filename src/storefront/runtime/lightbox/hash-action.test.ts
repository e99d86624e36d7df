import { expect, test } from 'vitest'
import { readLightboxAction } from './hash-action.ts'

const hash = (settings: unknown) => `#elementor-action:action=lightbox&settings=${btoa(JSON.stringify(settings))}`

test('[MEDIA-1] a hash names a picture and its slideshow by id; an address in it is not read', () => {
  expect(readLightboxAction(hash({ id: 12, url: 'https://evil.example/x.png', slideshow: 'abc' }))).toEqual({
    id: '12',
    slideshow: 'abc',
  })
  expect(readLightboxAction(encodeURIComponent(hash({ id: '12' })).replace('%23', '#'))).toEqual({
    id: '12',
    slideshow: undefined,
  })
})

test.each([
  ['another action', '#elementor-action:action=popup:open&settings=e30='],
  ['no id', hash({ url: '/midia/a.webp' })],
  ['a path as id', hash({ id: '../etc/passwd' })],
  ['a negative id', hash({ id: -1 })],
  ['a list as id', hash({ id: [1] })],
  ['nothing', hash(null)],
  ['text that is no base64', '#elementor-action:action=lightbox&settings=%%%'],
  ['something after it', `${hash({ id: 1 })}&url=x`],
  ['an ordinary hash', '#reviews'],
])('[MEDIA-1] %s opens nothing', (_what, given) => {
  expect(readLightboxAction(given)).toBeUndefined()
})

test('[MEDIA-1] a slideshow that could break a selector is left out', () => {
  expect(readLightboxAction(hash({ id: 1, slideshow: '"] *' }))).toEqual({ id: '1', slideshow: undefined })
})
