import { expect, test } from 'vitest'
import { atEnd, fileAddress, PLAIN, playerAddress, type PlayOptions } from './play-options.ts'

const youtube = { provider: 'youtube', id: 'dQw4w9WgXcQ' } as const
const vimeo = { provider: 'vimeo', id: '76979871', secret: '8272103f6e' } as const
const asked = (over: Partial<PlayOptions>, source: typeof youtube | typeof vimeo = youtube) => {
  const url = new URL(playerAddress(source, { ...PLAIN, ...over }, 'https://loja.example'))
  return { at: url.origin + url.pathname, hash: url.hash, ...Object.fromEntries(url.searchParams) }
}

test('[MEDIA-3] YouTube plays without its cookies, and lets the page hear of the end', () => {
  expect(asked({})).toEqual({
    at: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    hash: '',
    autoplay: '1',
    rel: '0',
    playsinline: '1',
    hl: 'pt-BR',
    enablejsapi: '1',
    origin: 'https://loja.example',
  })
})

test('[MEDIA-3] Vimeo plays without following anybody', () => {
  expect(asked({}, vimeo)).toEqual({
    at: 'https://player.vimeo.com/video/76979871',
    hash: '',
    autoplay: '1',
    dnt: '1',
    playsinline: '1',
    h: '8272103f6e',
  })
})

test('[MEDIA-3] each setting reaches both players in their own words', () => {
  const all = { startSeconds: 5, endSeconds: 20, muted: true, controls: false, captions: true, color: '9c4327' }
  expect(asked(all)).toMatchObject({ start: '5', end: '20', mute: '1', controls: '0', cc_load_policy: '1' })
  expect(asked(all, vimeo)).toMatchObject({ hash: '#t=5s', muted: '1', controls: '0', texttrack: 'pt-BR', color: '9c4327' })
  expect(asked({ loop: true })).toMatchObject({ loop: '1', playlist: 'dQw4w9WgXcQ' })
  expect(asked({ loop: true }, vimeo)).toMatchObject({ loop: '1' })
})

test('[MEDIA-3] a part that repeats is begun again by the page, since players only repeat the whole', () => {
  expect(asked({ loop: true, startSeconds: 5 })).not.toHaveProperty('loop')
  expect(atEnd({ ...PLAIN, loop: true, startSeconds: 5 })).toEqual({ playFrom: 5 })
  expect(atEnd(PLAIN)).toBe('over')
})

test('[MEDIA-3] an end before the beginning is no end', () => {
  expect(asked({ startSeconds: 9, endSeconds: 4 })).not.toHaveProperty('end')
  expect(fileAddress('/midia/a.mp4', { ...PLAIN, startSeconds: 9, endSeconds: 4 })).toBe('/midia/a.mp4#t=9')
})

test('[MEDIA-3] a file shows just its part', () => {
  expect(fileAddress('/midia/a.mp4', PLAIN)).toBe('/midia/a.mp4')
  expect(fileAddress('/midia/a.mp4#x', { ...PLAIN, startSeconds: 2, endSeconds: 4 })).toBe('/midia/a.mp4#t=2,4')
})
