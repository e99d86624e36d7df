import { defineRoutes } from '#modules/define-module.ts'
import { type MarketingPageOptions, registerMarketing } from './routes.ts'

export const marketingPagesModule = defineRoutes((http, needs: MarketingPageOptions) => registerMarketing(http, needs))
