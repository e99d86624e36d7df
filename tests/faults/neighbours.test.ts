import { afterAll, expect, test } from 'vitest'
import { askOnce, postmasterOf, shopProcesses } from '#tests/support/shop-process.ts'

const { aFolder, begin, open, clear } = shopProcesses()
afterAll(clear)

test('two shops live side by side on two folders; a second one on the same folder is told so and leaves the first alone', async () => {
  const [ours, theirs] = await Promise.all([open({ folder: aFolder() }), open({ folder: aFolder(), port: 0 })])
  expect(postmasterOf(ours.folder)).not.toBe(postmasterOf(theirs.folder))

  const second = await begin({ folder: ours.folder })
  expect(await second.ended).toEqual({ code: 1, signal: null })
  expect(second.err().trim()).toBe(
    `Outra Vitrine já está usando a pasta ${ours.folder} (processo ${ours.pid}): encerre a outra ou escolha uma pasta diferente em DATA_DIR.`,
  )

  // Port 0 is any that is free; the address that is told is the one that answers.
  const told = /no ar: (http:\S+)\//.exec(theirs.out())![1]!
  expect((await askOnce(`${told}/readyz`)).status).toBe(200)
  expect((await askOnce(`${told}/`)).body).toContain(told)

  expect(await theirs.stop()).toEqual({ code: 0, signal: null })
  for (const path of ['/', '/readyz', '/loja/']) expect((await ours.ask(path)).status).toBe(200)
  expect(await ours.stop()).toEqual({ code: 0, signal: null })
})
