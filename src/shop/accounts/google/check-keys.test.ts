import { expect, test } from 'vitest'
import { type KeyCheck, keysIn, returnIn } from './check-keys.ts'

test.each<[number, string, string, KeyCheck]>([
  [400, 'invalid_grant', 'Malformed auth code.', 'keys'],
  [400, 'redirect_uri_mismatch', 'Bad Request', 'return-url'],
  [401, 'invalid_client', 'The OAuth client was not found.', 'client-id'],
  [401, 'deleted_client', 'The OAuth client was deleted.', 'client-id'],
  [401, 'invalid_client', 'The provided client secret is invalid.', 'client-secret'],
  [401, 'invalid_client', 'Unauthorized', 'client-secret'],
  [400, 'unauthorized_client', 'Unauthorized', 'kind'],
  [400, 'invalid_request', 'Missing parameter', 'refused'],
  [200, '', '', 'refused'],
  [429, 'rate_limit', '', 'down'],
  [503, '', '', 'down'],
])('Google answers %s %s «%s»: %s', (status, error, error_description, found) => {
  expect(keysIn(status, { error, error_description })).toBe(found)
})

const PAGE = 'https://accounts.google.com/signin/oauth/error'
test.each([
  ['https://accounts.google.com/v3/signin/identifier?client_id=x', 'ready'],
  [`${PAGE}?authError=${Buffer.from('\n\u0015redirect_uri_mismatch').toString('base64')}`, 'return-url'],
  [`${PAGE}?authError=${Buffer.from('\n\u000Esomething_else').toString('base64')}`, 'keys'],
  ['', 'keys'],
])('Google sends the browser to «%s»: %s', (location, found) => {
  expect(returnIn(location)).toBe(found)
})
