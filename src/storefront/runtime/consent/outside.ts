export { watchConsent } from '../channels/watch-consent.ts'
export { loadTag } from './tags.ts'
