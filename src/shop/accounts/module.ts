import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Clock } from '#kit/clock.ts'
import { defineModule } from '#modules/define-module.ts'
import { createApiKeys } from './api-keys.ts'
import { createApplicationPasswords } from './application-passwords.ts'
import { createCredentials } from './credentials.ts'
import { createSecondFactor } from './second-factor.ts'
import { forgetSecurityEvents } from './security-events.ts'
import { createAccounts } from './service.ts'
import { createSessions } from './sessions.ts'
import { createSignIn } from './sign-in.ts'

type Needs = { db: Kysely<Database>; secret: string; clock: Clock }

/** Who somebody is, and how they prove it. */
export const accountsModule = defineModule({
  create: ({ db, secret, clock }: Needs) => {
    const apiKeys = createApiKeys({ db, secret })
    const applicationPasswords = createApplicationPasswords({ db })
    const accounts = createAccounts({ db })
    const sessions = createSessions({ db })
    const secondFactor = createSecondFactor({ db, secret, clock })
    return {
      accounts,
      sessions,
      secondFactor,
      signIn: createSignIn({ accounts, sessions, secondFactor }),
      apiKeys,
      applicationPasswords,
      credentials: createCredentials({ db, keys: apiKeys, passwords: applicationPasswords }),
    }
  },
  sweep: async ({ db, sessions, credentials }) => {
    await sessions.sweep()
    await credentials.sweep()
    await forgetSecurityEvents(db)
  },
})
