import { widget } from '#builder/write-document.ts'

/** The form of the contact page: answered by people, so it asks for little. */
export const contactForm = widget('form', {
  form_name: 'Contato',
  button_text: 'Enviar mensagem',
  success_message: 'Recebemos a sua mensagem. Respondemos em até um dia útil.',
  submit_actions: ['email', 'email2'],
  email_subject: 'Contato pelo site: [field id="assunto"]',
  email_reply_to: 'email',
  email_to_2: '[field id="email"]',
  email_subject_2: 'Recebemos a sua mensagem',
  email_content_2:
    'Olá, [field id="nome"]!\n\nSua mensagem chegou e já está na nossa mesa. Respondemos em até um dia útil.\n\nCasa Aroeira',
  form_fields: [
    { custom_id: 'nome', field_type: 'text', field_label: 'Nome', required: 'true', width: '50' },
    {
      custom_id: 'email',
      field_type: 'email',
      field_label: 'E-mail',
      required: 'true',
      width: '50',
      placeholder: 'voce@exemplo.com.br',
    },
    {
      custom_id: 'assunto',
      field_type: 'select',
      field_label: 'Assunto',
      required: 'true',
      width: '50',
      field_options: 'Uma peça\nUm pedido\nTroca ou devolução\nSou artesã ou artesão\nOutro assunto',
    },
    {
      custom_id: 'pedido',
      field_type: 'text',
      field_label: 'Número do pedido',
      placeholder: 'Se for sobre um pedido ou uma troca',
      width: '50',
      required_when_field: 'assunto',
      required_when_value: 'Um pedido',
    },
    { custom_id: 'mensagem', field_type: 'textarea', field_label: 'Mensagem', required: 'true', rows: 6 },
    {
      custom_id: 'fotos',
      field_type: 'upload',
      field_label: 'Fotos, se ajudarem (até 3, de 5 MB)',
      allow_multiple_upload: 'yes',
      max_files: 3,
      file_sizes: 5,
      file_types: 'jpg,png,webp,heic,pdf',
    },
    {
      custom_id: 'aceite',
      field_type: 'acceptance',
      acceptance_text: 'Li a política de privacidade e aceito que usem estes dados para me responder.',
      required: 'true',
    },
    { custom_id: 'site_pessoal', field_type: 'honeypot' },
    { custom_id: 'verificacao', field_type: 'captcha' },
  ],
})
