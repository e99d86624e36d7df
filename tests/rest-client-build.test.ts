import { expect, test } from 'vitest'
import { brotli } from '../tools/build.ts'
import { bundle } from '../tools/bundle.ts'

test('[REST-1] the platform’s client is less than 3 KB on the line, in a file that no page loads by itself', async () => {
  const { files, list } = await bundle()
  const [own, ...others] = [...files].filter(([, code]) => code.includes('X-HTTP-Method-Override'))
  expect(others).toEqual([])
  const [name, code] = own!
  expect([list.runtime, ...Object.values(list.preload).flat(), ...Object.values(list.islands)]).not.toContain(`/assets/${name}`)
  const needed = [...code.matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)].map(([, file]) => files.get(file!)!)
  const weights = await Promise.all([code, ...needed].map(async (text) => (await brotli(Buffer.from(text))).byteLength))
  expect(weights.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(3 * 1024)
})
