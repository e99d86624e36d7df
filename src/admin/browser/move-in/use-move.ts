import { useAnswer, useApiAction } from '../shared/use-api.ts'
import { isWorking, type MoveRecord } from './move-labels.ts'
import type { StepSlug } from './move-steps.ts'

export const MOVES = '/vitrine/v1/moves'

export type StepProps = {
  move: MoveRecord
  isBusy: boolean
  /** Says something of the move to the shop; false when it was refused. */
  tell: (deed: string, body?: object) => Promise<boolean>
  onGo: (slug: StepSlug) => void
}

/** A move, asked after again while the shop works on it or its pictures come. */
export function useMove(id: number) {
  const { run, isBusy } = useApiAction()
  const {
    data: move,
    error,
    refetch,
  } = useAnswer<MoveRecord>(`${MOVES}/${id}`, {
    isUnderWay: (one) => isWorking(one) || (one.state === 'done' && one.pictures.waiting > 0),
  })
  const tell = (deed: string, body: object = {}) => run((api) => api.tell(`${MOVES}/${id}/${deed}`, body))
  return { move, error, isBusy, tell, run, refetch }
}
