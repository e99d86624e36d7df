import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PLAYER_POLL_MS, playerApi } from './player-api.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const api = { Player: () => {} } as never
const never = new AbortController().signal

test('[MEDIA-3] a player’s script is fetched on demand, and looked for every 350 ms until it is ready', async () => {
  expect(PLAYER_POLL_MS).toBe(350)
  const fetched: string[] = []
  let ready = false
  let looks = 0
  let given: unknown
  const look = () => {
    looks++
    return ready ? api : undefined
  }
  void playerApi('youtube', { signal: never, look, load: async (src) => void fetched.push(src) }).then((got) => (given = got))
  expect(fetched).toEqual(['https://www.youtube.com/iframe_api'])
  await vi.advanceTimersByTimeAsync(349)
  expect(looks).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(looks).toBe(2)
  expect(given).toBeUndefined()
  ready = true
  await vi.advanceTimersByTimeAsync(350)
  expect(given).toBe(api)
  await vi.advanceTimersByTimeAsync(3_500)
  expect(looks).toBe(3)
})

test('[MEDIA-3] a player that is there already is not fetched again', async () => {
  const load = vi.fn<() => Promise<void>>(async () => {})
  await expect(playerApi('vimeo', { signal: never, look: () => api, load })).resolves.toBe(api)
  expect(load).not.toHaveBeenCalled()
})

test('[MEDIA-3] a script that can’t be fetched is not waited for', async () => {
  const gone = playerApi('vimeo', { signal: never, look: () => undefined, load: () => Promise.reject(new Error('blocked')) })
  await expect(gone).rejects.toThrow('blocked')
  expect(vi.getTimerCount()).toBe(0)
})

test('[MEDIA-3] a video that was left is not waited for', async () => {
  const leaving = new AbortController()
  const left = playerApi('youtube', { signal: leaving.signal, look: () => undefined, load: async () => {} })
  leaving.abort()
  await expect(left).rejects.toThrow('was left')
  expect(vi.getTimerCount()).toBe(0)
})
