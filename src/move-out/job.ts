import { isLastAttempt, type JobHandlers, PermanentFailure } from '#jobs/run.ts'
import { StorageAway } from '#kit/storage-away.ts'
import type { MoveOutReport } from './contract.ts'
import type { MoveOuts } from './service.ts'

type Write = (to: { file: string; say: (step: string) => void }) => Promise<MoveOutReport>

/** Makes the file that was asked for, and tells how far it came. */
export const createMoveOutJob =
  (moveOuts: MoveOuts, write: Write): JobHandlers[string] =>
  async (job) => {
    const id = Number(job.payload['moveOut'])
    const asked = await moveOuts.find(id)
    if (!asked || asked.state === 'done' || asked.state === 'failed') return
    await moveOuts.change(id, { state: 'running' })
    // Nobody waits for the note; the next one is as good.
    const say = (step: string) => void moveOuts.change(id, { step: step.slice(0, 300) }).catch(() => {})
    try {
      const report = await write({ file: await moveOuts.prepare(id), say })
      await moveOuts.keep(id)
      await moveOuts.change(id, { state: 'done', report })
    } catch (error) {
      if (error instanceof StorageAway && !isLastAttempt(job, error)) {
        await moveOuts.change(id, {
          state: 'waiting',
          step: 'O armazenamento dos arquivos não responde: a loja tenta de novo sozinha.',
        })
        throw error
      }
      const problem = 'Algo deu errado no meio. Tente de novo; se repetir, veja o registro da loja.'
      await moveOuts.change(id, { state: 'failed', problem })
      throw new PermanentFailure((error as Error).message, { cause: error })
    }
  }
