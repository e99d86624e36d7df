import { defineModule } from '#modules/define-module.ts'
import { createStorage, type StorageConfig, workingFolder } from './create-storage.ts'
import { createStorageHealth } from './health.ts'
import { createWorkingCopies } from './working-copies.ts'

export const storageModule = defineModule({
  create: ({ config }: { config: StorageConfig }) => {
    const storage = createStorage(config)
    return { storage, storageHealth: createStorageHealth(storage) }
  },
  tidy: ({ config }) => createWorkingCopies(workingFolder(config.dataDir)).sweep(),
})
