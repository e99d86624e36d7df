import { expect, test } from 'vitest'
import { framesOfVideo, productVideo } from './product-video.ts'

test.each<[address: string, provider: string | undefined, frames: string[]]>([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'youtube', ['https://www.youtube-nocookie.com']],
  ['https://vimeo.com/76979871', 'vimeo', ['https://player.vimeo.com']],
  ['/midia/torno.mp4', 'file', []],
  ['https://outra.example/torno.mp4', undefined, []],
  ['javascript:alert(1)', undefined, []],
  ['//outra.example/torno.mp4', undefined, []],
  ['', undefined, []],
])('the video at %j is shown by %s', (address, provider, frames) => {
  const video = productVideo(address)
  expect([video?.provider, framesOfVideo(video)]).toEqual([provider, frames])
})
