import { createLedger } from '#content/consent/ledger.ts'
import { maybe, text, whole } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { itemSchema } from '../item-schema.ts'
import { NO_STORE, staffByCookie } from '../authorize.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'

/** The ledger of what visitors chose about cookies, newest first. */
function consentRoutes({ db, secret, visitors }: Pick<ApiServices, 'db' | 'secret' | 'visitors'>): Route[] {
  const ledger = createLedger({ db, secret })
  return [
    {
      namespace: 'vitrine/v1',
      path: '/consents',
      schema: itemSchema('consents', { data: 'list' }),
      response: 'one',
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: {
            before: maybe(whole({ description: 'The last number of the page before.' })),
            receipt: maybe(text({ maxLength: 22, description: 'Only the choices of one visitor.' })),
          },
          authorize: staffByCookie(visitors, '/vitrine/v1/consents'),
          answer: async ({ args }) => ({ body: { data: await ledger.list(args) }, headers: NO_STORE }),
        }),
      ],
    },
  ]
}
export default consentRoutes satisfies ApiRoutes
