import type { ViewProps } from '#builder/define-widget.ts'
import { GoogleButton } from './google-button.tsx'
import type { LoginWays } from './load.ts'
import { LoginForm } from './login-form.tsx'
import type widget from './widget.ts'

export default function Login({ settings, id, data }: ViewProps<typeof widget, LoginWays>) {
  const { user_label, password_label, button_text, show_remember_me, show_lost_password, show_mail_link, show_register } =
    settings
  return (
    <div className="woocommerce elementor-login">
      <LoginForm
        prefix={`${id}-`}
        labels={{ user: user_label, password: password_label, button: button_text || 'Acessar' }}
        redirect={settings.redirect_url.url}
        showRemember={show_remember_me}
      >
        {data.hasGoogle && <GoogleButton redirect={settings.redirect_url.url} />}
        {(show_lost_password || show_mail_link || show_register) && (
          <p className="elementor-login__links">
            {show_lost_password && <a href="/minha-conta/lost-password/">Perdeu sua senha?</a>}
            {show_mail_link && <a href="/minha-conta/entrar-por-email/">Entrar com um link no e-mail</a>}
            {show_register && <a href="/minha-conta/#cadastro">Cadastre-se</a>}
          </p>
        )}
      </LoginForm>
    </div>
  )
}
