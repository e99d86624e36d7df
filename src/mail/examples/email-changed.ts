import { defineMailExample } from '../mail-example.ts'

export default defineMailExample({
  title: 'E-mail da conta mudou',
  when: 'Depois que o e-mail de uma conta muda; vai para o endereço antigo.',
  to: 'customer',
  place: 24,
  draw: ({ ofAccount, person }) => ofAccount.emailChanged(person, 'ana.nova@exemplo.com.br'),
})
