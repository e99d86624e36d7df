import type { Demo } from '#builder/registry.ts'

const row = (network: string, url: string) => ({ network, link: { url } })
const social_icon_list = [
  row('instagram', 'https://instagram.example/casaaroeira'),
  row('pinterest', 'https://pinterest.example/casaaroeira'),
  row('facebook', 'https://facebook.example/casaaroeira'),
  row('youtube', 'https://youtube.example/casaaroeira'),
]

export default [
  { title: 'Rodapé', settings: { social_icon_list } },
  { title: 'Simples, no centro', settings: { social_icon_list, look: 'plain', align: 'center' } },
  {
    title: 'Conversa',
    settings: {
      social_icon_list: [
        { ...row('whatsapp', 'https://wa.me/5532999550199'), label: 'Conversar no WhatsApp' },
        row('tiktok', 'https://tiktok.example/casaaroeira'),
      ],
    },
  },
] satisfies Demo[]
