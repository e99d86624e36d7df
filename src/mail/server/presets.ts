export type Encryption = 'tls' | 'starttls'

/** A service that sends mail for shops: what to type, where to find it, and what its senders' domains need. */
export type MailPreset = {
  id: string
  name: string
  host: string
  port: number
  encryption: Encryption
  userHelp: string
  passwordHelp: string
  /** What the domain's SPF record has to include. Undefined where the service sends under a domain of its own. */
  spfInclude?: string
  dkimSelectors: readonly string[]
  /** Where the record of a selector points to, when that is the same for everybody or follows from the domain. */
  dkimTarget?: (selector: string, domain: string) => string
  /** Where the service shows the domain's DKIM record. */
  dkimHelp: string
}

export const MAIL_PRESETS: readonly MailPreset[] = [
  {
    id: 'gmail',
    name: 'Gmail ou Google Workspace',
    host: 'smtp.gmail.com',
    port: 465,
    encryption: 'tls',
    userHelp: 'O seu endereço inteiro, como loja@gmail.com.',
    passwordHelp:
      'Uma senha de app, não a senha da conta. Ligue a verificação em duas etapas e crie uma em myaccount.google.com/apppasswords.',
    spfInclude: '_spf.google.com',
    dkimSelectors: ['google'],
    dkimHelp: 'No Google Admin: Apps › Google Workspace › Gmail › Autenticar e-mail.',
  },
  {
    id: 'outlook',
    name: 'Outlook (Microsoft 365)',
    host: 'smtp.office365.com',
    port: 587,
    encryption: 'starttls',
    userHelp: 'O endereço inteiro da caixa de correio.',
    passwordHelp:
      'A caixa precisa ter «SMTP autenticado» ligado no centro de administração. Com verificação em duas etapas, use uma senha de aplicativo. Contas pessoais (@outlook.com, @hotmail.com) não aceitam mais senha.',
    spfInclude: 'spf.protection.outlook.com',
    dkimSelectors: ['selector1', 'selector2'],
    dkimHelp: 'No Microsoft Defender: Email e colaboração › Políticas › Configurações de autenticação › DKIM.',
  },
  {
    id: 'locaweb',
    name: 'Locaweb (e-mail)',
    host: 'email-ssl.com.br',
    port: 465,
    encryption: 'tls',
    userHelp: 'O endereço inteiro da caixa de correio.',
    passwordHelp: 'A senha da caixa de correio, a mesma do webmail.',
    spfInclude: '_spf.locaweb.com.br',
    dkimSelectors: [],
    dkimHelp: 'No painel da Locaweb, na parte de e-mail do domínio.',
  },
  {
    id: 'hostinger',
    name: 'Hostinger',
    host: 'smtp.hostinger.com',
    port: 465,
    encryption: 'tls',
    userHelp: 'O endereço inteiro da caixa de correio.',
    passwordHelp: 'A senha da caixa de correio, a mesma do webmail.',
    spfInclude: '_spf.mail.hostinger.com',
    dkimSelectors: ['hostingermail-a', 'hostingermail-b', 'hostingermail-c'],
    dkimTarget: (selector) => `${selector}.dkim.mail.hostinger.com`,
    dkimHelp: 'No hPanel: E-mails › Gerenciar › Conectar domínio.',
  },
  {
    id: 'ses',
    name: 'Amazon SES',
    host: 'email-smtp.sa-east-1.amazonaws.com',
    port: 465,
    encryption: 'tls',
    userHelp: 'O usuário das credenciais SMTP do SES; não é o e-mail nem uma chave de acesso da AWS.',
    passwordHelp:
      'Criada junto com o usuário em Amazon SES › Configurações de SMTP. Se a sua conta usa outra região, troque-a no nome do servidor.',
    dkimSelectors: [],
    dkimHelp: 'No Amazon SES: Identidades › o seu domínio › DKIM. São três registros; o seletor é o começo de um deles.',
  },
  {
    id: 'brevo',
    name: 'Brevo',
    host: 'smtp-relay.brevo.com',
    port: 465,
    encryption: 'tls',
    userHelp: 'O login que aparece em SMTP e API › SMTP.',
    passwordHelp: 'Uma chave SMTP criada em SMTP e API › SMTP; não é a senha da conta nem uma chave de API.',
    spfInclude: 'spf.brevo.com',
    dkimSelectors: ['brevo1', 'brevo2'],
    dkimTarget: (selector, domain) => `${selector.replace('brevo', 'b')}.${domain.replaceAll('.', '-')}.dkim.brevo.com`,
    dkimHelp: 'No Brevo: Remetentes, domínios e IPs › Domínios.',
  },
  {
    id: 'resend',
    name: 'Resend',
    host: 'smtp.resend.com',
    port: 465,
    encryption: 'tls',
    userHelp: 'Digite resend, a palavra mesmo.',
    passwordHelp: 'Uma chave de API criada em Resend › API Keys, com permissão de envio. Ela começa com re_.',
    dkimSelectors: ['resend'],
    dkimHelp: 'No Resend: Domains › o seu domínio.',
  },
]

/** Undefined for a server that no preset is about. */
export const presetOf = (id: string): MailPreset | undefined => MAIL_PRESETS.find((preset) => preset.id === id)
