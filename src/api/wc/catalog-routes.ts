import type { Route } from '#http/rest/contract.ts'
import type { ApiServices } from '../services.ts'
import { attributeRoutes } from './attributes.ts'
import { withBatch } from './batch.ts'
import { couponRoutes } from './coupons.ts'
import { labelRoutes } from './labels.ts'
import { productRoutes } from './products.ts'
import { reviewRoutes } from './reviews.ts'
import { termRoutes } from './terms.ts'
import { variationRoutes } from './variations.ts'

/** What the shop sells, for programs and for the merchant's own screens. */
export const catalogRoutes = (services: ApiServices): Route[] => [
  ...withBatch(services, productRoutes(services)),
  ...withBatch(services, variationRoutes(services)),
  ...labelRoutes(services),
  ...withBatch(services, attributeRoutes(services)),
  ...withBatch(services, termRoutes(services)),
  ...withBatch(services, reviewRoutes(services)),
  ...withBatch(services, couponRoutes(services)),
]
