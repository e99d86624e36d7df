import type { Demo } from '#builder/registry.ts'

export default [
  { title: 'Completo', settings: { show_register: 'yes' } },
  {
    title: 'Só o essencial',
    settings: { show_remember_me: '', show_lost_password: '', show_mail_link: '', button_text: 'Entrar' },
  },
  {
    title: 'Volta à loja depois de entrar',
    settings: { user_label: 'Seu e-mail', password_label: 'Sua senha', redirect_url: { url: '/loja/' } },
  },
] satisfies Demo[]
