import { whole } from '#http/rest/arguments.ts'
import type { Route } from '#http/rest/contract.ts'
import type { ApiServices } from '../services.ts'
import { attributeRoutes } from './attributes.ts'
import { batchRoute } from './batch.ts'
import { couponRoutes } from './coupons.ts'
import { labelRoutes } from './labels.ts'
import { productRoutes } from './products.ts'
import { reviewRoutes } from './reviews.ts'
import { shippingClassRoutes } from './shipping-classes.ts'
import { termRoutes } from './terms.ts'
import { variationRoutes } from './variations.ts'

/** What the shop sells, for programs and for the merchant's own screens. */
export const catalogRoutes = (services: ApiServices): Route[] => [
  ...productRoutes(services),
  batchRoute(services, '/products'),
  ...variationRoutes(services),
  batchRoute(services, '/products/{product_id}/variations', { product_id: whole() }),
  ...labelRoutes(services),
  batchRoute(services, '/products/categories'),
  batchRoute(services, '/products/tags'),
  ...attributeRoutes(services),
  batchRoute(services, '/products/attributes'),
  ...termRoutes(services),
  batchRoute(services, '/products/attributes/{attribute_id}/terms', { attribute_id: whole() }),
  ...shippingClassRoutes(services),
  ...reviewRoutes(services),
  batchRoute(services, '/products/reviews'),
  ...couponRoutes(services),
  batchRoute(services, '/coupons'),
]
