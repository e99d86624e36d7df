import { defineMailExample } from '../mail-example.ts'

export default defineMailExample({
  title: 'Senha da conta mudou',
  when: 'Depois que a senha de uma conta muda.',
  to: 'customer',
  place: 23,
  draw: ({ ofAccount, person }) => ofAccount.passwordChanged(person, ['Planilha de estoque']),
})
