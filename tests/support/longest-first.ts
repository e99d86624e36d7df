import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Folders whose files take longest, whatever their size: begun last, one of them would keep the whole run waiting. */
const LONGEST = ['/tests/layout/', '/tests/e2e/', '/tests/faults/']

/** The order of files in a run without a report of an earlier one, as on a fresh machine. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    // Files of one project stay together: between two of them workers are begun anew.
    const projects = [...new Set(sorted.map(({ project }) => project.name))]
    return projects.flatMap((name) => sorted.filter(({ project }) => project.name === name).toSorted(byRank))
  }
}

const byRank = (one: TestSpecification, other: TestSpecification) => rankOf(one.moduleId) - rankOf(other.moduleId)

function rankOf(file: string): number {
  const at = LONGEST.findIndex((folder) => file.includes(folder))
  return at < 0 ? LONGEST.length : at
}
