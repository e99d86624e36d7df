import { expect, test } from 'vitest'
import { WIDGET_BOX } from './advanced-style.ts'
import { styleCss, styleIndex } from './style-css.ts'

const css = (settings: Record<string, unknown>) =>
  styleCss('a1', styleIndex(WIDGET_BOX), { _background_background: 'classic', ...settings })
const picture = (url: string) => ({ id: 7, url })

test('a background is fetched in the smaller format, and on phones in the size for phones', () => {
  const rules = css({ _background_image: picture('/midia/rede-1a2b-2000.webp') })
  expect(rules).toContain('background-image:url("/midia/rede-1a2b-2000.webp")')
  expect(rules).toContain('url("/midia/rede-1a2b-2000.avif") type("image/avif")')
  expect(rules.split('@media(max-width:767px)')[1]).toContain('url("/midia/rede-1a2b-640.avif") type("image/avif")')
})

test('a picture that is small already has one rule', () => {
  expect(css({ _background_image: picture('/midia/rede-1a2b-320.webp') })).not.toContain('@media')
})

test('a picture that phones have of their own is the one that they get', () => {
  const rules = css({
    _background_image: picture('/midia/rede-1a2b-1200.webp'),
    _background_image_mobile: picture('/midia/vaso-3c4d-1200.webp'),
  })
  expect(rules.split('@media(max-width:767px)')[1]).toContain('/midia/vaso-3c4d-640.avif')
})

test('any other address of the shop stays as it is', () => {
  expect(css({ _background_image: picture('/arquivos/a.svg') })).toContain('{background-image:url("/arquivos/a.svg")}')
})
