import { expect, test } from 'vitest'
import { countOf, insteadOf, type Outcome, worthALookAlone } from '../tools/test-outcome.ts'

const file = (name: string, ...statuses: string[]) => ({
  name,
  status: statuses.includes('failed') || statuses.length === 0 ? 'failed' : 'passed',
  assertionResults: statuses.map((status, at) => ({ fullName: `${name} ${at}`, status })),
})
const late = (name: string) => ({
  name,
  status: 'failed',
  assertionResults: [
    { fullName: name, status: 'failed', failureMessages: ['Error: Test timed out in 120000ms.'] },
    { fullName: name, status: 'passed', failureMessages: [] },
  ],
})
const outcome = (...files: Outcome['files']): Outcome => ({
  code: files.some(({ status }) => status === 'failed') ? 1 : 0,
  files,
})

test.each([
  ['nothing failed', [file('tests/e2e/a.test.ts', 'passed')], []],
  ['a browser was late', [file('tests/e2e/a.test.ts', 'failed', 'passed')], ['tests/e2e/a.test.ts']],
  ['a file broke before its first test', [file('tests/faults/a.test.ts')], ['tests/faults/a.test.ts']],
  ['a rule is wrong', [file('src/kit/a.test.ts', 'failed')], []],
  ['a rule is wrong and a browser was late', [file('src/kit/a.test.ts', 'failed'), file('tests/e2e/a.test.ts', 'failed')], []],
  ['a test ran out of time', [late('tests/api/a.test.ts')], ['tests/api/a.test.ts']],
  ['a file broke that has no program of its own', [file('tests/api/a.test.ts')], []],
  ['much failed', ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => file(`tests/e2e/${name}.test.ts`, 'failed')), []],
])('when %s, what is looked at once more is right', (_, files, again) => {
  expect(worthALookAlone(outcome(...files))).toEqual(again)
})

test('a second look counts in place of the first', () => {
  const first = outcome(file('src/kit/a.test.ts', 'passed', 'skipped'), file('tests/e2e/a.test.ts', 'failed', 'passed'))
  expect(countOf(first)).toEqual({ passed: 2, failed: 1, skipped: 1 })
  const good = outcome(file('tests/e2e/a.test.ts', 'passed', 'passed'))
  expect(countOf(insteadOf(first, good))).toEqual({ passed: 3, failed: 0, skipped: 1 })
  expect(countOf(insteadOf(first, outcome(file('tests/e2e/a.test.ts', 'failed', 'passed'))))).toEqual(countOf(first))
})

test('a run that ended badly has failed, whatever its tests say', () => {
  expect(countOf({ code: 1, files: [] })).toEqual({ passed: 0, failed: 1, skipped: 0 })
  expect(countOf(insteadOf(outcome(file('tests/e2e/a.test.ts', 'failed')), { code: 1, files: [] })).failed).toBe(1)
})
