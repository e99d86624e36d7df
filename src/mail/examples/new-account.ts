import { defineMailExample } from '../mail-example.ts'

export default defineMailExample({
  title: 'Conta criada',
  when: 'Quando alguém cria uma conta.',
  to: 'customer',
  place: 20,
  draw: ({ ofAccount, person }) => ofAccount.newAccount(person),
})
