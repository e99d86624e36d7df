import type { Demo } from '#builder/registry.ts'

export default [
  { title: 'Como vem', settings: {} },
  {
    title: 'Com outras palavras, no centro',
    settings: {
      confirmation_message_text: 'Oba! Já estamos separando as suas peças.',
      confirmation_message_alignment: 'center',
    },
  },
  { title: 'Só o pedido', settings: { confirmation_message_active: '' } },
] satisfies Demo[]
