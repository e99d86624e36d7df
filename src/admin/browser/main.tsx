import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { createRoot } from 'react-dom/client'
import { createApiFetch } from '#islands/rest-client/api-fetch.ts'
import { createProvider } from './data/provider.ts'
import { Workbench } from './workbench.tsx'

const place = document.getElementById('painel')!
const { shop = '', person = '', administrator = '', restRoot = '/wp-json/', restNonce = '', styleNonce = '' } = place.dataset

// The page's policy knows our style sheets by this nonce alone.
const styles = createCache({ key: 'painel', nonce: styleNonce })
const provider = createProvider(createApiFetch({ root: restRoot, nonce: restNonce }))

createRoot(place).render(
  <CacheProvider value={styles}>
    <Workbench provider={provider} shopName={shop} person={{ name: person, isAdministrator: administrator === 'true' }} />
  </CacheProvider>,
)
