import { defineModule } from '#modules/define-module.ts'
import { createStock } from './ledger.ts'

export const stockModule = defineModule({ create: () => ({ stock: createStock() }) })
