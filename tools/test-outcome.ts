export type TestFile = { name: string; status: string; assertionResults: { fullName: string; status: string }[] }
/** How a run of the tests ended: its exit code, and its files by their paths in the project. */
export type Outcome = { code: number; files: TestFile[] }

/** Whole programs and browsers, on a machine that is shared with all the others. */
const RACES = /^tests\/(?:e2e|faults)\//
const FEW = 3

/**
 * Files that failed beside others and are looked at once more alone: few, and all of them with programs or browsers of their own.
 * What fails alone has failed.
 */
export function worthALookAlone({ files }: Outcome): string[] {
  const failed = files.filter(({ status }) => status === 'failed').map(({ name }) => name)
  return failed.length <= FEW && failed.every((name) => RACES.test(name)) ? failed : []
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
