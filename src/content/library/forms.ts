import { widget } from './elements.ts'
import type { ShopFacts } from './shop-facts.ts'

const NAME = { custom_id: 'nome', field_type: 'text', field_label: 'Nome', required: 'true' }
const EMAIL = {
  custom_id: 'email',
  field_type: 'email',
  field_label: 'E-mail',
  required: 'true',
  placeholder: 'voce@exemplo.com.br',
}
/** A field that only programs fill in. */
const TRAP = { custom_id: 'site_pessoal', field_type: 'honeypot' }

/** Asks for an address and for the consent that the law wants; nothing is ticked beforehand. */
export const newsletterForm = ({ name }: ShopFacts, button = 'Quero receber') =>
  widget('form', {
    form_name: 'Novidades por e-mail',
    button_text: button,
    success_message: 'Pronto! A próxima novidade chega no seu e-mail.',
    submit_actions: ['newsletter'],
    newsletter_list: 'novidades',
    newsletter_email_field: 'email',
    newsletter_consent_field: 'aceite',
    form_fields: [
      EMAIL,
      {
        custom_id: 'aceite',
        field_type: 'acceptance',
        field_label: 'Aceite',
        acceptance_text: `Quero receber novidades de ${name} por e-mail. Posso sair quando quiser.`,
        required: 'true',
      },
      TRAP,
    ],
  })

/** Answered by people, so it asks for little. */
export const contactForm = (subjects: string) =>
  widget('form', {
    form_name: 'Contato',
    button_text: 'Enviar mensagem',
    success_message: 'Recebemos a sua mensagem. A resposta chega no seu e-mail.',
    submit_actions: ['email'],
    email_subject: 'Contato pelo site: [field id="assunto"]',
    email_reply_to: 'email',
    form_fields: [
      { ...NAME, width: '50', width_tablet: '100' },
      { ...EMAIL, width: '50', width_tablet: '100' },
      { custom_id: 'assunto', field_type: 'select', field_label: 'Assunto', required: 'true', field_options: subjects },
      { custom_id: 'mensagem', field_type: 'textarea', field_label: 'Mensagem', required: 'true', rows: 5 },
      {
        custom_id: 'aceite',
        field_type: 'acceptance',
        field_label: 'Aceite',
        acceptance_text: 'Li a política de privacidade e aceito que usem estes dados para me responder.',
        required: 'true',
      },
      TRAP,
    ],
  })

/** What a shop needs to know of another that wants to sell its goods. */
export const resellerForm = () =>
  widget('form', {
    form_name: 'Revenda',
    button_text: 'Pedir a tabela de revenda',
    success_message: 'Recebemos o seu pedido. A tabela chega no seu e-mail depois da conferência dos dados.',
    submit_actions: ['email'],
    email_subject: 'Pedido de revenda: [field id="empresa"]',
    email_reply_to: 'email',
    form_fields: [
      { ...NAME, width: '50' },
      { custom_id: 'empresa', field_type: 'text', field_label: 'Nome da loja', required: 'true', width: '50' },
      { custom_id: 'cnpj', field_type: 'text', field_label: 'CNPJ', required: 'true', width: '50' },
      { custom_id: 'cidade', field_type: 'text', field_label: 'Cidade e estado', required: 'true', width: '50' },
      { ...EMAIL, width: '50' },
      { custom_id: 'telefone', field_type: 'tel', field_label: 'WhatsApp ou telefone', width: '50' },
      { custom_id: 'mensagem', field_type: 'textarea', field_label: 'Conte um pouco sobre a sua loja', rows: 4 },
      {
        custom_id: 'aceite',
        field_type: 'acceptance',
        field_label: 'Aceite',
        acceptance_text: 'Li a política de privacidade e aceito que usem estes dados para responder ao meu pedido.',
        required: 'true',
      },
      TRAP,
    ],
  })
