import { expect, test } from 'vitest'
import { passwordProblem } from './password.ts'
import { type ProfileForm, profileProblems } from './profile.ts'

const before = { firstName: 'Ana', lastName: 'Souza', displayName: 'Ana', email: 'ana@cliente.example' }
const form = (over: Partial<ProfileForm> = {}): ProfileForm => ({
  ...before,
  currentPassword: '',
  newPassword: '',
  repeatedPassword: '',
  ...over,
})
const fieldsOf = (over: Partial<ProfileForm>) => profileProblems(form(over), before, passwordProblem).map(({ field }) => field)

test('what is as it was has nothing wrong', () => expect(profileProblems(form(), before, passwordProblem)).toEqual([]))

test.each<[string, Partial<ProfileForm>, string[]]>([
  ['no name', { firstName: '' }, ['account_first_name']],
  [
    'no names at all',
    { firstName: '', lastName: '', displayName: '' },
    ['account_first_name', 'account_last_name', 'account_display_name'],
  ],
  ['a name without end', { lastName: 'a'.repeat(121) }, ['account_last_name']],
  ['an address to be called by', { displayName: 'ana@cliente.example' }, ['account_display_name']],
  ['no address', { email: '', currentPassword: 'x' }, ['account_email']],
  ['half an address', { email: 'ana@cliente', currentPassword: 'x' }, ['account_email']],
  ['two addresses', { email: 'ana@cliente.example,bia@cliente.example', currentPassword: 'x' }, ['account_email']],
  ['an address that no mail is sent to', { email: 'ana;bia@cliente.example', currentPassword: 'x' }, ['account_email']],
  ['two lines in an address', { email: 'ana@cliente.example\nBcc: x@y.example', currentPassword: 'x' }, ['account_email']],
  ['another address without the password', { email: 'outra@cliente.example' }, ['password_current']],
  ['another address with it', { email: 'outra@cliente.example', currentPassword: 'x' }, []],
  [
    'a new password without the old one',
    { newPassword: 'sol na janela', repeatedPassword: 'sol na janela' },
    ['password_current'],
  ],
  ['a short password', { currentPassword: 'x', newPassword: 'sol', repeatedPassword: 'sol' }, ['password_1']],
  [
    'a new password typed twice differently',
    { currentPassword: 'x', newPassword: 'sol na janela', repeatedPassword: 'sol' },
    ['password_2'],
  ],
  ['only the repetition', { currentPassword: 'x', repeatedPassword: 'sol na janela' }, ['password_1', 'password_2']],
])('%s', (_what, over, fields) => expect(fieldsOf(over)).toEqual(fields))
