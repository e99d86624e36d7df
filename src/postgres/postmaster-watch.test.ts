import { spawn, spawnSync } from 'node:child_process'
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'
import { type UnexpectedExit, watchPostmaster } from './postmaster-watch.ts'

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

test('a server that dies whenever it is started is given up too, though it answered each time', async () => {
  const exits: UnexpectedExit[] = []
  const start = async () => aDeadServer()
  const watch = watchPostmaster({ postmaster: aDeadServer(), start, hasRoom, say: () => {}, pausesMs: [0, 1, 2] })
  watch.onUnexpectedExit((exit) => exits.push(exit))
  await eventually('the watch to give up', () => exits.some(({ restarted }) => !restarted))
  expect(exits.map(({ restarted }) => restarted)).toEqual([true, true, true, false])
  expect(await watch.end()).toBeUndefined()
})

test('[I9] a server that served before it died is started again at once, however often that happens', async () => {
  const exits: UnexpectedExit[] = []
  const aServer = () => {
    const server = spawn('sleep', ['600'], { stdio: 'ignore' })
    onTestFinished(() => void server.kill('SIGKILL'))
    return { pid: server.pid!, socketFolder: '/nowhere' }
  }
  const watch = watchPostmaster({
    postmaster: aServer(),
    start: async () => aServer(),
    hasRoom,
    say: () => {},
    pausesMs: [0, 600_000],
    servedAfterMs: 0,
  })
  watch.onUnexpectedExit((exit) => exits.push(exit))
  for (const deaths of [1, 2, 3, 4]) {
    process.kill(watch.pid()!, 'SIGKILL')
    await eventually(`the server to be back from death ${deaths}`, () => exits.length === deaths)
  }
  expect(exits.every(({ restarted }) => restarted)).toBe(true)
  await watch.end()
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
