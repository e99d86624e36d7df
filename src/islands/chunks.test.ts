import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CHUNK_LOAD_TIMEOUT_MS, ChunkLoadError, loadChunk } from './chunks.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const URL = '/assets/tabs-1a2b.js'

/** A line that answers each request in turn; the last answer stays. */
function aLine(...answers: (() => Promise<unknown>)[]) {
  const asked: string[] = []
  const load = (url: string) => answers[Math.min(asked.push(url), answers.length) - 1]!()
  return { asked, load }
}
const broken = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
const silent = () => new Promise(() => {})

test('[CORE-1] a chunk that comes is asked for once', async () => {
  const { asked, load } = aLine(() => Promise.resolve('chunk'))
  await expect(loadChunk('tabs', URL, load)).resolves.toBe('chunk')
  expect(asked).toEqual([URL])
})

test('[CORE-1] a chunk that fails is asked for once more, by an address that the browser has not given up', async () => {
  const { asked, load } = aLine(broken, () => Promise.resolve('chunk'))
  await expect(loadChunk('tabs', URL, load)).resolves.toBe('chunk')
  expect(asked).toEqual([URL, `${URL}?again`])
})

test('[CORE-1] a chunk that fails twice says which one, how and where', async () => {
  const { asked, load } = aLine(broken)
  const error = await loadChunk('tabs', URL, load).catch((problem: unknown) => problem)
  expect(error).toBeInstanceOf(ChunkLoadError)
  expect(error).toMatchObject({
    name: 'ChunkLoadError',
    type: 'error',
    request: URL,
    message: `Loading chunk tabs failed.\n(error: ${URL})`,
  })
  expect(asked).toHaveLength(2)
})

test('[CORE-1] a chunk that never answers is given up at 120000 ms, not before', async () => {
  expect(CHUNK_LOAD_TIMEOUT_MS).toBe(120_000)
  const { asked, load } = aLine(silent)
  let error: unknown
  void loadChunk('tabs', URL, load).catch((problem: unknown) => (error = problem))
  await vi.advanceTimersByTimeAsync(119_999)
  expect(error).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(error).toMatchObject({ type: 'timeout', message: `Loading chunk tabs failed.\n(timeout: ${URL})` })
  expect(asked).toHaveLength(1)
})
