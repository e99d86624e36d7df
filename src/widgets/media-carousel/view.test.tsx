import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { readFields } from '#builder/fields.ts'
import type { PictureFile } from '#kit/picture-file.ts'
import MediaCarousel from './view.tsx'
import widget from './widget.ts'

const file = (id: number): PictureFile =>
  ({
    id,
    alt: `Foto ${id}`,
    width: 1200,
    height: 800,
    sizes: [
      { width: 640, webp: `/midia/${id}-640.webp` },
      { width: 1200, webp: `/midia/${id}-1200.webp` },
    ],
  }) as unknown as PictureFile // what a picture needs to be drawn

const read = (slides: object[]) => readFields(widget.fields, { slides }).settings
const VIDEOS = [
  { type: 'video', image: { id: 1 }, video: { url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' }, caption: 'No torno' },
  { type: 'video', image: { id: 2 }, video: { url: '/midia/torno.webm' } },
  { type: 'video', image: { id: 3 }, video: { url: 'https://outro.example/filme' }, image_link_to_type: 'file' },
  { type: 'image', image: { id: 4 }, video: { url: 'https://vimeo.com/76979871' } },
]

test('[MEDIA-1] a slide may be a video: its picture leads to it, and the lightbox turns through pictures and videos alike', () => {
  const props = {
    settings: read(VIDEOS),
    data: new Map([1, 2, 3, 4].map((id) => [id, file(id)])),
    id: 'm1',
  } as unknown as Parameters<typeof MediaCarousel>[0] // the view reads nothing else
  const html = renderToStaticMarkup(<MediaCarousel {...props} />)
  const links = html.match(/<a href="[^"]*"[^>]*data-elementor-open-lightbox="yes"[^>]*>/g) ?? []
  expect(links).toHaveLength(3)
  expect(links[0]).toContain('href="https://www.youtube.com/watch?v=aqz-KE-bpKQ"')
  expect(links[0]).toContain('aria-label="Assistir: Foto 1 (YouTube)"')
  expect(links[0]).toContain('data-elementor-lightbox-title="No torno"')
  expect(links[1]).toContain('href="/midia/torno.webm"')
  // An address that no player knows is no video: the slide is a picture like any other.
  expect(links[2]).toContain('href="/midia/3-1200.webp"')
  expect(html.match(/slide-play/g)).toHaveLength(2)
  for (const link of links) expect(link).toContain('data-elementor-lightbox-slideshow="m1"')
})

test('[MEDIA-3] the page lets in the players that its slides need, and no others', () => {
  const { frames } = widget.outside!(read(VIDEOS))
  expect(frames?.join(' ')).toContain('youtube')
  expect(frames?.join(' ')).not.toMatch(/vimeo|outro/)
  expect(widget.outside!(read([]))).toMatchObject({ frames: [], scripts: [] })
})
