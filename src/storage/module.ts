import { defineModule } from '#modules/define-module.ts'
import type { Clock } from '#kit/clock.ts'
import { AREAS } from './contract.ts'
import { createStorage, type StorageConfig, workingFolder } from './create-storage.ts'
import { createStorageHealth } from './health.ts'
import { createWorkingCopies } from './working-copies.ts'

/** No upload takes as long: whoever began it is gone. */
const UNFINISHED_MS = 24 * 3_600_000

export const storageModule = defineModule({
  create: ({ config }: { config: StorageConfig; clock: Clock }) => {
    const storage = createStorage(config)
    return { storage, storageHealth: createStorageHealth(storage) }
  },
  sweep: async ({ storage, clock }) => {
    for (const area of AREAS) await storage[area].forgetUnfinished(new Date(clock.now() - UNFINISHED_MS))
  },
  tidy: ({ config }) => createWorkingCopies(workingFolder(config.dataDir)).sweep(),
})
