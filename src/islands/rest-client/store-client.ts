import { createApiFetch } from './api-fetch.ts'
import { storeNonce } from './store-nonce.ts'

/** The client for the shop's own cart and checkout, as the visitor of the page. */
export const createStoreClient = () => createApiFetch({ root: '/wp-json/', middlewares: [storeNonce()] })
