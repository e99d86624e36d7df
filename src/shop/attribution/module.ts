import { defineModule } from '#modules/define-module.ts'
import { originOf } from './origin.ts'

export const attributionModule = defineModule({ create: () => ({ originOf }) })
