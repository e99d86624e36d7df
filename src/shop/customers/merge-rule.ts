import type { Cents } from '#kit/money.ts'
import { type CustomerProfile, type CustomerTag, UNDO_MERGE_DAYS } from './contract.ts'

export type MergeProblem = 'same' | 'two-accounts'
export type MergePlan = {
  keptId: number
  goneId: number
  /** What the one that stays has afterwards. */
  purchases: number
  spentCents: Cents
  tags: CustomerTag[]
  /** What a signed-in customer would pay less than before, through a tag of the other. */
  newPercentOff: number
}

/** Who stays of two that are one: whoever has the account, else the first. An account can't hold two. */
export function planMerge(
  first: CustomerProfile,
  other: CustomerProfile,
): { ok: true; plan: MergePlan } | { ok: false; problem: MergeProblem } {
  if (first.id === other.id) return { ok: false, problem: 'same' }
  if (first.userId !== null && other.userId !== null) return { ok: false, problem: 'two-accounts' }
  const [kept, gone] = other.userId === null ? [first, other] : [other, first]
  const added = gone.tags.filter(({ id }) => !kept.tags.some((tag) => tag.id === id))
  const percent = bestPercent([...kept.tags, ...added])
  return {
    ok: true,
    plan: {
      keptId: kept.id,
      goneId: gone.id,
      purchases: kept.purchases + gone.purchases,
      spentCents: kept.spentCents + gone.spentCents,
      tags: [...kept.tags, ...added],
      newPercentOff: kept.userId !== null && percent > bestPercent(kept.tags) ? percent : 0,
    },
  }
}

/** Discounts of several tags are not added up: the best one counts. */
export const bestPercent = (tags: readonly Pick<CustomerTag, 'percentOff'>[]): number =>
  tags.reduce((best, { percentOff }) => Math.max(best, percentOff), 0)

/** Whether what was made one can still be told apart. */
export const canUndo = ({ createdAt, undoneAt }: { createdAt: Date; undoneAt: Date | null }, now: Date): boolean =>
  undoneAt === null && now.getTime() - createdAt.getTime() < UNDO_MERGE_DAYS * 86_400_000
