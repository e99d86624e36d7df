import { expect, test } from 'vitest'
import { isOfOneMail, mailTroubleOf } from './trouble.ts'

const error = (facts: object, message = 'failed') => Object.assign(new Error(message), facts)

test.each([
  [{ code: 'EDNS' }, 'host-not-found'],
  [{ code: 'EDNS', originalCode: 'EAI_AGAIN' }, 'host-not-found'],
  [{ code: 'ESOCKET', originalCode: 'ECONNREFUSED' }, 'refused'],
  [{ code: 'ESOCKET', originalCode: 'EHOSTUNREACH' }, 'refused'],
  [{ code: 'ECONNECTION' }, 'refused'],
  [{ code: 'ETIMEDOUT', command: 'CONN' }, 'timeout'],
  [{ code: 'ESOCKET', originalCode: 'CERT_HAS_EXPIRED' }, 'certificate'],
  [{ code: 'ESOCKET', originalCode: 'ERR_TLS_CERT_ALTNAME_INVALID' }, 'certificate'],
  [{ code: 'ESOCKET', originalCode: 'DEPTH_ZERO_SELF_SIGNED_CERT' }, 'certificate'],
  [{ code: 'ESOCKET', originalCode: 'ERR_SSL_WRONG_VERSION_NUMBER', message: 'wrong version number' }, 'encryption'],
  [{ code: 'ETLS' }, 'encryption'],
  [{ code: 'EAUTH', responseCode: 535, response: '535 5.7.8 no' }, 'login'],
  [{ code: 'EAUTH', responseCode: 454, response: '454 later' }, 'login'],
  [{ code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 530, response: '530 authenticate' }, 'login'],
  [{ code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 553 }, 'sender'],
  [{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }, 'recipient'],
  [{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 451 }, 'busy'],
  [{ code: 'EMESSAGE', responseCode: 554 }, 'content'],
  [{}, 'unknown'],
])('%j is «%s»', (facts, problem) => {
  expect(mailTroubleOf(error(facts)).problem).toBe(problem)
})

test('of the server’s answer one line is told, and a password that it echoes is not', () => {
  const { message } = mailTroubleOf(error({ code: 'EAUTH', response: `535 abc-123\r\nis wrong ${'x'.repeat(900)}` }), [
    'abc-123',
    '',
  ])
  expect(message).toContain('«535 ••• is wrong xxx')
  expect(message).not.toContain('abc-123')
  expect(message.length).toBeLessThan(420)
})

test('only what concerns one mail says nothing of the server', () => {
  expect((['recipient', 'content', 'login', 'timeout', 'busy'] as const).filter(isOfOneMail)).toEqual(['recipient', 'content'])
})
