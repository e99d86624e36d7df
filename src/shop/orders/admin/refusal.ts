import type { MoveProblem } from '../move-order.ts'

/** Why a merchant's order can't be made or changed as they wrote it. */
export type AdminOrderProblem =
  | {
      kind:
        | 'unknown'
        | 'stale'
        | 'unknown-customer'
        | 'not-editable'
        | 'discount-too-high'
        | 'fees-too-high'
        | 'too-much'
        | 'no-lines'
    }
  | { kind: 'unknown-product' | 'unknown-line'; position: number }
  | { kind: 'key-reused'; number: string }
  /** `text`: which fields of the merchant's own, and why. */
  | { kind: 'bad-fields'; text: string }
  | { kind: 'sold-out'; names: string[] }
  | { kind: 'coupon'; code: string; text: string }
  | { kind: 'move'; problem: MoveProblem }

/** Thrown inside the transaction, so that nothing of it stays. */
export class AdminOrderRefused extends Error {
  readonly problem: AdminOrderProblem
  constructor(problem: AdminOrderProblem) {
    super(problem.kind)
    this.problem = problem
  }
}

export type AdminOrderOutcome = { ok: true; id: number } | { ok: false; problem: AdminOrderProblem }

/** What the work says, or why it was refused. */
export async function orRefusal(work: () => Promise<number>): Promise<AdminOrderOutcome> {
  try {
    return { ok: true, id: await work() }
  } catch (error) {
    if (error instanceof AdminOrderRefused) return { ok: false, problem: error.problem }
    throw error
  }
}
