import type { Route } from '#http/rest/contract.ts'
import type { ApiServices } from '../services.ts'
import { afterSaleRoutes } from './after-sale-routes.ts'
import { apiKeyRoutes } from './api-key-routes.ts'
import { auditRoutes } from './audit-routes.ts'
import { backupRoutes } from './backup-routes.ts'
import { boughtFileRoutes } from './bought-file-routes.ts'
import { bulkRoutes } from './bulk-routes.ts'
import { consentRoutes } from './consent-routes.ts'
import { couponRoutes } from './coupon-routes.ts'
import { customerRoutes } from './customer-routes.ts'
import { deskRoutes } from './desk-routes.ts'
import { doctorRoutes } from './doctor-routes.ts'
import { exportRoutes } from './export-routes.ts'
import { fiscalRoutes } from './fiscal-routes.ts'
import { formSubmissionRoutes } from './form-submission-routes.ts'
import { importRoutes } from './import-routes.ts'
import { incidentRoutes } from './incident-routes.ts'
import { invoiceRoutes } from './invoice-routes.ts'
import { jobRoutes } from './job-routes.ts'
import { mailRoutes } from './mail-routes.ts'
import { mediaUseRoutes } from './media-use-routes.ts'
import { originRoutes } from './origin-routes.ts'
import { outsideScriptRoutes } from './outside-script-routes.ts'
import { paymentRoutes } from './payment-routes.ts'
import { peopleRoutes } from './people-routes.ts'
import { popupRoutes } from './popup-routes.ts'
import { priceHistoryRoutes } from './price-history-routes.ts'
import { reportRoutes } from './report-routes.ts'
import { roomRoutes } from './room-routes.ts'
import { secondFactorRoutes } from './second-factor-routes.ts'
import { securityEventRoutes } from './security-event-routes.ts'
import { sessionRoutes } from './session-routes.ts'
import { setupRoutes } from './setup-routes.ts'
import { shopPageRoutes } from './shop-page-routes.ts'
import { stockMoveRoutes } from './stock-move-routes.ts'
import { templateRoutes } from './template-routes.ts'
import { webhookRetryRoutes } from './webhook-routes.ts'
import { widgetRoutes } from './widget-routes.ts'

/** What the ecosystem has no routes for, under the shop's own name. */
export const vitrineRoutes = (services: ApiServices): Route[] => [
  ...afterSaleRoutes(services),
  ...apiKeyRoutes(services),
  ...auditRoutes(services),
  ...backupRoutes(services),
  ...boughtFileRoutes(services),
  ...bulkRoutes(services),
  ...consentRoutes(services),
  ...couponRoutes(services),
  ...customerRoutes(services),
  ...deskRoutes(services),
  ...doctorRoutes(services),
  ...exportRoutes(services),
  ...fiscalRoutes(services),
  ...formSubmissionRoutes(services),
  ...importRoutes(services),
  ...incidentRoutes(services),
  ...invoiceRoutes(services),
  ...jobRoutes(services),
  ...mailRoutes(services),
  ...mediaUseRoutes(services),
  ...originRoutes(services),
  ...outsideScriptRoutes(services),
  ...paymentRoutes(services),
  ...peopleRoutes(services),
  ...popupRoutes(services),
  ...priceHistoryRoutes(services),
  ...reportRoutes(services),
  ...roomRoutes(services),
  ...secondFactorRoutes(services),
  ...securityEventRoutes(services),
  ...sessionRoutes(services),
  ...setupRoutes(services),
  ...shopPageRoutes(services),
  ...stockMoveRoutes(services),
  ...templateRoutes(services),
  ...webhookRetryRoutes(services),
  ...widgetRoutes(services),
]
