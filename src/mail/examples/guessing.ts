import { alarmMail } from '../alarm-mail.ts'
import { defineMailExample } from '../mail-example.ts'

export default defineMailExample({
  title: 'Muitas senhas erradas',
  when: 'Quando alguém tenta adivinhar senhas na loja.',
  to: 'shop',
  place: 44,
  draw: alarmMail,
})
