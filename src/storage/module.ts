import { defineModule } from '#modules/define-module.ts'
import { createStorage } from './create-storage.ts'

export const storageModule = defineModule({
  create: ({ dataDir }: { dataDir: string }) => ({ storage: createStorage({ dataDir }) }),
})
