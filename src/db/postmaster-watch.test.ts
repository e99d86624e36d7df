import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'
import { type UnexpectedExit, watchPostmaster } from '#db/postmaster-watch.ts'

const aDeadServer = () => ({ pid: spawnSync('true').pid, socketFolder: '/nowhere' })

const hasRoom = () => true
const fail = async () => {
  throw new Error('disk is full')
}

test('a server that cannot be started again is given up after a few tries, and the shop is told', async () => {
  const said: string[] = []
  const exits: UnexpectedExit[] = []
  const say = (line: string) => void said.push(line)
  const watch = watchPostmaster({ postmaster: aDeadServer(), start: fail, hasRoom, say, pausesMs: [0, 1, 2] })
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
  const watch = watchPostmaster({ postmaster: aDeadServer(), start, hasRoom, say: () => {} })
  await watch.end()
  expect(starts).toBe(0)
})

test('a server that fails because its disk is full is not given up: it waits for room, says so once, and then starts', async () => {
  const said: string[] = []
  const exits: UnexpectedExit[] = []
  const disk = { isFull: true, looks: 0 }
  const watch = watchPostmaster({
    postmaster: aDeadServer(),
    start: async () => (disk.isFull ? await fail() : { pid: process.pid, socketFolder: '/nowhere' }),
    hasRoom: () => (disk.looks++, !disk.isFull),
    say: (line) => void said.push(line),
    pausesMs: [0, 1],
    lookForRoomEveryMs: 1,
  })
  watch.onUnexpectedExit((exit) => exits.push(exit))
  await eventually('the disk to have been looked at again and again', () => disk.looks > 20)
  expect(exits).toEqual([])
  disk.isFull = false
  await eventually('the server to be started', () => exits.length > 0)
  expect(exits).toMatchObject([{ restarted: true }])
  expect(said.filter((line) => line.includes('libere espaço'))).toHaveLength(1)
  expect(await watch.end()).toMatchObject({ pid: process.pid })
})

test('a watch that ends while it waits for room ends at once', async () => {
  const said: string[] = []
  const say = (line: string) => void said.push(line)
  const watch = watchPostmaster({ postmaster: aDeadServer(), start: fail, hasRoom: () => false, say, pausesMs: [0] })
  await eventually('the watch to wait for room', () => said.some((line) => line.includes('libere espaço')))
  expect(await watch.end()).toBeUndefined()
})
