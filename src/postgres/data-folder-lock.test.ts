import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockDataFolder, ownerOf } from './data-folder-lock.ts'
import { startMark } from './process-facts.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const lock = () => lockDataFolder({ folder, dataDir: folder })
const leave = (owner: object) => writeFileSync(join(folder, 'lock'), JSON.stringify(owner))

test('a folder has one owner until it is released', () => {
  const { release } = lock()
  expect(ownerOf(folder)).toBe(process.pid)
  expect(lock).toThrow(`Outra Vitrine já está usando a pasta ${folder} (processo ${process.pid})`)
  release()
  expect(readdirSync(folder)).toEqual([])
  lock().release()
})

test('the lock of a process that is gone is taken over', () => {
  const { pid } = spawnSync('true')
  leave({ pid, started: 'long ago' })
  lock()
  expect(ownerOf(folder)).toBe(process.pid)
})

test('a process that only has the number of the old owner is not taken for it', () => {
  leave({ pid: process.ppid, started: 'another time' })
  lock()
  expect(ownerOf(folder)).toBe(process.pid)
})

test('the lock of a living process is respected', async () => {
  const other = spawn('sleep', ['60'])
  leave({ pid: other.pid, started: startMark(other.pid!) })
  expect(lock).toThrow('Outra Vitrine')
  other.kill()
  await once(other, 'exit')
  lock()
  expect(ownerOf(folder)).toBe(process.pid)
})

test('a lock that was cut short by a power cut is stale', () => {
  writeFileSync(join(folder, 'lock'), '{"pid":')
  lock()
  expect(ownerOf(folder)).toBe(process.pid)
})

test('of many processes that find the same stale lock one wins', async () => {
  leave({ pid: spawnSync('true').pid, started: 'long ago' })
  const script = `
    const { lockDataFolder } = await import(${JSON.stringify(import.meta.resolve('#postgres/data-folder-lock.ts'))})
    process.stdin.once('data', () => {
      try { lockDataFolder({ folder: ${JSON.stringify(folder)}, dataDir: '' }); console.log('won') } catch { console.log('lost') }
      process.stdin.once('data', () => process.exit())
    })
    console.log('ready')`
  const rivals = Array.from({ length: 6 }, () =>
    spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'pipe' }),
  )
  const say = () => Promise.all(rivals.map((rival) => once(rival.stdout, 'data').then(([chunk]) => String(chunk).trim())))
  const tell = () => rivals.forEach((rival) => rival.stdin.write('go\n'))
  expect(new Set(await say())).toEqual(new Set(['ready']))
  const answers = say()
  tell()
  expect((await answers).filter((answer) => answer === 'won')).toHaveLength(1)
  const gone = Promise.all(rivals.map((rival) => once(rival, 'exit')))
  tell()
  await gone
})
