import type { Demo } from '#builder/registry.ts'

const link = { url: '/shop/' }

export default [
  { title: 'Chamada principal', settings: { text: 'Conhecer a coleção', link, size: 'lg', icon: 'arrow-right' } },
  {
    title: 'Contorno, largura total no celular',
    settings: {
      text: 'Falar com a oficina',
      link,
      look: 'outline',
      icon: 'whatsapp',
      icon_align: 'start',
      align: 'center',
      align_mobile: 'stretch',
    },
  },
  { title: 'Só texto', settings: { text: 'Ver todas as cerâmicas', link, look: 'plain', icon: 'arrow-right' } },
] satisfies Demo[]
