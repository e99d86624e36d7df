import { defineModule } from '#modules/define-module.ts'
import { originOf } from './origin.ts'
import { readAttribution } from './read-attribution.ts'

export const attributionModule = defineModule({ create: () => ({ originOf, readAttribution }) })
