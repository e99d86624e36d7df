import { defineWidget } from '#builder/define-widget.ts'
import { link, text, toggle } from '#builder/fields.ts'
import { loginParts } from './style-parts.ts'

export default defineWidget({
  name: 'login',
  title: 'Entrar na conta',
  group: 'site',
  style: loginParts,
  fields: {
    user_label: text('Rótulo do nome', 'Nome de usuário ou e-mail', 80),
    password_label: text('Rótulo da senha', 'Senha', 80),
    button_text: text('Texto do botão', 'Acessar', 40),
    show_remember_me: toggle('Mostrar «Lembre-me»', true),
    show_lost_password: toggle('Mostrar «Perdeu sua senha?»', true),
    show_mail_link: toggle('Mostrar «Entrar com um link no e-mail»', true),
    show_register: toggle('Mostrar «Cadastre-se»'),
    /** Only addresses of the shop itself are followed. */
    redirect_url: link('Depois de entrar, ir para'),
  },
})
