import { expect, test } from 'vitest'
import { readFields } from '#builder/fields.ts'
import { afterEnd, clockOf, playlistOf, secondsOf, whereTo } from './playlist.ts'
import widget from './widget.ts'

const rowsOf = (...tabs: object[]) => readFields(widget.fields, { tabs }).settings.tabs
const video = (title: string, more: object = {}) => ({ title, youtube_url: 'https://youtu.be/dQw4w9WgXcQ', ...more })

test('[MEDIA-3] sections gather the videos under them; a wrong address and an empty section are left out', () => {
  const sections = playlistOf(
    rowsOf(
      video('Um'),
      { type: 'section', title: 'Barro' },
      video('Dois', { duration: '4:12', inner_tab_content_1: 'Texto' }),
      video('Nenhum', { youtube_url: 'https://example.com' }),
      video('Três', { type: 'vimeo', vimeo_url: 'https://vimeo.com/76979871' }),
      { type: 'section', title: 'Vazia' },
    ),
  )
  expect(sections.map(({ title, videos }) => [title, videos.map((one) => `${one.index} ${one.title}`)])).toEqual([
    ['', ['0 Um']],
    ['Barro', ['1 Dois', '2 Três']],
  ])
  expect(sections[1]!.videos[0]).toMatchObject({ seconds: 252, notes: [{ title: '', content: 'Texto' }] })
})

test('[MEDIA-3] the page lets in the players of all its videos, and only those', () => {
  const { tabs } = { tabs: rowsOf(video('Um'), { type: 'hosted', hosted_url: { url: '/midia/a.mp4' } }) }
  const { settings } = readFields(widget.fields, {})
  expect(widget.outside!({ ...settings, tabs })).toMatchObject({ frames: ['https://www.youtube-nocookie.com'], media: [] })
})

test.each([
  ['4:12', 252],
  ['00:05', 5],
  ['1:04:12', 3852],
  ['', undefined],
  ['quatro', undefined],
  ['4:99', undefined],
])('a duration of «%s» is %s seconds', (duration, seconds) => {
  expect(secondsOf(duration)).toBe(seconds)
})

test('seconds are told as a clock tells them', () => {
  expect([5, 252, 3852].map(clockOf)).toEqual(['0:05', '4:12', '1:04:12'])
})

test('[MEDIA-3] after a video comes the next, after the last none', () => {
  expect([afterEnd(0, 3, true), afterEnd(2, 3, true), afterEnd(0, 3, false)]).toEqual([1, undefined, undefined])
})

test('[MEDIA-3] arrows walk the list and stop at its ends', () => {
  const keys = ['ArrowDown', 'ArrowUp', 'Home', 'End', 'Enter']
  expect(keys.map((key) => whereTo(key, 1, 3))).toEqual([2, 0, 0, 2, undefined])
  expect([whereTo('ArrowDown', 2, 3), whereTo('ArrowUp', 0, 3)]).toEqual([2, 0])
})
