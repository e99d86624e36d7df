import { defineMailExample } from '../mail-example.ts'

export default defineMailExample({
  title: 'Link para entrar',
  when: 'Quando alguém pede para entrar por um link no e-mail.',
  to: 'customer',
  place: 22.5,
  draw: ({ ofAccount, person }) => ofAccount.signInLink(person, 'exemplo', false),
})
