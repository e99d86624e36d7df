import { appendFileSync, closeSync, mkdtempSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { boundServerLog, logSince, logSize, openServerLog } from './server-log.ts'

let folder: string
const home = () => ({ folder, cluster: join(folder, 'cluster'), user: undefined })
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-log-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('the log is shortened under a server that keeps writing', () => {
  const file = openServerLog(home())
  writeSync(file, 'x'.repeat(6_000_000))
  boundServerLog(home())
  writeSync(file, 'after')
  closeSync(file)
  expect(readFileSync(join(folder, 'server.log'), 'utf8')).toBe('after')
  expect(statSync(join(folder, 'server.log.1')).size).toBe(6_000_000)
})

test('a short log is left alone, and its news can be read', () => {
  closeSync(openServerLog(home()))
  appendFileSync(join(folder, 'server.log'), 'old\n')
  const size = logSize(home())
  appendFileSync(join(folder, 'server.log'), 'new\n')
  boundServerLog(home())
  expect(logSince(home(), size)).toBe('new\n')
})
