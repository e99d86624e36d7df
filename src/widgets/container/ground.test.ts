import { expect, test } from 'vitest'
import { groundOf } from './ground.ts'

const settings = {
  background_background: 'video',
  background_video_link: '/midia/forno.mp4',
  background_video_start: 0,
  background_video_end: 0,
  background_play_once: false,
  background_play_on_mobile: false,
}

test('a video behind a container has no sound and no bar, and begins again at its end', () => {
  expect(groundOf(settings)).toEqual({
    source: { provider: 'file', src: '/midia/forno.mp4' },
    options: expect.objectContaining({ muted: true, controls: false, loop: true, startSeconds: 0, endSeconds: 0 }) as unknown,
    onPhones: false,
  })
})

test('what the merchant said of its length, its repeating and phones is kept', () => {
  const told = { background_video_start: 3, background_video_end: 9, background_play_once: true, background_play_on_mobile: true }
  expect(groundOf({ ...settings, ...told })).toMatchObject({
    options: { startSeconds: 3, endSeconds: 9, loop: false },
    onPhones: true,
  })
})

test('a video of another host names whom the visitor must allow', () => {
  const hostWith = (background_video_link: string) => groundOf({ ...settings, background_video_link })?.host
  expect(hostWith('https://www.youtube.com/watch?v=dQw4w9WgXcQ')).toBe('YouTube')
  expect(hostWith('https://vimeo.com/76979871')).toBe('Vimeo')
  expect(hostWith('https://videos.example/forno.mp4')).toBe('videos.example')
})

test('an address of no video is no ground, nor is one that another kind of ground has taken the place of', () => {
  expect(groundOf({ ...settings, background_video_link: 'javascript:alert(1).mp4' })).toBeUndefined()
  expect(groundOf({ ...settings, background_background: 'classic' })).toBeUndefined()
})
