import { expect, test } from 'vitest'
import { brotli } from '../tools/build.ts'
import { bundle } from '../tools/bundle.ts'

test('[ATTR-1] the whole of attribution is less than 4 KB on the line, in a file of its own', async () => {
  const { files, list } = await bundle()
  const inRuntime = new Set([list.runtime, ...list.preload.runtime!].map((url) => url.replace('/assets/', '')))
  const [own, ...others] = [...files].filter(([, code]) => code.includes('.sbjs='))
  expect(others).toEqual([])
  const [name, code] = own!
  expect(inRuntime.has(name)).toBe(false)
  // What it shares with the runtime is there already; whatever else it needs counts.
  const needed = [...code.matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)]
    .map(([, file]) => file!)
    .filter((file) => !inRuntime.has(file))
  const weights = await Promise.all(
    [code, ...needed.map((file) => files.get(file)!)].map(async (text) => (await brotli(Buffer.from(text))).byteLength),
  )
  expect(weights.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(4 * 1024)
})
