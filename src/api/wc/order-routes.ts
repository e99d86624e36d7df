import type { Route } from '#http/rest/contract.ts'
import type { ApiServices } from '../services.ts'
import { withBatch } from './batch.ts'
import { customerRoutes } from './customers.ts'
import { dataRoutes } from './data.ts'
import { gatewayRoutes } from './gateways.ts'
import { noteRoutes } from './notes.ts'
import { orderDeskRoutes } from './order-desk.ts'
import { ordersRoutes } from './orders.ts'
import { refundRoutes } from './refunds.ts'
import { reportRoutes } from './reports.ts'
import { settingRoutes } from './settings.ts'
import { shippingRoutes } from './shipping.ts'
import { systemStatusRoutes } from './system-status.ts'
import { taxRoutes } from './taxes.ts'
import { webhookRoutes } from './webhooks.ts'

/** What the shop sells to whom, and how it is run: for programs and for the merchant's own screens. */
export const orderRoutes = (services: ApiServices): Route[] => [
  ...withBatch(services, ordersRoutes(services)),
  ...noteRoutes(services),
  ...refundRoutes(services),
  ...orderDeskRoutes(services),
  ...withBatch(services, customerRoutes(services)),
  ...withBatch(services, webhookRoutes(services)),
  ...reportRoutes(services),
  ...gatewayRoutes(services),
  ...shippingRoutes(services),
  ...settingRoutes(services),
  ...taxRoutes(services),
  ...dataRoutes(services),
  ...systemStatusRoutes(services),
]
