import { afterAll, expect, test } from 'vitest'
import { isAlive } from '#postgres/process-facts.ts'
import { eventually } from '#tests/support/eventually.ts'
import { askOnce, postmasterOf, shopProcesses } from '#tests/support/shop-process.ts'

const { aFolder, begin, open, clear } = shopProcesses()
afterAll(clear)

test('two shops live side by side on two folders; a second one on the same folder is told so and leaves the first alone, and one whose starter is killed closes', async () => {
  const script = ['tools/run.mjs', 'vitrine', 'start']
  const [ours, theirs] = await Promise.all([open({ folder: aFolder() }), open({ folder: aFolder(), port: 0, script })])
  expect(postmasterOf(ours.folder)).not.toBe(postmasterOf(theirs.folder))

  const second = await begin({ folder: ours.folder })
  expect(await second.ended).toEqual({ code: 1, signal: null })
  expect(second.err().trim()).toBe(
    `Outra Vitrine já está usando a pasta ${ours.folder} (processo ${ours.pid}): encerre a outra ou escolha uma pasta diferente em DATA_DIR.`,
  )

  const again = await begin({ folder: ours.folder, port: ours.port })
  expect(await again.ended).toEqual({ code: 1, signal: null })
  expect(again.err().trim()).toBe(
    `Esta loja já está aberta na porta ${ours.port}: é o processo ${ours.pid}, com os dados de ${ours.folder}. Use-a como está, feche-a com kill ${ours.pid}, ou abra outra ao lado: PORT=${ours.port + 1} DATA_DIR=outra-pasta npm start.`,
  )

  // Port 0 is any that is free; the address that is told is the one that answers.
  const told = /no ar: (http:\S+)\//.exec(theirs.out())![1]!
  expect((await askOnce(`${told}/readyz`)).status).toBe(200)
  expect((await askOnce(`${told}/`)).body).toContain(told)

  // Killed is only the program that npm started; the shop below it notices, and closes as it does after a Ctrl-C.
  const postmaster = postmasterOf(theirs.folder)!
  expect(await theirs.stop('SIGKILL')).toEqual({ code: null, signal: 'SIGKILL' })
  await eventually('the shop to close', () => theirs.out().includes('Loja fechada. Até logo!'))
  expect(isAlive(postmaster)).toBe(false)
  for (const path of ['/', '/readyz', '/loja/']) expect((await ours.ask(path)).status).toBe(200)
  expect(await ours.stop()).toEqual({ code: 0, signal: null })
})
