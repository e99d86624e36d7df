import { expect, test } from 'vitest'
import { findBinaries } from './binaries.ts'
import { OperatorError } from '#kit/operator-error.ts'

test('npm brought a PostgreSQL 18 for this machine', () => {
  expect(findBinaries().version).toMatch(/^18\./)
})

test.for([
  { platform: 'linux', arch: 'riscv64' },
  { platform: 'win32', arch: 'x64' },
])('$platform $arch has no private PostgreSQL, and one sentence says what is needed', (system) => {
  const find = () => findBinaries(system)
  expect(find).toThrow(OperatorError)
  expect(find).toThrow(new RegExp(`para ${system.platform} ${system.arch}: .* DATABASE_URL`))
})
