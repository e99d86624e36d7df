import { beforeAll, expect, test } from 'vitest'
import { brotli } from '../tools/build.ts'
import { bundle, findEntries, type Bundle } from '../tools/bundle.ts'
import { COMPILE_HINT } from '../tools/compile-hint.ts'

/** What a listing or a content page may make a phone fetch before its first touch. */
const RUNTIME_MAX_BYTES = 12 * 1024

let built: Bundle
beforeAll(async () => void (built = await bundle()))

const codeOf = (url: string) => built.files.get(url.replace('/assets/', ''))!

test('the page runtime, with all that it imports, is at most 12 KB on the line and has no React in it', async () => {
  const { runtime, preload } = built.list
  const urls = [runtime, ...preload.runtime!]
  expect(urls.filter((url) => url.includes('react'))).toEqual([])
  const weights = await Promise.all(urls.map(async (url) => (await brotli(Buffer.from(codeOf(url)))).byteLength))
  expect(weights.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(RUNTIME_MAX_BYTES)
})

test('[CORE-1] every widget that behaves has a chunk of its own, with the function that wakes it', () => {
  expect(Object.keys(built.list.islands).toSorted()).toEqual(Object.keys(findEntries().islands).toSorted())
  for (const url of Object.values(built.list.islands)) expect(codeOf(url)).toMatch(/export\s*\{[^}]*\bwakeUp\b/)
})

test('React is fetched once for all of them', () => {
  expect([...built.files.keys()].filter((file) => file.startsWith('react-'))).toHaveLength(1)
})

test('an audit does not make the browser read React twice more: the errors that React makes in advance have no place', () => {
  const react = [...built.files].find(([file]) => file.startsWith('react-'))![1]
  expect(react.match(/Object\.create\(Error\.prototype/g)).toHaveLength(5)
  expect(react).not.toMatch(/[,\s]\w+=Error\(\w+\((?:460|461|474|519|542)\)\)/)
})

test('what the runtime imports at once comes in one file, however many others share parts of it', () => {
  expect(built.list.preload.runtime).toHaveLength(1)
})

test('a chunk is imported as the source says it, with nothing wrapped around', () => {
  const wrapped = [...built.files].filter(([, code]) => /await import\([^)]*\);return ?\{/.test(code))
  expect(wrapped.map(([file]) => file)).toEqual([])
})

test('the runtime and React are compiled while they arrive, beside the thread that answers presses', () => {
  const hinted = [...built.files].filter(([, code]) => code.startsWith(`${COMPILE_HINT}\n`)).map(([file]) => file)
  expect(hinted.map((file) => file.split('-')[0]).toSorted()).toEqual(['react', 'runtime', 'shell'])
})

test('no page makes a formatter of Intl: the first one stops a phone for a tenth of a second', () => {
  const formatting = [...built.files].filter(([, code]) => code.includes('new Intl.'))
  expect(formatting.map(([file]) => file)).toEqual([])
})
