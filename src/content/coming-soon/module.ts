import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Nonces } from '#http/nonce.ts'
import type { Visitors } from '#http/visitor.ts'
import type { Clock } from '#kit/clock.ts'
import { defineModule } from '#modules/define-module.ts'
import { registerComingSoon } from './routes.ts'
import { createComingSoon } from './service.ts'

type Needs = {
  db: Kysely<Database>
  settings: { get: (name: string) => Promise<unknown> }
  visitors: Visitors
  nonces: Nonces
  clock: Clock
  shopUrl: string
}

export const comingSoonModule = defineModule({
  create: ({ db, settings, clock }: Needs) => ({ comingSoon: createComingSoon({ db, settings, clock }) }),
  routes: (http, { comingSoon, visitors, nonces, shopUrl }) =>
    registerComingSoon(http, { comingSoon, visitors, nonces, shopUrl }),
  onContentChange: ({ comingSoon }) => ({
    changed: (tags) => void (tags.includes('settings') && comingSoon.forget()),
    missed: comingSoon.forget,
  }),
})
