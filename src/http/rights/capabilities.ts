import { ANSWER } from './answer-capability.ts'
import { CONTENT } from './content-capability.ts'
import { type Capability, grant, reads } from './grant.ts'
import { COUNT_STOCK, MONEY, PACK, READ_ORDERS, REPORTS } from './order-capabilities.ts'
import type { LimitedRole } from './roles.ts'

/** What the frame around every screen asks. */
const FRAME: Capability = {
  screens: { '/account': 'write' },
  grants: [
    ...reads('/vitrine/v1/status', '/vitrine/v1/desk', '/vitrine/v1/mail-status', '/vitrine/v1/alerts'),
    grant('POST', '/vitrine/v1/alerts/read'),
  ],
}

/** The one table of rights: a route or screen without a row here is closed to all limited roles. */
export const CAPABILITIES: Readonly<Record<LimitedRole, readonly Capability[]>> = {
  finance: [FRAME, READ_ORDERS, MONEY, REPORTS],
  packer: [FRAME, PACK, COUNT_STOCK],
  writer: [FRAME, CONTENT],
  support: [FRAME, READ_ORDERS, ANSWER],
}
