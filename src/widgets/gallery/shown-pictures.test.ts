import { expect, test } from 'vitest'
import { readFields } from '#builder/fields.ts'
import { filtersOf, shownPictures } from './shown-pictures.ts'
import widget from './widget.ts'

const pictures = (...ids: number[]) => ids.map((id) => ({ image: { id } }))
const read = (settings: Record<string, unknown>) => readFields(widget.fields, settings).settings
const galleries = [
  { gallery_title: 'Barro', multiple_gallery: pictures(1, 2) },
  { gallery_title: '', multiple_gallery: pictures(3) },
  { gallery_title: 'Vazia', multiple_gallery: [] },
]

test('[MEDIA-1] one gallery has its pictures and no filter', () => {
  const settings = read({ gallery: pictures(7, 8), galleries })
  expect(shownPictures(settings).map(({ image, filter }) => [image.id, filter])).toEqual([
    [7, 0],
    [8, 0],
  ])
  expect(filtersOf(settings)).toEqual([])
})

test('[MEDIA-1] several galleries stand under one another with a filter each, after the one that shows all', () => {
  const settings = read({ gallery_type: 'multiple', galleries })
  expect(shownPictures(settings).map(({ image, filter }) => [image.id, filter])).toEqual([
    [1, 0],
    [2, 0],
    [3, 1],
  ])
  expect(filtersOf(settings)).toEqual([
    { value: 'all', name: 'Todas' },
    { value: '0', name: 'Barro' },
    { value: '1', name: 'Galeria 2' },
  ])
  expect(filtersOf(read({ gallery_type: 'multiple', galleries, show_all_galleries: '' }))[0]).toEqual({
    value: '0',
    name: 'Barro',
  })
  expect(filtersOf(read({ gallery_type: 'multiple', galleries: galleries.slice(0, 1) }))).toEqual([])
})
