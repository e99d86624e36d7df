import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LinePicture } from './line-picture.tsx'

test('a line of a cart has the picture of its product, and its place where there is none', () => {
  const picture = { id: 1, alt: 'Caneca', width: 600, height: 750, sizes: [{ width: 600, avif: '/a.avif', webp: '/a.webp' }] }
  expect(renderToStaticMarkup(<LinePicture picture={picture} sizes="72px" />)).toContain('src="/a.webp"')
  for (const none of [undefined, { ...picture, sizes: [] }])
    expect(renderToStaticMarkup(<LinePicture picture={none} sizes="72px" />)).toMatch(/^<span class="line-picture"><svg/)
})
