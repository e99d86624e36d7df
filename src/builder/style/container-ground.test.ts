import { expect, test } from 'vitest'
import { containerStyle } from './container-style.ts'
import { styleCss, styleIndex } from './style-css.ts'

const ROOT = '.elementor-element.elementor-element-a1'
const css = (settings: Record<string, unknown>) => styleCss('a1', styleIndex(containerStyle), settings)
const image = { id: 7, url: '/midia/azulejo-640.webp' }

test('a picture that is held by the window is seen through its box alone', () => {
  expect(css({ background_image: image, background_attachment: 'fixed' })).toBe(
    `${ROOT}>picture>img{position:fixed}${ROOT}>picture{position:absolute;inset:0;clip-path:inset(0)}`,
  )
  expect(css({ background_image: image, background_attachment: 'scroll' })).toBe('')
})

test('a picture in rows, or of a width of its own, is a background', () => {
  const rows = css({ background_image: image, background_repeat: 'repeat-x', background_position: 'top left' })
  expect(rows).toContain(`${ROOT}>picture{display:none}`)
  expect(rows).toContain('background-repeat:repeat-x')
  expect(rows).toContain('background-position:top left')
  const small = css({ background_image: image, background_size: 'initial', background_bg_width: { unit: 'px', size: 80 } })
  expect(small).toContain('background-size:80px')
  expect(css({ background_image: image, background_repeat: 'no-repeat' })).toBe('')
  expect(css({ background_repeat: 'repeat' })).toBe('')
})

test('only containers with a video have its rules', () => {
  const video = { background_video_link: '/midia/forno.mp4' }
  expect(css(video)).toBe('')
  expect(css({ ...video, background_background: 'video' })).toContain('>video{')
})
