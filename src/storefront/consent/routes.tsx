import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { renderToString } from 'react-dom/server'
import { readStyle } from '#builder/registry.ts'
import type { ConsentContent } from '#content/consent/contract.ts'
import type { PageCache } from '#http/page-cache.ts'
import { ANSWERS_WHEN_BUSY } from '#http/pressure.ts'
import type { PolicyAddress } from '../privacy-policy.ts'
import { ConsentBanner } from './banner.tsx'
import { ConsentDialog } from './dialog.tsx'

type Options = { policyAddress: PolicyAddress; cache: PageCache }

/** The banner and the preferences, fetched by those who still have to choose or want to choose again. */
export function registerConsentContent(http: FastifyInstance, { policyAddress, cache }: Options) {
  const css = readStyle(join(import.meta.dirname, 'style.css'))
  http.get(
    '/consent/',
    ANSWERS_WHEN_BUSY,
    async (request, reply) =>
      await cache.answer(request, reply, '/consent/', async () => {
        const policyUrl = await policyAddress()
        const html = renderToString(
          <>
            <ConsentBanner policyUrl={policyUrl} />
            <ConsentDialog policyUrl={policyUrl} />
          </>,
        )
        return {
          status: 200,
          html: JSON.stringify({ html, css } satisfies ConsentContent),
          tags: ['settings', 'pages'],
          headers: HEADERS,
        }
      }),
  )
}

const HEADERS = { 'content-type': 'application/json; charset=utf-8', 'x-robots-tag': 'noindex' }
