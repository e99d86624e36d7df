import { defineRoutes } from '#modules/define-module.ts'
import { type QuantityPricesOptions, registerQuantityPrices } from './routes.tsx'

export const quantityPricesModule = defineRoutes((http, needs: QuantityPricesOptions) => registerQuantityPrices(http, needs))
