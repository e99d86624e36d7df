import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { readFields } from '#builder/fields.ts'
import { IslandChunks } from '#islands/island-slot.tsx'
import { aPageInfo, aPicture } from '#tests/support/readers.ts'
import { px, styledBy } from '#tests/support/styled-by.ts'
import ImageCarousel from './view.tsx'
import widget from './widget.ts'

const outer = { id: undefined, className: '', 'data-id': 'abc', 'data-element_type': 'widget' }
const FILES = new Map([1, 2].map((id) => [id, aPicture(id)]))
const drawn = (raw: Record<string, unknown>) => {
  const { settings, dropped } = readFields(widget.fields, { carousel: [{ image: { id: 1 } }, { image: { id: 2 } }], ...raw })
  expect(dropped).toEqual([])
  return renderToStaticMarkup(
    <IslandChunks value={() => ({ src: '', imports: [] })}>
      <ImageCarousel settings={settings} page={aPageInfo()} id="abc" skin="default" outer={outer} data={FILES} />
    </IslandChunks>,
  )
}

test('a picture leads nowhere, to itself over the page or in its place, or to an address', () => {
  expect(drawn({})).not.toContain('<a ')
  expect(drawn({ link_to: 'file' })).toContain('data-elementor-open-lightbox="yes"')
  const plain = drawn({ link_to: 'file', open_lightbox: 'no' })
  expect(plain).toContain('<a href=')
  expect(plain).not.toContain('lightbox')
  expect(drawn({ link_to: 'custom', link: { url: '/loja/' } })).toContain('<a href="/loja/"')
})

test('controls stand under the pictures, or over them', () => {
  expect(drawn({})).toContain('data-controls="under"')
  expect(drawn({ arrows_position: 'inside' })).toContain('data-controls="over"')
})

test('several pictures pass at a time only where somebody says so', () => {
  expect(drawn({})).not.toContain('scrollBy')
  expect(drawn({ slides_to_scroll: '2', image_spacing: 'custom' })).toContain('scrollBy')
})

test.each<[settings: Record<string, unknown>, css: string]>([
  [{ aspect: '4-5', navigation: 'both' }, ''],
  [{ aspect: 'auto' }, '& .swiper-slide-inner img{aspect-ratio:auto}'],
  [
    { image_spacing_custom: px(30), image_spacing_custom_mobile: px(10) },
    '& .carousel{--space-between:30px}@media(max-width:767px){& .carousel{--space-between:10px}}',
  ],
  [
    { arrows_color: '#111', arrows_size: px(30) },
    '& .carousel-button{color:#111}& .carousel-button svg{inline-size:30px;block-size:30px}',
  ],
  [
    { dots_size: px(8), dots_color: '#c00' },
    '& .swiper-pagination-bullet::before{inline-size:8px;block-size:8px}& .swiper-pagination-bullet-active::before{background-color:#c00}',
  ],
  [{ gallery_vertical_align: 'flex-end' }, '& .swiper-wrapper{align-items:end}'],
  [{ caption_align: 'left', caption_text_color: '#333' }, '& .elementor-image-carousel-caption{color:#333;text-align:start}'],
])('a carousel with %j is drawn so', (settings, css) => {
  expect(styledBy(widget, settings)).toBe(css)
})

test('arrows beside the pictures make room for themselves', () => {
  expect(styledBy(widget, { arrows_position: 'outside' })).toContain(
    '& .carousel{padding-inline:clamp(0px,(100vw - 767px)*99,3.5rem)}',
  )
})
