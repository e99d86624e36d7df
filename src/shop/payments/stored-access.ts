import { type StoredMethod, textOf } from './settings.ts'

/** What is kept of access that a merchant gave on the service's page; the keys themselves are secrets. */
export type StoredAccess = { until: Date | undefined; account: string; problem: string }

export const NO_ACCESS = { accessUntil: '', accessAccount: '', accessProblem: '' }

export function readAccess(stored: StoredMethod): StoredAccess {
  const until = new Date(textOf(stored['accessUntil'], ''))
  return {
    until: Number.isNaN(until.getTime()) ? undefined : until,
    account: textOf(stored['accessAccount'], ''),
    problem: textOf(stored['accessProblem'], ''),
  }
}
