import { expect, test } from 'vitest'
import { type SystemStatus, warningOf } from './disk-labels.ts'

const aStatus = (over: Partial<SystemStatus> = {}): SystemStatus => ({ disk: 'ok', free_mb: 9_000, database: 'ok', ...over })

test('while there is space, or nobody knows yet, nothing is said', () => {
  expect([warningOf(aStatus()), warningOf(undefined)]).toEqual([undefined, undefined])
})

test('a disk that is nearly full is a warning with what is left, a full one an error, and both say what to do', () => {
  const low = warningOf(aStatus({ disk: 'low', free_mb: 1_234 }))
  expect([low?.severity, low?.title]).toEqual(['warning', 'O disco da loja está quase cheio: restam 1.234 MB.'])
  const full = warningOf(aStatus({ disk: 'full', free_mb: 3 }))
  expect([full?.severity, full?.title]).toEqual(['error', 'O disco da loja está cheio: restam 3 MB.'])
  for (const { advice } of [low!, full!]) expect(advice).toContain('Libere espaço')
})

test('a database that can’t write is told before the disk, which is only why', () => {
  expect(warningOf(aStatus({ disk: 'full', database: 'full' }))?.title).toContain('não consegue gravar')
  expect(warningOf(aStatus({ disk: 'low', database: 'read-only' }))?.title).toContain('só leitura')
  expect(warningOf('away')).toMatchObject({ severity: 'error', title: expect.stringContaining('sem contato') })
})

test.each([
  ['unreachable', 'respondendo'],
  ['refused', 'recusou'],
  ['no-bucket', 'bucket'],
] as const)('a store of files that is away (%s) is told, and that the shop still sells', (storage, word) => {
  const told = warningOf(aStatus({ storage, guessing: true }))
  expect(told?.title).toContain(word)
  expect(told?.advice).toContain('continua vendendo')
  expect(warningOf(aStatus({ storage: 'ok' }))).toBeUndefined()
})

test('a shop that has too much to do is not taken for one without its database', () => {
  expect(warningOf('busy')).toMatchObject({ severity: 'warning', title: expect.stringContaining('movimento') })
})

test('whoever tries passwords by machine is told of, after everything that stops the shop', () => {
  expect(warningOf(aStatus({ guessing: true }))).toMatchObject({
    severity: 'warning',
    title: expect.stringContaining('adivinhar senhas'),
  })
  expect(warningOf(aStatus({ guessing: true, disk: 'low' }))?.title).toContain('quase cheio')
  expect(warningOf(aStatus({ guessing: false }))).toBeUndefined()
})
