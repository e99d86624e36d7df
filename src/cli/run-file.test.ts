import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findRunning, noteRunning } from './run-file.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-run-file-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

test('the process that serves a folder is found by its port, and by no other', () => {
  expect(findRunning({ dataDir, port: 3000 })).toBeUndefined()
  const running = noteRunning({ dataDir, port: 3000 })
  expect(findRunning({ dataDir, port: 3000 })).toBe(process.pid)
  expect(findRunning({ dataDir, port: 3001 })).toBeUndefined()
  running.release()
  expect(findRunning({ dataDir, port: 3000 })).toBeUndefined()
})

test('what a killed process left behind names nobody, also when its number belongs to another one', () => {
  noteRunning({ dataDir, port: 3000 })
  const file = join(dataDir, 'running.json')
  const facts = JSON.parse(readFileSync(file, 'utf8')) as object
  writeFileSync(file, JSON.stringify({ ...facts, started: 'another start' }))
  expect(findRunning({ dataDir, port: 3000 })).toBeUndefined()
  writeFileSync(file, JSON.stringify({ ...facts, pid: 2 ** 30 }))
  expect(findRunning({ dataDir, port: 3000 })).toBeUndefined()
  writeFileSync(file, 'half a')
  expect(findRunning({ dataDir, port: 3000 })).toBeUndefined()
})
