type TestResult = { fullName: string; status: string; failureMessages?: string[] }
export type TestFile = { name: string; status: string; assertionResults: TestResult[] }
/** How a run of the tests ended: its exit code, and its files by their paths in the project. */
export type Outcome = { code: number; files: TestFile[] }

/** Whole programs and browsers, on a machine that is shared with all the others. */
const RACES = /^tests\/(?:e2e|faults)\//
/** How a test says that its time was over: on such a machine that may be anybody's. */
const RAN_OUT = /timed out in \d+ms|Timeout \d+ms exceeded|Waited \d+ ms in vain/
const FEW = 5

/**
 * Files that failed beside others and are looked at once more alone: few, and all of them with programs or browsers of their own,
 * or with tests that ran out of time and nothing else.
 * What fails alone has failed.
 */
export function worthALookAlone({ files }: Outcome): string[] {
  const failed = files.filter(({ status }) => status === 'failed')
  const mayHaveBeenLate = failed.length <= FEW && failed.every((file) => RACES.test(file.name) || ranOut(file))
  return mayHaveBeenLate ? failed.map(({ name }) => name) : []
}

function ranOut({ assertionResults }: TestFile): boolean {
  const failed = assertionResults.filter(({ status }) => status === 'failed')
  return failed.length > 0 && failed.every(({ failureMessages = [] }) => failureMessages.some((message) => RAN_OUT.test(message)))
}

/** What is known after files were run a second time. */
export const insteadOf = (first: Outcome, second: Outcome): Outcome => ({
  code: second.code,
  files: [...first.files.filter(({ name }) => !second.files.some((file) => file.name === name)), ...second.files],
})

const titlesOf = ({ files }: Outcome, wanted: string[]) =>
  files.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => wanted.includes(status)).map(({ fullName }) => fullName),
  )

export const failedTitles = (outcome: Outcome) => titlesOf(outcome, ['failed'])

export function countOf(outcome: Outcome) {
  const failed = failedTitles(outcome).length
  return {
    passed: titlesOf(outcome, ['passed']).length,
    // A file that breaks before its first test fails the run without a failed test.
    failed: failed || (outcome.code === 0 ? 0 : 1),
    skipped: titlesOf(outcome, ['skipped', 'pending']).length,
  }
}
