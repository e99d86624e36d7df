import { defineMailExample } from '../mail-example.ts'

export default defineMailExample({
  title: 'Já existe uma conta',
  when: 'Quando alguém tenta criar uma conta com um e-mail que já tem uma.',
  to: 'customer',
  place: 21,
  draw: ({ ofAccount, person }) => ofAccount.alreadyHere(person),
})
