import { expect, test } from 'vitest'
import { readLightboxAction } from '#storefront/runtime/lightbox/hash-action.ts'
import { actionHash, actionId } from './action-hash.ts'
import { outsideOfVideo } from '#ui/player/outside-of-video.ts'
import { chosenVideo } from './chosen-video.ts'

const settings = {
  video_type: 'youtube' as const,
  youtube_url: 'https://youtu.be/dQw4w9WgXcQ',
  vimeo_url: 'https://vimeo.com/76979871',
  hosted_url: { url: 'https://videos.example/a.mp4' },
}

test('[MEDIA-3] the origin decides which of the addresses is played, and whom the page lets in for it', () => {
  const chosen = (video_type: 'youtube' | 'vimeo' | 'hosted') => chosenVideo({ ...settings, video_type })
  expect(outsideOfVideo(chosen('youtube')).frames).toEqual(['https://www.youtube-nocookie.com'])
  expect(outsideOfVideo(chosen('vimeo')).scripts).toEqual(['https://player.vimeo.com'])
  expect(outsideOfVideo(chosen('hosted'))).toEqual({ media: ['https://videos.example'] })
  expect(outsideOfVideo(chosenVideo({ ...settings, video_type: 'hosted', hosted_url: { url: '/midia/a.mp4' } }))).toEqual({})
})

test('[MEDIA-3] a Vimeo address in the box for YouTube is no video, and lets nobody in', () => {
  const wrong = chosenVideo({ ...settings, youtube_url: settings.vimeo_url })
  expect(wrong).toBeUndefined()
  expect(outsideOfVideo(wrong)).toEqual({})
})

test('[MEDIA-1] the address that opens a video is one that the lightbox reads', () => {
  for (const id of ['a1b2c3d', 'e12', 'zzzzzzzzzzzzzzzz'])
    expect(readLightboxAction(actionHash(id))).toEqual({ id: String(actionId(id)), slideshow: undefined })
})
