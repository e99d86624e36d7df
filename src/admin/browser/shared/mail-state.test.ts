import { expect, test } from 'vitest'
import { type MailState, mailWarning, withMail } from './mail-state.ts'

const FAILING: MailState = { state: 'failing', since: '2026-11-17T12:00:00.000Z', message: 'O servidor não aceitou a senha.' }

test.each<[string, MailState | undefined, RegExp]>([
  ['nobody knows yet', undefined, /^$/],
  ['mails leave', { state: 'on', since: null, message: '' }, /^$/],
  ['there is no server', { state: 'off', since: null, message: '' }, /desligado/],
  ['the server refuses', FAILING, /não saem desde 17\/11\/2026.*O servidor não aceitou a senha\./],
])('while %s the warning is told or not', (_name, now, told) => {
  expect(mailWarning(now) ?? '').toMatch(told)
})

test('only a shop that sends mails says that it does; one that fails tries again', () => {
  const said = (now: MailState | undefined) => withMail(now, 'enviada', 'não enviada')
  expect([said({ ...FAILING, state: 'off' }), said({ ...FAILING, state: 'on' }), said(FAILING)]).toEqual([
    'não enviada',
    'enviada',
    'enviada',
  ])
})
