import { defineModule } from '#modules/define-module.ts'
import { createCepService } from './cep-service.ts'

type Needs = { settings: { get: (name: string) => Promise<unknown> } }

export const addressLookupModule = defineModule({
  create: ({ settings }: Needs) => ({ ceps: createCepService({ settings }) }),
})
