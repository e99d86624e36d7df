import type { Demo } from '#builder/registry.ts'

export default [
  { title: 'Conversa e formulário', settings: { privacy_url: { url: '/politica-de-privacidade/' } } },
  {
    title: 'Em cartões, com outras palavras',
    settings: { look: 'cards', title: 'O que dizem os leitores', form_title: 'E você, o que acha?', button_text: 'Publicar' },
  },
  { title: 'Só para ler', settings: { show_form: '', title: 'A conversa', title_tag: 'h3', look: 'cards' } },
] satisfies Demo[]
