import { execFile } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { OperatorError } from '#kit/operator-error.ts'
import { readOrMakeSecret } from './secret.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-secret-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('the secret is made once, for its owner alone, and read again afterwards', () => {
  const dataDir = join(folder, 'not', 'yet')
  const secret = readOrMakeSecret({ dataDir, fromEnvironment: undefined })
  expect(secret.length).toBeGreaterThanOrEqual(43)
  expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600)
  expect(readOrMakeSecret({ dataDir, fromEnvironment: undefined })).toBe(secret)
  expect(readdirSync(dataDir)).toEqual(['secret'])
})

test('the environment’s secret comes first, and then no file is made', () => {
  expect(readOrMakeSecret({ dataDir: folder, fromEnvironment: 'x'.repeat(32) })).toBe('x'.repeat(32))
  expect(readdirSync(folder)).toEqual([])
})

test('processes that start together agree on one secret', async () => {
  const program = `import { readOrMakeSecret } from ${JSON.stringify(join(import.meta.dirname, 'secret.ts'))}
    process.stdout.write(readOrMakeSecret({ dataDir: ${JSON.stringify(folder)}, fromEnvironment: undefined }))`
  const run = () =>
    promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], { cwd: import.meta.dirname })
  const answers = await Promise.all(Array.from({ length: 5 }, run))
  expect(new Set(answers.map(({ stdout }) => stdout)).size).toBe(1)
  expect(readFileSync(join(folder, 'secret'), 'utf8').trim()).toBe(answers[0]!.stdout)
  expect(readdirSync(folder)).toEqual(['secret'])
})

test('a secret that was cut off is refused, never silently replaced', () => {
  writeFileSync(join(folder, 'secret'), 'half')
  expect(() => readOrMakeSecret({ dataDir: folder, fromEnvironment: undefined })).toThrow(OperatorError)
  expect(readFileSync(join(folder, 'secret'), 'utf8')).toBe('half')
})

test.skipIf(process.getuid?.() === 0)('a folder of somebody else is told in words', () => {
  const closed = join(folder, 'closed')
  mkdirSync(closed)
  chmodSync(closed, 0o500)
  expect(() => readOrMakeSecret({ dataDir: closed, fromEnvironment: undefined })).toThrow(/Sem permissão/)
})
