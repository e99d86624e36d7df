import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { createRoot } from 'react-dom/client'
import { createApiFetch } from '#islands/rest-client/api-fetch.ts'
import { createPasswordGate } from './account/password-gate.ts'
import { createPresence } from './account/presence.ts'
import { freshReads } from './data/fresh-reads.ts'
import { createProvider } from './data/provider.ts'
import { fetchWithEarly } from './early/answers.ts'
import { openEarly } from './early/open-early.ts'
import { openRecord } from './open-record.ts'
import { createQueries } from './data/queries.ts'
import { loadExtensionSections } from './extension-sections.ts'
import { addSections } from './sections.ts'
import { knownSelectors, selectionForSafari } from './shared/style-prefixes.ts'
import { createAlarm } from './shared/alarm.ts'
import type { Rights } from './rights.ts'
import { knowPerson } from './sign-in.ts'
import { Workbench } from './workbench.tsx'

const place = document.getElementById('painel')!
const {
  extensions,
  shop = '',
  person = '',
  roles = '',
  rights = 'null',
  restRoot = '/wp-json/',
  restNonce = '',
  styleNonce = '',
} = place.dataset

// The page's policy knows our style sheets by this nonce alone.
const isKnown = (selector: string) => CSS.supports(`selector(${selector})`)
const styles = createCache({
  key: 'painel',
  nonce: styleNonce,
  stylisPlugins: [selectionForSafari, knownSelectors(isKnown)],
})
const guard = {
  gate: createPasswordGate(),
  presence: createPresence({ memory: localStorage, now: () => Date.now() }),
  alarm: createAlarm(),
}
const queries = createQueries()
const who = { name: person, roles: roles.split(' '), rights: (JSON.parse(rights) as Rights | null) ?? undefined } // written by the shell
knowPerson(queries, who)
const provider = createProvider(
  createApiFetch({
    root: restRoot,
    nonce: restNonce,
    fetch: fetchWithEarly,
    middlewares: [guard.alarm.step, guard.gate.step, guard.presence.step, freshReads(queries)],
  }),
)

// A browser that has the scripts already may come here before the one that asks early.
const [question] = openEarly(place.dataset)
const opened = question !== undefined && openRecord({ queries, provider, question, path: location.pathname })

/** Awaited inside of a function: what extensions share may stand in this very file, which would then wait for itself. */
async function draw() {
  addSections(await loadExtensionSections(extensions))
  await opened
  createRoot(place).render(
    <CacheProvider value={styles}>
      <Workbench provider={provider} queries={queries} guard={guard} shopName={shop} person={who} />
    </CacheProvider>,
  )
}
void draw()
