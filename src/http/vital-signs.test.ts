import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')

/** Makes rubbish, then keeps everything until the signs say that it is time to stop; tells the highest of each. */
const HOARD = `
  import { createVitalSigns } from './src/http/vital-signs.ts'
  const signs = createVitalSigns()
  const texts = () => Array.from({ length: 8_000 }, (_, at) => 'texto número ' + at + Math.random())
  const turn = () => new Promise((resolve) => setTimeout(resolve, 1))
  let rubbish = 0
  for (let round = 0; round < 60; round++) {
    texts()
    await turn()
    rubbish = Math.max(rubbish, signs.read().heap)
  }
  const kept = []
  let full = 0
  while (full < 0.75) {
    kept.push(texts())
    await turn()
    full = signs.read().heap
  }
  console.log(JSON.stringify({ rubbish, full }))
  process.exit()
`

test('memory is told to be filling up before a process dies of it, and rubbish does not count', async () => {
  const words = [
    '--max-old-space-size=64',
    '--import',
    join(root, 'tools', 'tsx-hook.mjs'),
    '--input-type=module',
    '--eval',
    HOARD,
  ]
  const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: root })
  const { rubbish, full } = JSON.parse(stdout) as { rubbish: number; full: number }
  expect(rubbish).toBeLessThan(0.7)
  expect(full).toBeLessThan(1)
})
