import { defineMailExample } from '../mail-example.ts'

export default defineMailExample({
  title: 'Nova senha',
  when: 'Quando alguém pede uma nova senha.',
  to: 'customer',
  place: 22,
  draw: ({ ofAccount, person }) => ofAccount.passwordReset(person, 'exemplo'),
})
