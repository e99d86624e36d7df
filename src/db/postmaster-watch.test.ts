import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'
import { type UnexpectedExit, watchPostmaster } from '#db/postmaster-watch.ts'

const aDeadServer = () => ({ pid: spawnSync('true').pid, socketFolder: '/nowhere' })

const fail = async () => {
  throw new Error('disk is full')
}

test('a server that cannot be started again is given up after a few tries, and the shop is told', async () => {
  const said: string[] = []
  const exits: UnexpectedExit[] = []
  const watch = watchPostmaster({ postmaster: aDeadServer(), start: fail, say: (line) => said.push(line), pausesMs: [0, 1, 2] })
  watch.onUnexpectedExit((exit) => exits.push(exit))
  await eventually('the watch to give up', () => exits.length > 0)
  expect(exits).toEqual([{ restarted: false, sentence: expect.stringContaining('desisti') }])
  expect(said.filter((line) => line === 'disk is full')).toHaveLength(3)
  expect(await watch.end()).toBeUndefined()
})

test('a watch that has ended starts nothing', async () => {
  let starts = 0
  const start = async () => {
    starts++
    return aDeadServer()
  }
  const watch = watchPostmaster({ postmaster: aDeadServer(), start, say: () => {} })
  await watch.end()
  expect(starts).toBe(0)
})
