import { expect, test } from 'vitest'
import { hostOf, pageOf, videoSource } from './video-source.ts'

const youtube = { provider: 'youtube', id: 'dQw4w9WgXcQ' }

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3', youtube],
  ['https://m.youtube.com/watch?v=dQw4w9WgXcQ', youtube],
  [' https://youtu.be/dQw4w9WgXcQ?si=x ', youtube],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', youtube],
  ['https://www.youtube.com/live/dQw4w9WgXcQ', youtube],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', youtube],
  ['https://vimeo.com/76979871', { provider: 'vimeo', id: '76979871' }],
  ['https://vimeo.com/76979871/8272103f6e', { provider: 'vimeo', id: '76979871', secret: '8272103f6e' }],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e', { provider: 'vimeo', id: '76979871', secret: '8272103f6e' }],
  ['/midia/oficina.mp4', { provider: 'file', src: '/midia/oficina.mp4' }],
  ['https://videos.example/oficina.webm?v=2', { provider: 'file', src: 'https://videos.example/oficina.webm?v=2' }],
])('[MEDIA-3] %s is a video', (address, source) => {
  expect(videoSource(address)).toEqual(source)
})

test.each([
  [''],
  ['oficina'],
  ['http://youtu.be/dQw4w9WgXcQ'],
  ['https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ'],
  ['https://www.youtube.com/watch?v=%22%3E%3Cscript%3E'],
  ['https://evil-vimeo.com/76979871'],
  ['https://me@videos.example/a.mp4'],
  ['//videos.example/a.mp4'],
  ['/midia/oficina.html'],
  ['javascript:alert(1)//a.mp4'],
])('[MEDIA-3] «%s» is none', (address) => {
  expect(videoSource(address)).toBeUndefined()
})

test('[MEDIA-3] a video leads to its own page, and says whom the browser would talk to', () => {
  const seen = [
    'https://youtu.be/dQw4w9WgXcQ',
    'https://vimeo.com/76979871/8272103f6e',
    'https://videos.example/a.mp4',
    '/midia/a.mp4',
  ]
  expect(seen.map((address) => [pageOf(videoSource(address)!), hostOf(videoSource(address)!)])).toEqual([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'YouTube'],
    ['https://vimeo.com/76979871/8272103f6e', 'Vimeo'],
    ['https://videos.example/a.mp4', 'videos.example'],
    ['/midia/a.mp4', undefined],
  ])
})
