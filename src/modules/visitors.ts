import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { createMultipart, incomingFolderOf } from '#http/multipart.ts'
import { createNonces } from '#http/nonce.ts'
import { addressGroup, createLimiter } from '#http/rate-limit.ts'
import { createVisitors } from '#http/visitor.ts'
import type { Clock } from '#kit/clock.ts'
import { removeOldFiles } from '#kit/remove-old-files.ts'
import { defineModule } from './define-module.ts'

/** No request takes this long: what is older was left by a process that was killed. */
const LEFT_BEHIND_MS = 3_600_000

type Needs = {
  db: Kysely<Database>
  secret: string
  clock: Clock
  shopUrl: string
  dataDir: string
  rateLimits: boolean
  sessions: Parameters<typeof createVisitors>[0]['sessions']
}

/** Who asks, how often they may, and what they may send. */
export const visitorsModule = defineModule({
  create: ({ db, secret, clock, shopUrl, dataDir, rateLimits, sessions }: Needs) => ({
    visitors: createVisitors({ sessions, shopUrl }),
    nonces: createNonces({ secret, clock }),
    limiter: createLimiter({ clock, enabled: rateLimits, db }),
    networkOf: addressGroup,
    registerMultipart: createMultipart({ folder: incomingFolderOf(dataDir) }),
    /** Whether cookies travel over TLS alone. */
    secure: shopUrl.startsWith('https:'),
  }),
  tidy: ({ dataDir }) => removeOldFiles(incomingFolderOf(dataDir), { olderThanMs: LEFT_BEHIND_MS }),
})
